import type { DocumentNode } from 'graphql';

/** A query of a page's first rendering: the document and the variables that its hook asks with. */
export interface PageQuery {
  document: DocumentNode;
  variables?: Record<string, unknown>;
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentNode, FormattedExecutionResult, GraphQLFormattedError } from 'graphql';

/** An operation of a page or a feed. */
export interface PageOperation {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

export type ExecutePage = (operation: PageOperation) => Promise<FormattedExecutionResult>;

interface Asked {
  /** Path and query. */
  url: string;
  origin: string;
}

/** Whether the visitor is asked about cookies, and in which version of the question. */
export interface ConsentQuestion {
  version: number;
  isAsked: boolean;
}

/** What client/entry-server.tsx exports, as far as it is used here. */
export interface Renderer {
  movedTo(request: Asked): string | undefined;
  isForOperators(request: Asked): boolean;
  listedPages(): string[];
  readFeed(request: Asked & { execute: ExecutePage }): Promise<ReadFeed | undefined>;
  render(
    request: Asked & {
      now: string;
      toOperator: boolean;
      consent: ConsentQuestion;
      execute: ExecutePage;
      beforeRendering: () => Promise<void>;
    },
  ): Promise<{
    status: number;
    head: string;
    consent: string;
    page: string;
    state: string;
    module: string;
    errors: GraphQLFormattedError[];
  }>;
}

/** A feed of the newest rows of a list. Its addresses are paths. */
export interface ReadFeed {
  title: string;
  description: string;
  page: string;
  self: string;
  entries: { id: string; title: string; text: string; path: string; publishedAt: string }[];
  errors: GraphQLFormattedError[];
}

/** Loads the renderer that `npm run build` wrote; the process has one, however many parts load it. */
export async function loadRenderer(directory: string): Promise<Renderer> {
  return (await import(pathToFileURL(join(directory, 'server/entry-server.js')).href)) as Renderer;
}

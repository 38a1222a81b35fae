import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { facetsType } from '../graph/facets-type.ts';
import { addCorrection } from '../graph/search-correction.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import type { DocumentConnection } from './compliance.service.ts';
import { Document } from './document.ts';
import type { FacetName } from './document-facets.ts';
import { DocumentFilterInput, DocumentSort } from './document-filter-input.ts';

const DocumentFacets = facetsType<FacetName>('DocumentFacets', {
  category: 'By category.',
  urgency: 'By urgency.',
  source: 'By the body behind it.',
});

const DocumentConnectionType = connectionType<DocumentConnection['rows'][number], DocumentConnection>(
  'Document',
  Document,
);

addCorrection(DocumentConnectionType);

builder.objectField(DocumentConnectionType, 'facets', (t) =>
  t.field({
    type: DocumentFacets,
    description: 'Values and counts to narrow the list by; each is counted only when it is asked for.',
    resolve: (connection) => connection.facets,
  }),
);

builder.queryField('documents', (t) =>
  t.field({
    type: DocumentConnectionType,
    description: 'Published compliance documents, narrowed by any of the filters: every one given must hold.',
    args: {
      filter: t.arg({ type: DocumentFilterInput, description: 'The filter of the list.' }),
      sort: t.arg({ type: DocumentSort, defaultValue: 'most_urgent', description: 'Order of the list.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { filter, sort, ...page }, context, info) =>
      context.services.compliance.list(filter ?? {}, sort ?? 'most_urgent', page, selectedFields(info)),
  }),
);

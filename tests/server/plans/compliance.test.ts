import { replaceBulkDocuments } from '../../../server/database/bulk/bulk-documents.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';
import { describeListPlans, type ExplainedList, testAllIsTried } from './list-plans.ts';

const documents: ExplainedList = {
  table: 'document',
  field: 'documents',
  type: 'Document',
  rows: 'title content regulations versions { number changeNote content }',
  filters: {
    search: ['policy', 'dialysis', 'ashbarn', 'hoist', 'ed', 'self-assessment', 'about'].map((search) => ({ search })),
    category: [{ category: ['TRAINING'] }, { category: ['TRAINING', 'POLICIES'] }],
    urgency: [{ urgency: ['HIGH'] }, { urgency: ['HIGH', 'LOW'] }],
    source: [{ source: 'NHS England' }, { source: 'mhra' }, { source: 'Nobody' }],
  },
  together: { search: 'policy', category: ['POLICIES'], urgency: ['HIGH'], source: 'Care Quality Commission' },
  orders: ['MOST_URGENT', 'NEWEST', 'TITLE', 'RELEVANCE'],
  facets: ['category', 'urgency', 'source'],
};

describePostgres('no list of documents reads the whole table', () => {
  const portal = new ExplainedPortal([replaceBulkDocuments, 50_000]);

  describeListPlans(portal, documents);
});

testAllIsTried(documents);

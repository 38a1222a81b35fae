import { describe, test } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
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
    source: [{ source: 'NHS England' }, { source: 'mhra' }, { source: 'Unknown body' }],
  },
  together: { search: 'policy', category: ['POLICIES'], urgency: ['HIGH'], source: 'Care Quality Commission' },
  orders: ['MOST_URGENT', 'NEWEST', 'TITLE', 'RELEVANCE'],
  facets: ['category', 'urgency', 'source'],
};

const id = '01a1ede2-0000-7000-8000-000000000001';
const signedUp: Viewer = { kind: 'account', accountId: id, sessionId: id, access: 'member', emailConfirmedAt: null };
const daysBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describePostgres('no list of documents reads the whole table', () => {
  const portal = new ExplainedPortal([replaceBulkDocuments, 20_000]);

  describeListPlans(portal, documents);

  describe('the monitor', () => {
    const query = `query ($documents: [String!], $regulations: [String!], $since: Date) {
      monitorCompliance(documents: $documents, regulations: $regulations, since: $since) { status changes { on title } } }`;

    test.each<object>([
      {},
      { since: daysBefore(7) },
      { since: daysBefore(7), regulations: ['UK GDPR'] },
      { documents: ['bulk-0000007'] },
    ])('%j', async (watched) => {
      await portal.ask(query, watched, signedUp);
      await portal.expectNoScan('document', 'document_version');
    });
  });
});

testAllIsTried(documents);

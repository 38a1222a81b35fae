import { expect, test } from 'vitest';
import { replaceBulkArticles } from '../../../server/database/bulk/bulk-articles.ts';
import { replaceBulkDocuments } from '../../../server/database/bulk/bulk-documents.ts';
import { replaceBulkEquipment } from '../../../server/database/bulk/bulk-equipment.ts';
import { replaceBulkJobs } from '../../../server/database/bulk/bulk-jobs.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';

describePostgres('the search across the portal reads no table from end to end', () => {
  const portal = new ExplainedPortal(
    // More posts than the windows of time reach.
    [replaceBulkJobs, 35_000],
    [replaceBulkDocuments, 10_000],
    [replaceBulkEquipment, 10_000],
    [replaceBulkArticles, 10_000],
  );

  test.each([
    'nurse',
    'icu nurse',
    'nurse jobs',
    'jobs',
    'ventilater',
    'nurce manchestr',
    'vent',
    'how do i find a pump for the ward',
    'zzzz',
    'part time nurse',
    'band 7 jobs over £40,000 in leeds',
    'band 7',
  ])('%s', async (q) => {
    const { search } = await portal.ask('query ($q: String!) { search(q: $q) { sources { answered } } }', { q });
    expect(search).toEqual({ sources: Array(5).fill({ answered: true }) });
    const explained = await portal.expectNoScan('job', 'document', 'equipment', 'article');
    expect(explained).toBeGreaterThan(3);
  });
});

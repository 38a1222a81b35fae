import { sql } from 'kysely';
import { test } from 'vitest';
import { replaceBulkArticles } from '../../../server/database/bulk/bulk-articles.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';
import { describeListPlans, type ExplainedList, testAllIsTried } from './list-plans.ts';

const articles: ExplainedList = {
  table: 'article',
  field: 'news',
  type: 'Article',
  rows: 'title content',
  filters: {
    search: ['unit', 'waiting times', 'dialysis', 'ashbarn', 'ventil', 'procurement', 'ed', 'about'].map((search) => ({
      search,
    })),
    category: [{ category: ['POLICY'] }, { category: ['POLICY', 'RESEARCH'] }],
    priority: [{ priority: ['HIGH'] }, { priority: ['HIGH', 'LOW'] }],
    verified: [{ verified: true }, { verified: false }],
  },
  together: { search: 'clinic', category: ['BREAKING'], priority: ['HIGH'], verified: true },
  orders: ['NEWEST', 'RELEVANCE'],
  facets: ['category', 'priority'],
};

describePostgres('nothing that is asked about news reads the whole table', () => {
  const portal = new ExplainedPortal([replaceBulkArticles, 20_000]);

  test.each([
    '{ featuredNews(limit: 1) { title } }',
    '{ searchNews(q: "triage") { nodes { title } } }',
    '{ article(id: "generated-0000500") { content } }',
    '{ article(id: "01a1ede2-6680-790d-b5ad-95077e39d399") { content } }',
  ])('%s', async (operation) => {
    await portal.ask(operation);
    await portal.expectNoScan('article');
  });

  test('counting a view', async () => {
    await portal.ask('mutation { countArticleView(id: "generated-0000500") { __typename } }');
    await sql`insert into visitor_mark select 'subject ' || n, '2020-01-01', 'v' || n, 'n' from generate_series(1, 20000) n`.execute(
      portal.db,
    );
    await sql`analyze visitor_mark`.execute(portal.db);
    await portal.ask('mutation { countArticleView(id: "generated-0000501") { __typename } }');
    await portal.expectNoScan('article', 'visitor_mark');
  });

  describeListPlans(portal, articles);
});

testAllIsTried(articles);

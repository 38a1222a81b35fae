import { execute, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../schema/index.ts';
import { createServices } from '../../schema/services.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import { type RecordedStatements, recordStatements } from '../support/recorded-statements.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { testPorts } from '../support/test-ports.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
const viewer = { kind: 'anonymous' } as const;
const document = parse('query ($q: String!) { search(q: $q) { hits { id title percent } sources { answered } } }');
let database: TestDatabase;
let recorded: RecordedStatements;
let services: ReturnType<typeof createServices>;

beforeAll(async () => {
  database = await openTestDatabase();
  recorded = recordStatements(database.runner);
  services = createServices({ db: databaseOver(recorded.runner), viewer, ports: testPorts(clock) });
});
afterAll(() => database.close());

/** The statements of a search for words that were searched for before. */
async function statementsOf(q: string): Promise<string[]> {
  const search = () =>
    execute({ schema, document, variableValues: { q }, contextValue: { viewer, services, requestId: '' } });
  await search();
  recorded.take();
  const { errors } = await search();
  expect(errors).toBeUndefined();
  return recorded.take().map(({ sql }) => sql);
}

test.each(['nurse', 'icu', 'wheelchair'])('a search for %s is one statement for each part of the portal', async (q) => {
  const statements = await statementsOf(q);
  expect(statements).toHaveLength(5);
  for (const table of ['job', 'document', 'equipment', 'article', 'help_article']) {
    expect(statements.filter((sql) => sql.includes(`from "${table}"`))).toHaveLength(1);
  }
});

test('words that stand together seldom are looked for with most of them, and with any, by two statements at most', async () => {
  for (const q of ['patient monitor', 'infection control', 'community nurse rehabilitation pathway']) {
    expect((await statementsOf(q)).length).toBeLessThanOrEqual(9);
  }
});

test('each statement judges a hundred rows at most', async () => {
  for (const sql of await statementsOf('patient monitor')) {
    expect(sql).toMatch(/as found limit 100\b/);
  }
});

test('the words of the portal are not read again while they are fresh', async () => {
  const statements = await statementsOf('patient monitor');
  expect(statements.join()).not.toMatch(/search_synonym|known_place_name|tsvector_to_array|phraseto_tsquery/);
});

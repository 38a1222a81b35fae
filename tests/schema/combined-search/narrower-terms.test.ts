import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSynonyms } from '../../../schema/queries/search/synonyms.queries.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what only narrows a kind does not stand for it: "bank staff" is staff, and "bank" is none', async () => {
  const { narrower } = await readSynonyms(database.db, '');
  expect(narrower.get('staff')).toContain('staff bank');
  expect(narrower.get('staff')).not.toContain('bank');
});

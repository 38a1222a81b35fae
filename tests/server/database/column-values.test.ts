import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

// The same file runs on both databases, so that both are held to the same values.
test.each([
  ['timestamptz', "'2026-03-29 02:30:00.123456+01'::timestamptz", '2026-03-29T01:30:00.123Z'],
  ['timestamptz(3)', "'2026-11-20 09:30:00'::timestamptz(3)", '2026-11-20T09:30:00.000Z'],
  ['a tenth of a second', "'2026-11-20 09:30:00.1+00'::timestamptz", '2026-11-20T09:30:00.100Z'],
  ['timestamp', "'2026-11-20 09:30:00.5'::timestamp", '2026-11-20T09:30:00.500Z'],
  ['date', "'2026-11-20'::date", '2026-11-20'],
  ['numeric', "'37.50'::numeric(4, 2)", 37.5],
  ['integer', '2147483647', 2_147_483_647],
  ['bigint', "'9007199254740991'::bigint", 9_007_199_254_740_991],
  ['count(*)', '(select count(*) from place where false)', 0],
  ['double precision', "'51.1414'::double precision", 51.1414],
  ['boolean', 'true', true],
  ['text', "'naïve'", 'naïve'],
  ['text[]', "array['a', 'b, c', '\"']", ['a', 'b, c', '"']],
  ['jsonb', `'[{"label": "A", "value": 1.5}]'::jsonb`, [{ label: 'A', value: 1.5 }]],
  ['uuid', "'01A1EDE2-6680-790D-B5AD-95077E39D315'::uuid", '01a1ede2-6680-790d-b5ad-95077e39d315'],
  ['null', 'null::timestamptz', null],
])('%s arrives as stated', async (_type, expression, expected) => {
  const { rows } = await sql`select ${sql.raw(expression)} as value`.execute(database.db);
  expect(rows).toEqual([{ value: expected }]);
});

test('values go in as they come out', async () => {
  const written = { at: '2026-11-20T09:30:00.123Z', day: '2026-11-20', hours: 18.75, list: ['a', 'b'], text: 'naïve' };
  const { rows } = await sql`
    select ${written.at}::timestamptz(3) as at, ${written.day}::date as day, ${written.hours}::numeric as hours,
      ${written.list}::text[] as list, ${written.text}::text as text`.execute(database.db);
  expect(rows).toEqual([written]);
});

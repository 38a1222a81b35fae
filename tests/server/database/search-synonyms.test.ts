import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '../../../schema/tables.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Pair {
  readonly typed: string;
  readonly held: string;
}

/** The pairs whose typed text does not find the text that is held; a text of stop words alone is found by none. */
async function unmatched(pairs: readonly Pair[]): Promise<string[]> {
  const { rows } = await sql<{ pair: string }>`
    with pair as materialized (select * from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (typed text, held text)),
    query as materialized (select typed, search_query(typed) as query from (select distinct typed from pair) as typed),
    text as materialized (
      select held, to_tsvector('english', search_fold(held)) as vector from (select distinct held from pair) as held
    )
    select typed || ' > ' || held as pair from pair join query using (typed) join text using (held)
    where length(vector) > 0 and not vector @@ query order by pair`.execute(database.db);
  return rows.map(({ pair }) => pair);
}

test('every term finds its own text, its words in the opposite order, and each of its alternatives', async () => {
  const rows = await database.db.selectFrom('search_synonym').select(['term', 'alternatives']).execute();
  expect(rows.length).toBeGreaterThan(3_000);
  const reversed = (term: string) => term.split(' ').reverse().join(' ');
  const pairs = rows.flatMap((row) =>
    [row.term, reversed(row.term), ...row.alternatives].map((held) => ({
      typed: row.term,
      held,
    })),
  );
  expect(await unmatched(pairs)).toEqual([]);
});

test.each([
  ['icu nurse', 'intensive care nurse'],
  ['intensive care nurse', 'nurse on ICU'],
  ['infection control', 'Infection prevention and control policy'],
  ['infection control', 'Control of infection'],
  ['band 5 icu nurse', 'Band 5 nurse, intensive care'],
  ['scottish pay', 'Pay scales in Scotland'],
  ['scotland pay', 'The Scottish scale of pay'],
  ['welsh pay', 'Pay in Wales'],
  ['northern irish trust', 'A trust in Northern Ireland'],
])('%s finds "%s"', async (typed, held) => {
  expect(await unmatched([{ typed, held }])).toEqual([]);
});

const words = ['critical', 'care', 'nurse', 'icu', 'hca', 'ward'];
const phrase = (most: number) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: most }).map((parts) => parts.join(' '));
const synonyms = fc.dictionary(phrase(3), fc.array(phrase(2), { minLength: 1, maxLength: 2 }), { maxKeys: 4 });

/** Which texts a search finds with these synonyms and no others. */
async function found(
  db: Kysely<DB>,
  table: Readonly<Record<string, readonly string[]>>,
  typed: string,
  texts: readonly string[],
): Promise<string[]> {
  await sql`delete from search_synonym`.execute(db);
  const rows = Object.entries(table).map(([term, alternatives]) => ({ term, alternatives: [...alternatives] }));
  if (rows.length > 0) {
    await db.insertInto('search_synonym').values(rows).execute();
  }
  const { rows: matches } = await sql<{ text: string }>`
    select text from unnest(${texts}::text[]) as text where to_tsvector('english', text) @@ search_query(${typed})`.execute(
    db,
  );
  return matches.map(({ text }) => text);
}

/** The work of a test in a transaction that is taken back. */
async function takenBack(work: (db: Kysely<DB>) => Promise<void>): Promise<void> {
  const transaction = await database.db.startTransaction().execute();
  try {
    await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

test('synonyms never take a match away', async () => {
  await takenBack((db) =>
    fc.assert(
      fc.asyncProperty(
        synonyms,
        synonyms,
        phrase(4),
        fc.array(phrase(4), { maxLength: 8 }),
        async (some, others, typed, texts) => {
          const before = await found(db, some, typed, texts);
          const after = await found(db, { ...others, ...some }, typed, texts);
          expect(after).toEqual(expect.arrayContaining(before));
        },
      ),
      { numRuns: 60 },
    ),
  );
});

test('a word stands for itself, where terms overlap for those of either, and no alternative for more than its term', async () => {
  const table = { 'critical care': ['icu'], 'care nurse': ['hca'], icu: ['critical care'] };
  const texts = ['icu nurse', 'critical hca', 'icu hca', 'nurse critical care', 'icu', 'hca', 'critical nurse', 'ward'];
  await takenBack(async (db) => {
    expect(await found(db, table, 'critical care nurse', texts)).toEqual(texts.slice(0, 4));
    expect(await found(db, table, 'icu nurse', texts)).toEqual(['icu nurse', 'nurse critical care']);
  });
});

test('a search of two hundred characters that holds many terms is read at once', async () => {
  const typed =
    'critical care nurse icu infection control emergency department x ray blood pressure intensive care unit '
      .repeat(2)
      .slice(0, 200);
  const started = performance.now();
  const { rows } = await sql<{ nodes: number }>`select numnode(search_query(${typed})) as nodes`.execute(database.db);
  expect(rows[0]?.nodes).toBeLessThan(1_000);
  expect(performance.now() - started).toBeLessThan(500);
});

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { cachedAnswer } from '../cached-answer.ts';
import { newestFirst, type SearchedTable } from './listed-table.ts';

/** What a part of the portal says seldom changes much; new words are asked for by `findHeld`. */
const FRESH_FOR_MS = 300_000;
/** How many of the newest rows of a table its words are taken from. */
const ROWS_OF_WORDS = 500;
const ROWS_OF_STEMS = 200;

/** The words of the newest rows of a part of the portal. */
export interface Vocabulary {
  /** As they are written, folded. */
  readonly words: ReadonlySet<string>;
  /** How many of `rows` hold each stem. */
  readonly stems: ReadonlyMap<string, number>;
  readonly rows: number;
}

export const emptyVocabulary: Vocabulary = { words: new Set(), stems: new Map(), rows: 0 };

type Searched = SearchedTable<never, never>;

/** One for each table, so that all who ask for its words share them. */
const readers = new WeakMap<Searched, (db: Kysely<DB>) => Promise<Vocabulary>>();

/** Reads the words of the newest rows of a table: all words of the columns that are searched by parts, and the stems of all texts. */
export function vocabularyReader(searched: Searched): (db: Kysely<DB>) => Promise<Vocabulary> {
  const known = readers.get(searched);
  if (known) {
    return known;
  }
  const read = cachedAnswer(FRESH_FOR_MS, (db) => findVocabulary(db, searched));
  const reader = (db: Kysely<DB>) => read(db, '');
  readers.set(searched, reader);
  return reader;
}

async function findVocabulary(
  db: Kysely<DB>,
  { table, time, listed = sql<boolean>`true` }: Searched,
): Promise<Vocabulary> {
  const newest = (column: string, count: number) => sql`(
    select ${sql.ref(`${table}.${column}`)} as value from ${sql.table(table)} where ${listed}
    order by ${newestFirst({ table, time })} limit ${sql.lit(count)}) as newest`;
  const { rows } = await sql<{ word: string; rows: number | null }>`
    select distinct word, null::integer as rows
    from ${newest('search_text', ROWS_OF_WORDS)}
    cross join lateral unnest(tsvector_to_array(to_tsvector('simple', value))) as word
    union all
    select word, count(*)::integer
    from ${newest('search_vector', ROWS_OF_STEMS)} cross join lateral unnest(tsvector_to_array(value)) as word
    group by word
    union all
    select null, count(*)::integer from ${newest('search_vector', ROWS_OF_STEMS)}`.execute(db);
  return {
    words: new Set(rows.flatMap(({ word, rows: count }) => (word !== null && count === null ? [word] : []))),
    stems: new Map(rows.flatMap(({ word, rows: count }) => (word !== null && count !== null ? [[word, count]] : []))),
    rows: rows.find(({ word }) => word === null)?.rows ?? 0,
  };
}

/** Finds out which of some queries any listed row of a table answers, the oldest too. They are to be rare ones. */
export async function findHeld(
  db: Kysely<DB>,
  { table, listed = sql<boolean>`true` }: Searched,
  queries: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from unnest(${queries}::text[]) as sought (query)
    cross join lateral (
      select count(*) as count from ${sql.table(table)}
      where ${listed} and ${sql.ref(`${table}.search_vector`)} @@ query::tsquery
    ) as held
    where held.count > 0`.execute(db);
  return rows.map(({ query }) => query);
}

/** The trigram index answers for three such letters in a row; for others, in some locales, with every row. */
const indexedPart = /[a-z0-9]{3}/;

/**
 * Which of some words any listed row of a table holds, as a word or as a part of what is searched by parts. They are to be
 * rare ones: a table is read up to the first row with the word. The planner does not see that limit, or it would go
 * through the rows instead of an index and, for a word that is nowhere, through all of them.
 */
export async function findHeldWords(
  db: Kysely<DB>,
  { table, listed = sql<boolean>`true` }: Searched,
  words: readonly { readonly word: string; readonly query: string }[],
): Promise<string[]> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const held = (sought: typeof words, condition: RawBuilder<unknown>) => sql`
    select word
    from unnest(${sought.map(({ word }) => word)}::text[], ${sought.map(({ query }) => query)}::text[])
      as sought (word, query)
    cross join lateral (
      select 1 from ${sql.table(table)} where ${listed} and (${condition}) limit (select 1)
    ) as held`;
  const asWord = sql`${column('search_vector')} @@ query::tsquery`;
  const asPart = sql`${asWord} or ${column('search_text')} like '%' || word || '%'`;
  const parts = words.filter(({ word }) => indexedPart.test(word));
  const others = words.filter(({ word }) => !indexedPart.test(word));
  const asked = [
    ...(parts.length > 0 ? [held(parts, asPart)] : []),
    ...(others.length > 0 ? [held(others, asWord)] : []),
  ];
  if (asked.length === 0) {
    return [];
  }
  const { rows } = await sql<{ word: string }>`${sql.join(asked, sql` union all `)}`.execute(db);
  return rows.map(({ word }) => word);
}

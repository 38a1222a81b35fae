import { type Kysely, sql } from 'kysely';
import { keptAnswer } from '../graph/kept-answer.ts';
import { newestFirst, type SearchedTable } from '../lists/listed-table.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { Deadline } from './deadline.ts';
import { type Form, formsOf, phrasesOf, type Synonyms } from './forms.ts';
import type { SearchedForm, TypedQuery } from './typed-query.ts';
import { soughtWords, wordsOf } from './typed-words.ts';

const FRESH_FOR_MS = 60_000;
/** How long a search waits for the synonyms before it goes on with the plain words. */
const TIME_OF_SYNONYMS_MS = 1_000;
/** How many of the newest rows of a table its words are taken from. */
const ROWS_OF_WORDS = 500;
const ROWS_OF_STEMS = 100;

/** All synonyms, folded; kept for a minute. */
const readSynonyms = keptAnswer<'', Synonyms>(FRESH_FOR_MS, async (db) => {
  const rows = await db.selectFrom('search_synonym').select(['term', 'alternatives']).execute();
  const folded = (term: string) => wordsOf(term).join(' ');
  return new Map(rows.map(({ term, alternatives }) => [folded(term), alternatives.map(folded)]));
});

/** The synonyms, or none where they fail or take too long: plain words find something too. */
async function synonymsInTime({ db, ports }: Pick<ServiceDependencies, 'db' | 'ports'>): Promise<Synonyms> {
  try {
    return await new Deadline(TIME_OF_SYNONYMS_MS).wait(readSynonyms(db, ''));
  } catch (failure) {
    ports.report('combined search went without synonyms', failure);
    return new Map();
  }
}

/**
 * Reads what somebody typed; undefined where it holds no word to look for ('the', '!').
 *
 * @throws TooLate where the deadline has passed before all was read.
 */
export async function readTypedQuery(
  dependencies: Pick<ServiceDependencies, 'db' | 'ports'>,
  text: string,
  deadline: Deadline,
): Promise<TypedQuery | undefined> {
  const { db } = dependencies;
  const synonyms = await synonymsInTime(dependencies);
  const sought = soughtWords(text);
  const queries = await searchQueries(
    db,
    sought.map((word) => ({ text: word })),
  );
  const words = sought.filter((_, index) => queries[index] !== '');
  if (words.length === 0) {
    return undefined;
  }
  deadline.check();
  const forms = formsOf(words, synonyms);
  const phrases = phrasesOf(wordsOf(text), synonyms);
  const [searched, phrase] = await readForms(db, forms, phrases);
  return { text, words, forms: searched, phrase, synonyms };
}

/** The same search with words that are taken for others. */
export async function withCorrections(
  db: Kysely<DB>,
  query: TypedQuery,
  corrected: readonly Form[],
): Promise<TypedQuery> {
  const { synonyms } = query;
  const meant = corrected.flatMap(({ words, text }) => [
    { words, text, kind: 'corrected' as const },
    ...(synonyms.get(text) ?? []).map((alternative) => ({ words, text: alternative, kind: 'corrected' as const })),
  ]);
  const [forms, phrase] = await readForms(db, meant, phrasesOf(query.words, synonyms, corrected));
  return { ...query, forms: [...query.forms, ...forms], phrase: [query.phrase, phrase].filter(Boolean).join(' | ') };
}

async function readForms(
  db: Kysely<DB>,
  forms: readonly Form[],
  phrases: readonly string[],
): Promise<[forms: SearchedForm[], phrase: string]> {
  const sought = forms.map(({ text, kind }) => ({ text, begins: kind === 'beginning' }));
  const queries = await searchQueries(db, [...sought, ...phrases.map((text) => ({ text }))]);
  const searched = forms.map((form, index) => ({ ...form, query: queries[index] ?? '' }));
  const phrase = queries.slice(forms.length).filter(Boolean).join(' | ');
  return [searched.filter(({ query }) => query !== ''), phrase];
}

/**
 * Reduces words to their stems, in their order; a query that stop words alone were in comes back empty. What folding
 * makes of a letter may be an apostrophe ('ʼ') or a space, which only the readers of plain text take as such.
 */
export async function searchQueries(
  db: Kysely<DB>,
  sought: readonly { readonly text: string; readonly begins?: boolean }[],
): Promise<string[]> {
  const texts = sought.map(({ text }) => text);
  const begins = sought.map((words) => words.begins === true);
  const { rows } = await sql<{ query: string }>`
    select query || case when begins and query <> '' then ':*' else '' end as query
    from unnest(${texts}::text[], ${begins}::boolean[]) with ordinality as typed (text, begins, place)
    cross join lateral (select phraseto_tsquery('english', search_fold(text))::text as query) as read
    order by place`.execute(db);
  return rows.map(({ query }) => query);
}

/** The words that stand in any term: whoever types one is understood, and whoever nearly types one means it. */
export function termWords({ synonyms }: TypedQuery): string[] {
  return [...synonyms.keys()].flatMap((term) => term.split(' '));
}

/**
 * Reads the words that the newest rows of a table hold: all of what is searched by parts, and the stems of the longer
 * texts. It is kept for a minute: what somebody may have meant seldom changes.
 */
export function vocabularyReader(
  listed: SearchedTable<never, never>,
): (db: Kysely<DB>) => Promise<ReadonlySet<string>> {
  const read = keptAnswer(FRESH_FOR_MS, (db) => findVocabulary(db, listed));
  return (db) => read(db, '');
}

async function findVocabulary(
  db: Kysely<DB>,
  { table, time, listed = sql<boolean>`true` }: SearchedTable<never, never>,
): Promise<ReadonlySet<string>> {
  const newest = (column: string, count: number) => sql`(
    select ${sql.ref(`${table}.${column}`)} as value from ${sql.table(table)} where ${listed}
    order by ${newestFirst({ table, time })} limit ${sql.lit(count)}) as newest`;
  const { rows } = await sql<{ word: string }>`
    select unnest(tsvector_to_array(to_tsvector('simple', value))) as word from ${newest('search_text', ROWS_OF_WORDS)}
    union
    select unnest(tsvector_to_array(value)) from ${newest('search_vector', ROWS_OF_STEMS)}`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { cachedAnswer } from '../cached-answer.ts';
import { wordsOf } from './folded-words.ts';
import { stemsOf } from './stems.ts';

const FRESH_FOR_MS = 60_000;

/** The synonyms of each term, folded. A term is also listed by its stems. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** The table of synonyms, and the words and the stems of all of its terms. */
export interface SynonymTable {
  readonly alternatives: Synonyms;
  /** For the last word of longer terms, by its stem: the terms' other words. What ends so is of that kind. */
  readonly narrower: Synonyms;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

interface KnownTable {
  /** Changes with every row that is added, changed or deleted. */
  readonly version: string;
  readonly table: SynonymTable;
}

/** What was read last: it is read and folded again only when rows have changed. */
const lastRead = new WeakMap<Kysely<DB>, KnownTable>();

/** All synonyms, folded; read again after a minute. */
export const readSynonyms = cachedAnswer<'', SynonymTable>(FRESH_FOR_MS, async (db) => {
  const version = await readVersion(db);
  const known = lastRead.get(db);
  if (known?.version === version) {
    return known.table;
  }
  const table = await readTable(db);
  lastRead.set(db, { version, table });
  return table;
});

async function readVersion(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat(count(*), ' ', sum(xmin::text::bigint)) as version from search_synonym`.execute(db);
  return rows[0]?.version ?? '';
}

async function readTable(db: Kysely<DB>): Promise<SynonymTable> {
  const rows = await db
    .selectFrom('search_synonym')
    .select(['term', 'alternatives'])
    .select([sql<string>`target::text`.as('target'), sql<string>`substitute::text`.as('substitute')])
    .execute();
  const folded = (term: string) => wordsOf(term).join(' ');
  const byStems = rows.map((row) => [stemsOf(row.target).join(' '), row.alternatives.map(folded)] as const);
  // Two terms may be written apart and folded alike: 'x-ray', 'x ray'.
  const byWords = [...Map.groupBy(rows, ({ term }) => folded(term))].map(([term, alike]) => {
    const others = alike.flatMap((row) => row.alternatives.map(folded)).filter((other) => other !== term);
    return [term, [...new Set(others)]] as const;
  });
  return {
    alternatives: new Map([...byStems, ...byWords]),
    narrower: narrowerTerms(
      rows.map((row) => ({
        stems: stemsOf(row.target),
        others: ofTheKind(folded(row.term), row.alternatives.map(folded)),
      })),
    ),
    words: new Set(rows.flatMap((row) => [row.term, ...row.alternatives]).flatMap(wordsOf)),
    stems: new Set(rows.flatMap(({ substitute }) => stemsOf(substitute))),
  };
}

/** The synonyms of a term of several words, without its modifiers: 'bank staff' is staff, but 'bank' alone is not. */
function ofTheKind(term: string, others: readonly string[]): string[] {
  const narrowing = new Set(term.split(' ').slice(0, -1));
  return others.filter((other) => !other.split(' ').every((word) => narrowing.has(word)));
}

/** What more terms end with than these says too little ('care', 'unit'). */
const MOST_OF_A_KIND = 12;

function narrowerTerms(
  terms: readonly { readonly stems: readonly string[]; readonly others: readonly string[] }[],
): Synonyms {
  const kinds = Map.groupBy(
    terms.filter(({ stems }) => stems.length > 1),
    ({ stems }) => stems.at(-1) ?? '',
  );
  return new Map(
    [...kinds]
      .filter(([, ofKind]) => ofKind.length <= MOST_OF_A_KIND)
      .map(([stem, ofKind]) => [stem, [...new Set(ofKind.flatMap(({ others }) => others))].slice(0, MOST_OF_A_KIND)]),
  );
}

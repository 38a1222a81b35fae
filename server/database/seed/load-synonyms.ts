import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import groups from './reference/search-synonyms.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

interface SynonymGroup {
  readonly terms: readonly string[];
  /** Whether every term finds all others, or only the first one does. */
  readonly direction: string;
}

/** Brings the table to the data file; a term that has left the file leaves the table. */
export async function loadSynonyms(db: Kysely<DB>): Promise<void> {
  const rows = [...alternativesByTerm(groups)].map(([term, alternatives]) => ({
    term,
    alternatives: [...alternatives].sort(),
  }));
  await sql`
    delete from search_synonym where term not in
      (select jsonb_array_elements_text(${JSON.stringify(rows.map((row) => row.term))}::jsonb))`.execute(db);
  await upsertRows(db, { table: 'search_synonym', key: ['term'], rows });
}

/** A term that is in several groups gets the alternatives of all of them. */
export function alternativesByTerm(synonymGroups: readonly SynonymGroup[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { terms, direction } of synonymGroups) {
    const words = terms.map((term) => term.trim().toLowerCase());
    for (const term of direction === 'both' ? words : words.slice(0, 1)) {
      const alternatives = found.get(term) ?? new Set();
      for (const word of words.filter((candidate) => candidate !== term)) {
        alternatives.add(word);
      }
      found.set(term, alternatives);
    }
  }
  return found;
}

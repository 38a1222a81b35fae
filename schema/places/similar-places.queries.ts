import { type Kysely, sql } from 'kysely';
import { cachedAnswer } from '../queries/cached-answer.ts';
import { KnownWords } from '../queries/search/spelling.ts';
import type { DB } from '../tables.ts';

/** Longer names are not compared with others. */
const LONGEST = 40;
const FRESH_FOR_MS = 600_000;

interface NameIndex {
  readonly of: ReadonlyMap<string, readonly string[]>;
  readonly known: KnownWords;
}

/** Rebuilt only when the names were read again and have changed. */
const indexes = new WeakMap<Kysely<DB>, NameIndex>();

/** The places of each name of the gazetteer, folded. */
const readNames = cachedAnswer<'', ReadonlyMap<string, readonly string[]>>(FRESH_FOR_MS, async (db) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select place_id as id, name from known_place_name order by place_id`.execute(db);
  const byKey = Map.groupBy(rows, ({ name }) => keyOf(name));
  return new Map([...byKey].map(([key, named]) => [key, named.map(({ id }) => id)]));
});

/**
 * Identifiers of the places whose names are nearest to a misspelt one by letters and by sound: Harrogate for 'Harogate'.
 * Nothing if a name begins like it, and for longer texts than a name.
 */
export async function findSimilarPlaces(db: Kysely<DB>, name: string): Promise<readonly string[]> {
  if (name.length > LONGEST) {
    return [];
  }
  const names = await readNames(db, '');
  return knownNames(db, names)
    .correctionsOf(keyOf(name))
    .flatMap((key) => names.get(key) ?? []);
}

function knownNames(db: Kysely<DB>, names: NameIndex['of']): KnownWords {
  const held = indexes.get(db);
  if (held?.of === names) {
    return held.known;
  }
  const keys = new Set(names.keys());
  const known = held?.known.holdsExactly(keys) ? held.known : new KnownWords(keys);
  indexes.set(db, { of: names, known });
  return known;
}

/** A name without case, accents and punctuation. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'\u2019.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bsaint\b/g, 'st')
    .trim();
}

import type { Kysely } from 'kysely';
import { resolvePlaces } from '../../places/resolved-places.queries.ts';
import { wordsOf } from '../../queries/search/folded-words.ts';
import type { DB } from '../../tables.ts';
import { findNamedPlaces, type NamedPlace, precedesPlace } from './named-places.queries.ts';
import { distanceLabel, distancesIn, type SearchDistance } from './search-distance.ts';
import type { SearchFilter } from './search-filters.ts';
import { togetherNamed } from './together-named.ts';

/** A place that a search names, or a distance around it. */
export interface PlaceFilter extends SearchFilter {
  readonly kind: 'place';
  /** Where its name begins, after 'in'. */
  readonly nameStart: number;
  /** Whether texts of posts may contain its name: not that of a postcode, nor a distance. */
  readonly isWord: boolean;
  readonly place: NamedPlace;
  /** The centre and the distance in miles; absent if posts have to be in the place itself. */
  readonly around?: { readonly near: string; readonly radius: number };
}

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly distance?: SearchDistance;
}

/**
 * The last place that the search names, with its preposition and the distance beside it.
 *
 * @param named filters that stand in the search, whose words name no place.
 */
export async function placeIn(
  db: Kysely<DB>,
  search: string,
  named: readonly SearchFilter[],
): Promise<PlaceFilter | undefined> {
  const tokens = tokensOf(search).filter(
    ({ start }) => !named.some((other) => start >= other.start && start < other.end),
  );
  const words = tokens.map(({ word }) => word);
  const place = togetherNamed(await findNamedPlaces(db, words), words);
  if (!place) {
    return undefined;
  }
  const [before, after] = [tokens[place.start - 1], tokens[place.start + place.length]];
  const nameStart = tokens[place.start]?.start ?? 0;
  const nameEnd = tokens[place.start + place.length - 1]?.end ?? 0;
  const start = before && precedesPlace(before.word) ? before.start : nameStart;
  const behind = after?.distance?.isExact ? after.distance : undefined;
  const end = behind?.end ?? nameEnd;
  const distance = behind ?? before?.distance;
  const origin = distance && (await originOf(db, place, search.slice(nameStart, nameEnd)));
  const filter = { kind: 'place', place, nameStart, start, end } as const;
  if (distance && origin) {
    const label = distanceLabel(distance.miles, origin.shown);
    return { ...filter, label, isWord: false, around: { near: origin.near, radius: distance.miles } };
  }
  const isWord = place.within === undefined && distance === undefined;
  return {
    ...filter,
    label: place.within === undefined ? place.name : distanceLabel(place.within, place.name),
    isWord,
  };
}

/** The words of a search; a distance is one, which says that a place follows. */
function tokensOf(search: string): Token[] {
  const distances = distancesIn(search);
  const words = [...search.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(({ 0: text, index }) => ({ word: wordsOf(text)[0] ?? '', start: index, end: index + text.length }))
    .filter(({ start }) => !distances.some((one) => start >= one.start && start < one.end));
  const said = distances.map((distance) => ({ word: 'near', start: distance.start, end: distance.end, distance }));
  return [...words, ...said].sort((one, other) => one.start - other.start);
}

/**
 * From where to measure how far a place is; undefined for a part of the country and for several places, whose posts are
 * all as near as can be.
 */
async function originOf(
  db: Kysely<DB>,
  { name, isArea }: NamedPlace,
  typed: string,
): Promise<{ readonly near: string; readonly shown: string } | undefined> {
  for (const near of isArea ? [] : [typed, name]) {
    const [origin] = await resolvePlaces(db, near);
    if (origin) {
      return { near, shown: origin.name };
    }
  }
  return undefined;
}

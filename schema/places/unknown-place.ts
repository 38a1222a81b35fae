import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';
import { placeLabel } from './place-label.ts';
import { findMeantPlaces } from './suggested-places.queries.ts';

/** A place that a user may have meant. */
export interface MeantName {
  readonly name: string;
  /** Name and region. */
  readonly label: string;
}

/** What is said of a place that is not known, and which places may be meant. */
export interface UnknownPlace {
  readonly sentence: string;
  readonly meant: readonly MeantName[];
}

/**
 * Says that a place is not known, and of which the name is near to it.
 *
 * @param advice what the user can do if no name is similar.
 * @param otherwise what the user can do if none of the similar ones is meant; may be empty.
 */
export async function unknownPlace(
  db: Kysely<DB>,
  name: string,
  { advice, otherwise = '' }: { readonly advice: string; readonly otherwise?: string },
): Promise<UnknownPlace> {
  const meant = (await findMeantPlaces(db, name)).map((place) => ({ name: place.name, label: placeLabel(place) }));
  const names = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(meant.map((place) => place.name));
  const rest = meant.length === 0 ? advice : `Did you mean ${names}?${otherwise}`;
  return { sentence: `We do not know the place '${name}'. ${rest}`, meant };
}

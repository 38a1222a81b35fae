import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';
import { placeLabel } from './place-label.ts';
import { findMeantPlaces } from './suggested-places.queries.ts';

/** A place that a user may have meant. */
export interface MeantName {
  readonly name: string;
  /** Name and where that is. */
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
 * @param advice what can be done about it where no name is near.
 * @param otherwise what can be done where none of the near ones is meant; may be empty.
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

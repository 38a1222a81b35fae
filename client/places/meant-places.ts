import { plainName } from './plain-name.ts';

interface NamedPlace {
  readonly name: string;
  readonly otherNames: readonly string[];
}

/**
 * The places that a user may mean by a name, where there are several: none of them is called just that, and it is another
 * name of each. The server does not take such a name without a postcode.
 */
export function severalMeant<Place extends NamedPlace>(places: readonly Place[], typed: string): readonly Place[] {
  const wanted = plainName(typed);
  if (places.some(({ name }) => plainName(name) === wanted)) return [];
  const meant = places.filter(({ otherNames }) => otherNames.some((name) => plainName(name) === wanted));
  return meant.length > 1 ? meant : [];
}

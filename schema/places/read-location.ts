import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';
import type { FieldChecks } from '../text/field-checks.ts';
import { type Postcode, readPostcode } from './postcode.ts';
import {
  type Address,
  type FoundPlace,
  findNamedPlace,
  findPlaceOfCode,
  listMeantPlaces,
  type MeantPlace,
  type PlaceOfPost,
} from './posted-places.queries.ts';
import { resolvePlaces } from './resolved-places.queries.ts';
import { unknownPlace } from './unknown-place.ts';

/** Farther from a town no postcode is its own, in miles. */
const FARTHEST = 30;

/** Where a post is: a place that is known, or a name and a postcode. */
export type Location = (PlaceOfPost & { readonly isKnown: true }) | (Address & { readonly isKnown: false });

/**
 * Finds out where a post is from what an employer wrote: a place of the gazetteer, a postcode, or any name together with a
 * postcode. A name that several places have is not enough: which of them is meant decides pay and distances. Notes what is
 * wrong, and answers nothing then.
 */
export async function readLocation(
  db: Kysely<DB>,
  checks: FieldChecks,
  given: { readonly location: string; readonly postcode: string },
): Promise<Location | undefined> {
  const alone = given.postcode === '' ? readPostcode(given.location) : undefined;
  if (alone) {
    return locatedBy(db, checks, { name: undefined, path: 'location', postcode: alone });
  }
  if (given.postcode === '') {
    return namedBy(db, checks, given.location);
  }
  const postcode = readPostcode(given.postcode);
  if (!postcode) {
    checks.refuse('postcode', 'Enter a UK postcode, like LS2 7UE');
    return undefined;
  }
  const name = readPostcode(given.location) ? undefined : given.location;
  return locatedBy(db, checks, { name, path: 'postcode', postcode });
}

async function namedBy(db: Kysely<DB>, checks: FieldChecks, name: string): Promise<Location | undefined> {
  const [found, meant] = await Promise.all([findLocatedPlace(db, name), listMeantPlaces(db, name)]);
  if (!found) {
    const advice = 'Check how it is spelled, or enter its postcode too';
    const otherwise = ' If not, enter its postcode too';
    checks.refuse('location', (await unknownPlace(db, name, { advice, otherwise })).sentence);
    return undefined;
  }
  if (meant.length > 1) {
    checks.refuse('location', `'${name}' could be ${choicesOf(meant)}. Choose one of these, or enter its postcode too`);
    return undefined;
  }
  return { ...found, isKnown: true };
}

/** By its name, or by its name and region, if only one place matches. */
async function findLocatedPlace(db: Kysely<DB>, text: string): Promise<FoundPlace | undefined> {
  const named = await findNamedPlace(db, text);
  if (named) {
    return named;
  }
  const [place, ...others] = await resolvePlaces(db, text);
  return place && place.kind !== 'postcode' && others.length === 0 ? findNamedPlace(db, place.name) : undefined;
}

/** Each by the name that is its alone, and the postcodes there: Ashford (Kent) in TN23 or Ashford (Surrey) in TW15. */
function choicesOf(places: readonly MeantPlace[]): string {
  const choices = places.map(({ name, outwardCode }) => (outwardCode === null ? name : `${name} in ${outwardCode}`));
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices);
}

async function locatedBy(
  db: Kysely<DB>,
  checks: FieldChecks,
  asked: { readonly name: string | undefined; readonly path: string; readonly postcode: Postcode },
): Promise<Location | undefined> {
  const { name, path, postcode } = asked;
  const [nearest, named] = await Promise.all([
    findPlaceOfCode(db, postcode.outwardCode),
    name === undefined ? undefined : findNamedPlace(db, name, postcode.outwardCode),
  ]);
  if (!nearest) {
    checks.refuse(path, `We do not know the postcode '${postcode.text}'. Enter a UK postcode, like LS2 7UE`);
    return undefined;
  }
  if (named && (named.miles ?? 0) > FARTHEST) {
    checks.refuse(path, `The postcode ${postcode.text} is not near ${name}. Check both`);
    return undefined;
  }
  if (named?.postcode === postcode.text) {
    return { ...named, isKnown: true };
  }
  return { ...addressOf(nearest, named, postcode), ...(name && !named && { town: name }), isKnown: false };
}

/** The town is the one that was named; nation, region and high cost area, which decide the pay, are the postcode's. */
function addressOf(
  { nation, region, highCostArea, ...nearest }: FoundPlace,
  named: FoundPlace | undefined,
  { outwardCode, text }: Postcode,
): Address {
  const { town, area, city } = named ?? nearest;
  return { town, area, city, nation, region, highCostArea, outwardCode, postcode: text };
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import gazetteer from './reference/gazetteer.json' with { type: 'json' };
import outwardCodes from './reference/outward-codes.json' with { type: 'json' };
import sites from './reference/sites.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

interface GazetteerPlace {
  readonly slug: string;
  readonly name: string;
  readonly outwardCode: string;
  readonly size: number;
  readonly otherNames?: readonly string[];
  readonly highCostArea?: string;
  readonly city?: string;
}

interface GazetteerArea {
  readonly area: string;
  readonly region: string;
  /** The city that all other places of the area are districts of. */
  readonly city?: string;
  readonly places: readonly GazetteerPlace[];
}

const areas: readonly GazetteerArea[] = gazetteer;

interface OutwardCode {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly region: string;
}

/** The regions that are nations; all others are regions of England. */
const nations = new Map([
  ['Scotland', 'scotland'],
  ['Wales', 'wales'],
  ['Northern Ireland', 'northern_ireland'],
]);
const nationOf = (region: string) => nations.get(region) ?? 'england';

const codes = (outwardCodes as [string, number, number, string][]).map(
  ([code, latitude, longitude, region]): OutwardCode => ({ code, latitude, longitude, region }),
);

/** Updates outward codes, towns, sites and their names from the data files. Places of employers stay. */
export async function loadPlaces(db: Kysely<DB>): Promise<void> {
  const codeRows = codes.map((code) => ({ ...code, nation: nationOf(code.region) }));
  await upsertRows(db, { table: 'outward_code', key: ['code'], rows: codeRows });
  await upsertRows(db, { table: 'place', key: ['slug'], rows: [...townRows(), ...siteRows()] });
  await loadNames(db);
}

/** The cities of districts: 'Bramley (Leeds)' says its own. */
const cityOf = new Map(
  areas.flatMap(({ city, places }) => {
    const towns = new Set(places.map(({ name }) => name));
    return places.flatMap((place) => {
      const suffix = /\(([^)]*)\)$/.exec(place.name)?.[1] ?? '';
      const found = place.city ?? city ?? (towns.has(suffix) ? suffix : place.name);
      return found === place.name ? [] : [[place.name, found] as const];
    });
  }),
);

/** The position of a town is that of its outward code. */
function townRows() {
  const codeOf = new Map(codes.map((code) => [code.code, code]));
  return areas.flatMap(({ area, region, places }) =>
    places.map(({ slug, name, outwardCode, size, highCostArea }) => {
      const position = codeOf.get(outwardCode);
      if (!position) {
        throw new Error(`${name} has the outward code ${outwardCode}, which is not among the outward codes.`);
      }
      const { latitude, longitude } = position;
      return {
        ...{ slug, name, kind: 'town', town: name, postcode: null, ods_code: null, trust_name: null },
        ...{ nation: nationOf(region), region, area, size, latitude, longitude },
        ...{ outward_code: outwardCode, high_cost_area: highCostArea ?? null, city: cityOf.get(name) ?? null },
      };
    }),
  );
}

function siteRows() {
  return sites.map(({ odsCode, trustName, highCostArea, otherNames, ...site }) => ({
    ...site,
    kind: 'site',
    area: null,
    city: cityOf.get(site.town) ?? null,
    size: 1,
    outward_code: site.postcode.split(' ')[0] ?? '',
    ods_code: odsCode,
    trust_name: trustName,
    high_cost_area: highCostArea,
  }));
}

/** A name with a suffix, like 'Newport (Wales)', is known without it, too. */
function namesOf({ slug, name, otherNames = [] }: Pick<GazetteerPlace, 'slug' | 'name' | 'otherNames'>) {
  const names = new Set([name, name.replace(/ \([^)]*\)$/, ''), ...otherNames]);
  return [...names].map((known) => ({ slug, name: known }));
}

async function loadNames(db: Kysely<DB>): Promise<void> {
  const towns = areas.flatMap(({ places }) => places);
  const names = JSON.stringify([...towns, ...sites].flatMap(namesOf));
  const known = sql`(
    select place.id as place_id, given.name
    from jsonb_to_recordset(${names}::jsonb) as given (slug text, name text) join place using (slug)
  )`;
  await sql`delete from known_place_name where (place_id, name) not in ${known}`.execute(db);
  await sql`insert into known_place_name (place_id, name) ${known} on conflict do nothing`.execute(db);
}

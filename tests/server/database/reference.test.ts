import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alternativesByTerm } from '../../../server/database/seed/load-synonyms.ts';
import { loadReference, referenceTables } from '../../../server/database/seed/reference.ts';
import { createPlace } from '../../factories/place.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Which transaction wrote each row: it changes when a row is written, whatever is written. */
async function rowVersions(): Promise<string[]> {
  const versions = await Promise.all(
    referenceTables.map(async (table) => {
      const found = await sql<{ version: string }>`
        select ${table} || ' ' || ctid || ' ' || xmin as version from ${sql.table(table)}`.execute(database.db);
      return found.rows.map((row) => row.version);
    }),
  );
  return versions.flat().sort();
}

test('a second load writes no row', async () => {
  const before = await rowVersions();
  expect(before.length).toBeGreaterThan(300);
  await loadReference(database.db);
  expect(await rowVersions()).toEqual(before);
});

test('a row that differs from the file is put right under its identifier, and a place of our own stays', async () => {
  const { db } = database;
  const own = await createPlace(db);
  const leeds = db.selectFrom('place').selectAll().where('slug', '=', 'leeds');
  const before = await leeds.executeTakeFirstOrThrow();
  await db.updateTable('place').set({ region: 'Nowhere' }).where('slug', '=', 'leeds').execute();
  await db.deleteFrom('high_cost_area_supplement').execute();
  await loadReference(db);
  expect(await leeds.executeTakeFirst()).toEqual(before);
  expect(await db.selectFrom('high_cost_area_supplement').select('area').execute()).toHaveLength(6);
  expect(await db.selectFrom('place').selectAll().where('id', '=', own.id).executeTakeFirst()).toEqual(own);
});

test('a synonym that left the file leaves the table', async () => {
  const { db } = database;
  await db
    .insertInto('search_synonym')
    .values({ term: 'test term', alternatives: ['other'] })
    .execute();
  await loadReference(db);
  const found = await db.selectFrom('search_synonym').select('term').where('term', '=', 'test term').execute();
  expect(found).toEqual([]);
});

test('synonyms go both ways or one way, and a term gathers the alternatives of its groups', () => {
  const found = alternativesByTerm([
    { terms: ['ICU', ' intensive care '], direction: 'both' },
    { terms: ['aicu', 'icu'], direction: 'forward' },
    { terms: ['icu', 'itu', 'intensive care'], direction: 'forward' },
  ]);
  expect(Object.fromEntries([...found].map(([term, others]) => [term, [...others]]))).toEqual({
    icu: ['intensive care', 'itu'],
    'intensive care': ['icu'],
    aicu: ['icu'],
  });
});

/** Places whose outward code reaches across the border of their region. */
const acrossBorders = [
  'Alsager',
  'Bawtry',
  'Biggin Hill',
  'Denham',
  'Harworth',
  'Hay-on-Wye',
  'Kirton in Lindsey',
  'Ludgershall',
];

test('places are in the region and the nation of their outward code', async () => {
  const { rows } = await sql<{ name: string }>`
    select place.name from place left join outward_code on outward_code.code = place.outward_code
    where kind = 'town' and slug not like 'test-town-%'
      and (place.region, place.nation) is distinct from (outward_code.region, outward_code.nation)
    order by place.name`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(acrossBorders);
});

test('no two places of one name are near each other', async () => {
  const { rows } = await sql<{ name: string; other: string }>`
    with named as (
      select place.id, place.name, place.town, latitude, longitude, place_key(known_place_name.name) as key
      from place join known_place_name on place_id = place.id
    )
    select one.name, other.name as other from named as one join named as other using (key)
    where one.id < other.id and one.town <> other.town
      and abs(one.latitude - other.latitude) * 69.1 < 5
      and abs(one.longitude - other.longitude) * 69.1 * cos(radians(one.latitude)) < 5`.execute(database.db);
  expect(rows).toEqual([]);
});

test.each([
  ['Newcastle', ['Newcastle (County Down)', 'Newcastle upon Tyne', 'Newcastle-under-Lyme']],
  ['newport', ['Newport (Isle of Wight)', 'Newport (Shropshire)', 'Newport (Wales)']],
  ['Brighton & Hove', ['Brighton']],
  ['caerdydd', ['Cardiff']],
  ['ABERTAWE', ['Swansea']],
  ['Yr Wyddgrug', ['Mold']],
  ['Londonderry', ['Derry (Londonderry)']],
  ['Derry', ['Derry (Londonderry)']],
  ['Kingston upon Hull', ['Hull']],
  ['Saint Helens', ['St Helens']],
  ['Bury St. Edmunds', ['Bury St Edmunds']],
  ['Kings Lynn', ["King's Lynn"]],
  ['Ynys Mon', ['Isle of Anglesey']],
])('%s is known', async (name, expected) => {
  const { rows } = await sql<{ name: string }>`
    select place.name from place join known_place_name on place_id = place.id
    where place_key(known_place_name.name) = place_key(${name}) order by place.name`.execute(database.db);
  expect(rows.map((row) => row.name)).toEqual(expected);
});

test('there are towns in all nations, and every outward code', async () => {
  const { db } = database;
  const { rows } = await sql<{ nation: string; towns: number }>`
    select nation, count(*) as towns from place where kind = 'town' group by nation order by nation`.execute(db);
  expect(rows.map(({ nation }) => nation)).toEqual(['england', 'northern_ireland', 'scotland', 'wales']);
  expect(Math.min(...rows.map(({ towns }) => towns))).toBeGreaterThan(80);
  expect(rows.reduce((sum, { towns }) => sum + towns, 0)).toBeGreaterThan(2_000);
  const codes = await sql<{ count: number }>`select count(*) as count from outward_code`.execute(db);
  expect(codes.rows).toEqual([{ count: 3_076 }]);
});

/**
 * The zones of the high cost area supplements, by the primary care trusts of 2005 that Annex 8 of the terms and conditions
 * of service names: towns and districts of each, and some just beyond.
 */
test.each([
  [
    'inner',
    `Westminster, Camden, Islington, Hackney, City of London, Tower Hamlets, Southwark, Lambeth, Lewisham, Wandsworth,
     Hammersmith and Fulham, Kensington and Chelsea, Tooting, Whitechapel, Denmark Hill, Paddington`,
  ],
  [
    'outer',
    `Croydon, Newham, Haringey, Greenwich, Ealing, Brent, Harrow, Hillingdon, Hounslow, Barnet, Enfield, Havering, Redbridge,
     Waltham Forest, Bexley, Bromley, Kingston upon Thames, Richmond (London), Sutton (London), Merton, Barking and Dagenham`,
  ],
  [
    'fringe',
    `Dartford, Gravesend, Swanley, Basildon, Billericay, Brentwood, Wickford, Epping, Loughton, Harlow, Grays, Tilbury,
     Hemel Hempstead, Berkhamsted, Tring, Borehamwood, Potters Bar, Royston (Hertfordshire), Buntingford, Bishop's Stortford,
     Hertford, Ware, Cheshunt, St Albans, Harpenden, Watford, Rickmansworth, Welwyn Garden City, Hatfield, Bracknell,
     Crowthorne, Slough, Windsor, Maidenhead, Ascot, Wokingham, Woodley, Epsom, Esher, Leatherhead, Dorking, Redhill,
     Reigate, Horley, Guildford, Godalming, Haslemere, Cranleigh, Staines-upon-Thames, Chertsey, Weybridge, Camberley,
     Frimley, Woking, Royal Surrey County Hospital`,
  ],
  [
    null,
    `Stevenage, Hitchin, Luton, Chelmsford, Southend-on-Sea, Sevenoaks, Maidstone, Medway, Crawley, Reading, Newbury,
     High Wycombe, Aylesbury, Farnham, Aldershot, Cambridge, Leeds`,
  ],
])('the high cost area is %s of %s', async (area, list) => {
  const names = list.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
  const rows = await database.db
    .selectFrom('place')
    .select(['name', 'high_cost_area'])
    .where('name', 'in', names)
    .where('slug', 'not like', 'test-%')
    .execute();
  expect(rows.filter(({ high_cost_area: found }) => found !== area)).toEqual([]);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

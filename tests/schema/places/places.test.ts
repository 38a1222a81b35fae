import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolvePlaces } from '../../../schema/places/resolved-places.queries.ts';
import { createJob } from '../../factories/job.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function ask(query: string, variables: object = {}) {
  const response = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  return response.json();
}

describe('places', () => {
  const suggest = async (search: string, first?: number) => {
    const { data, errors } = await ask(
      'query ($search: String!, $first: Int) { places(search: $search, first: $first) { name label otherNames } }',
      { search, first },
    );
    expect(errors).toBeUndefined();
    return data.places.map(({ name }: { name: string }) => name);
  };

  test.each([
    ['harrog', ['Harrogate']],
    ['caerd', ['Cardiff']],
    ['YNYS MON', ['Isle of Anglesey']],
    ['st. hel', ['St Helens']],
    ['kings ly', ["King's Lynn"]],
    ['stoke on t', ['Stoke-on-Trent']],
    ['royal derby', ['Royal Derby Hospital']],
    ['%', []],
    ['  ', []],
    ['LS1', ['Leeds', 'Leeds General Infirmary']],
    ['ls1 3ex', ['Leeds', 'Leeds General Infirmary']],
    ['ZZ1 1AA', []],
    ['Leeds, West Yorkshire', ['Leeds']],
    ['Leeds, west y', ['Leeds']],
    ['Leeds, England, UK', ['Leeds', 'Leeds General Infirmary']],
    ['harrog, yorkshire', ['Harrogate']],
    ['Newport, Wales', ['Newport (Wales)']],
    ['Harrogate, Cornwall', ['Harrogate']],
    ['Harrogate / Knaresborough, North Yorkshire', ['Harrogate', 'Knaresborough']],
    ['Ysbyty Gwynedd, Bangor', ['Ysbyty Gwynedd']],
    [', /', []],
    ['/,/,/', []],
    ['Xyzzy, Leeds', []],
    ['Harogate', ['Harrogate']],
    ['Harogate, North Yorkshire', ['Harrogate']],
    ['Middlesborough', ['Middlesbrough']],
    ['Brighten', ['Brighton']],
    ['Stornaway', ['Stornoway']],
    ['newcastle uppon tyne', ['Newcastle upon Tyne']],
    ['Truro Cornwall', ['Truro']],
    ['Qqqqqq', []],
    ['a'.repeat(200), []],
    ['ab '.repeat(66), []],
  ])('%s', async (search, expected) => {
    expect(await suggest(search)).toEqual(expected);
  });

  test('several are suggested in turn', async () => {
    expect((await suggest('Leeds/Bradford')).slice(0, 2)).toEqual(['Leeds', 'Bradford']);
    expect(await suggest('Leeds/Bradford', 1)).toEqual(['Leeds']);
  });

  test('a place is measured from as it is shown', async () => {
    for (const near of [
      'Leeds, West Yorkshire',
      'Newport, Wales',
      'Newport Wales',
      'Perth, Scotland, UK',
      'Truro Cornwall',
    ]) {
      const { data, errors } = await ask(
        'query ($near: String) { jobs(filter: { near: $near }) { near { place { label } } } }',
        { near },
      );
      expect(errors).toBeUndefined();
      expect(data.jobs.near.place.label).toContain(near.split(/[, ]/)[0]);
    }
    const { errors } = await ask('{ jobs(filter: { near: "Leeds, Cornwall" }) { totalCount } }');
    expect(errors?.[0]?.message).toContain("We do not know the place 'Leeds, Cornwall'");
  });

  test('the one of just that name first, then the larger', async () => {
    expect((await suggest('lee')).slice(0, 2)).toEqual(['Lee', 'Leeds']);
    expect((await suggest('newcastle')).slice(0, 3)).toEqual([
      'Newcastle upon Tyne',
      'Newcastle-under-Lyme',
      'Newcastle (County Down)',
    ]);
    expect(await suggest('b')).toHaveLength(10);
    expect(await suggest('b', 3)).toEqual(['Belfast', 'Birmingham', 'Bradford']);
  });

  test('are shown with where they are', async () => {
    const { data } = await ask(
      '{ places(search: "newport (w") { label nation region outwardCode otherNames } royal: places(search: "royal derby") { label } perth: places(search: "perth") { label } }',
    );
    expect(data).toEqual({
      places: [
        {
          label: 'Newport (Wales), Gwent',
          nation: 'WALES',
          region: 'Wales',
          outwardCode: 'NP20',
          otherNames: ['Casnewydd', 'Newport'],
        },
      ],
      royal: [{ label: 'Royal Derby Hospital, Derby' }],
      perth: [{ label: 'Perth, Tayside' }],
    });
  });

  test('ten at most', async () => {
    const { errors } = await ask('{ places(search: "b", first: 11) { name } }');
    expect(errors[0].message).toBe('first must be a whole number from 1 to 10.');
  });
});

describe('a text that stands for places', () => {
  const resolve = async (text: string) => (await resolvePlaces(app.db, text)).map(({ name }) => name);

  test.each([
    ['Leeds', ['Leeds']],
    ['abertawe', ['Swansea']],
    ['Newcastle', ['Newcastle upon Tyne', 'Newcastle-under-Lyme', 'Newcastle (County Down)']],
    ['Royal Derby Hospital', ['Royal Derby Hospital']],
    ['Royal Cornwall Hospital', ['Royal Cornwall Hospital, Treliske']],
    ["King's College Hospital", ["King's College Hospital, Denmark Hill"]],
    ['ls2 7ue', ['LS2']],
    ['SW1A1AA', ['SW1A']],
    ['bt1', ['BT1']],
    ['ZZ1 1AA', []],
    ['Leed', []],
    ['x'.repeat(5_000), []],
    ['', []],
  ])('%s', async (text, expected) => {
    expect(await resolve(text)).toEqual(expected);
  });
});

/** By the haversine formula, worked out apart from the portal. */
function milesBetween([lat1, long1]: readonly [number, number], [lat2, long2]: readonly [number, number]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const across = Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * haversine(long2 - long1);
  return 2 * 3958.8 * Math.asin(Math.sqrt(haversine(lat2 - lat1) + across));
}

describe('posts by their distance', () => {
  const ward = 'Test ward for distances';
  const titles = ['Harrogate', 'Leeds', 'Leeds site', 'Bradford', 'York', 'Inverness'];

  beforeAll(async () => {
    const places = await app.db.selectFrom('place').select(['id', 'slug']).execute();
    const slugs = ['harrogate', 'leeds', 'leeds-general-infirmary', 'bradford', 'york', 'inverness'];
    for (const [index, slug] of slugs.entries()) {
      await createJob(app.db, {
        title: titles[index] ?? '',
        department: ward,
        place_id: places.find((place) => place.slug === slug)?.id ?? '',
        posted_at: new Date(testNow.getTime() - index * 60_000).toISOString(),
      });
    }
  });

  const list = async (filter: object, page = 'first: 20', sort = 'DISTANCE') => {
    const { data, errors } = await ask(
      `query ($filter: JobFilter, $sort: JobSort) { jobs(filter: $filter, sort: $sort, ${page}) {
        nodes { title distance } distances nearest { distance job { title location } } totalCount
        pageInfo { endCursor startCursor hasNextPage hasPreviousPage } } }`,
      { filter: { department: ward, ...filter }, sort },
    );
    expect(errors).toBeUndefined();
    return data.jobs;
  };
  const titlesOf = ({ nodes }: { nodes: { title: string }[] }) => nodes.map(({ title }) => title);

  test('the nearest first, at one place the newest, and how far', async () => {
    const found = await list({ near: 'Leeds', radius: 50 });
    expect(titlesOf(found)).toEqual(['Leeds', 'Leeds site', 'Bradford', 'Harrogate', 'York']);
    const [first, , third] = found.nodes;
    expect(first.distance).toBe(0);
    expect(third.distance).toBeGreaterThan(7);
    expect(third.distance).toBeLessThan(10);
    expect(found.nearest).toBeNull();
  });

  test('page by page, both ways', async () => {
    const filter = { near: 'LS1 4AP', radius: 50 };
    const first = await list(filter, 'first: 2');
    const second = await list(filter, `first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(titlesOf(second)).toEqual(['Bradford', 'Harrogate']);
    const third = await list(filter, 'first: 2, offset: 4');
    expect(titlesOf(third)).toEqual(['York']);
    const back = await list(filter, `last: 2, before: "${second.pageInfo.startCursor}"`);
    expect(titlesOf(back)).toEqual(titlesOf(first));
  });

  test('the distance stands in rows of any order, and in none without a place', async () => {
    const found = await list({ near: 'Leeds', radius: 50 }, 'first: 20', 'NEWEST');
    expect(titlesOf(found)).toEqual(['Harrogate', 'Leeds', 'Leeds site', 'Bradford', 'York']);
    expect(found.nodes.every(({ distance }: { distance: unknown }) => typeof distance === 'number')).toBe(true);
    const searched = await list({ near: 'Leeds', radius: 50, search: 'Harrogate' }, 'first: 20', 'RELEVANCE');
    expect(searched.nodes[0].distance).toBeGreaterThan(10);
    const anywhere = await list({});
    expect(titlesOf(anywhere)).toEqual(titles);
    expect(anywhere.nodes[0].distance).toBeNull();
    expect(anywhere.distances).toEqual([]);
    expect(found.distances).toEqual(found.nodes.map(({ distance }: { distance: number }) => distance));
  });

  test('where there is none within the distance, the nearest one', async () => {
    const found = await list({ near: 'Aberdeen' });
    expect(found.nodes).toEqual([]);
    expect(found.nearest.job).toEqual({ title: 'Inverness', location: 'Inverness' });
    expect(found.nearest.distance).toBeGreaterThan(75);
    expect(found.nearest.distance).toBeLessThan(95);
    expect((await list({ near: 'Aberdeen', search: 'nothing like that' })).nearest).toBeNull();
  });

  // Where each measures from was looked up apart from the gazetteer.
  test.each([
    ['Newcastle', [54.974, -1.613], 'Harrogate'],
    ['ne1', [54.974, -1.613], 'Harrogate'],
    ['NE1 4LP', [54.974, -1.613], 'Harrogate'],
    ['Caerdydd', [51.479, -3.176], 'Bradford'],
    ['Dùn Èideann', [55.951, -3.191], 'Inverness'],
  ] as const)('from %s the nearest is so far away as it is', async (near, origin, nearest) => {
    const { nodes } = await list({ near, radius: 200 });
    const to = await app.db
      .selectFrom('place')
      .select(['latitude', 'longitude'])
      .where('slug', '=', nearest.toLowerCase())
      .executeTakeFirstOrThrow();
    expect(nodes[0].title).toBe(nearest);
    expect(Math.abs(nodes[0].distance - milesBetween(origin, [to.latitude, to.longitude]))).toBeLessThan(1);
  });

  test.each([
    ['Bangor', 'Bangor (County Down), Northern Ireland', ['Bangor (Gwynedd), North Wales']],
    ['bangor (gwynedd)', 'Bangor (Gwynedd), North Wales', []],
    ['Newcastle', 'Newcastle upon Tyne, Tyne and Wear', ['Newcastle-under-Lyme', 'Newcastle (County Down)']],
    ['LS1 4AP', 'LS1', []],
    ['Leeds', 'Leeds, West Yorkshire', []],
  ])('%s is taken for %s, and others of the name are told', async (near, label, others) => {
    const query =
      'query ($near: String) { jobs(filter: { near: $near }) { near { place { label } others { name label } } } }';
    const { data, errors } = await ask(query, { near });
    expect(errors).toBeUndefined();
    expect(data.jobs.near.place.label).toBe(label);
    const told: { name: string; label: string }[] = data.jobs.near.others;
    expect(told.map((other) => (others.includes(other.name) ? other.name : other.label))).toEqual(others);
    for (const { name, label: of } of told) {
      const chosen = (await ask(query, { near: name })).data.jobs.near;
      expect(chosen).toEqual({ place: { label: of }, others: [] });
    }
    const rest = (await app.server.inject({ url: `/api/jobs?near=${encodeURIComponent(near)}` })).json();
    expect(rest.near).toMatchObject({ label, others: told });
  });

  test('a cursor of the distances from one place is none of those from another', async () => {
    const from = async (near: string, page: string) => {
      const query = `query ($filter: JobFilter) { jobs(filter: $filter, sort: DISTANCE, ${page}) {
        nodes { title } pageInfo { startCursor endCursor } } }`;
      return ask(query, { filter: { department: ward, near, radius: 50 } });
    };
    const { endCursor, startCursor } = (await from('Leeds', 'first: 2')).data.jobs.pageInfo;
    for (const [path, page] of [
      ['after', `first: 2, after: "${endCursor}"`],
      ['before', `last: 2, before: "${endCursor}"`],
    ]) {
      const { errors } = await from('York', page ?? '');
      expect(errors[0]).toMatchObject({
        message: `${path} is not a cursor of this list. Start without it.`,
        extensions: { code: 'BAD_USER_INPUT', fields: [{ path }] },
      });
    }
    const other = `first: 2, after: "${startCursor}"`;
    expect((await from('Leeds', other)).data.jobs.nodes).toHaveLength(2);
    expect((await from('LS1', other)).data.jobs.nodes, 'another name of the same position').toHaveLength(2);
    const rest = await app.server.inject({ url: `/api/jobs?near=York&sort=distance&cursor=${endCursor}` });
    expect(rest.statusCode).toBe(400);
    expect(rest.json()).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { cursor: 'cursor is not a cursor of this list. Start without it.' },
    });
  });

  test('a town by its other names', async () => {
    const { data } = await ask('{ jobs(filter: { location: "Inbhir Nis" }) { nodes { location } } }');
    expect(data.jobs.nodes).toEqual([{ location: 'Inverness' }]);
  });
});

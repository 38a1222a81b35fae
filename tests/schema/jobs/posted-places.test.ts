import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  const { id } = await createAccount(app.db, { access: 'verified' });
  token = (await createSession(app.db, { account_id: id })).accessToken;
});
afterAll(() => app.close());

const ward = 'Test ward for places';

async function ask(query: string, variables: object = {}) {
  const { data, errors } = await askGraph(app, query, { token, variables });
  expect(errors).toBeUndefined();
  return data as Record<string, { readonly nodes: readonly object[]; readonly totalCount: number }>;
}

/** As many as one operation may hold, each under a name of its own. */
const AT_ONCE = 10;
async function askForEach(items: readonly string[], kind: string, field: (item: string) => string) {
  const answers: unknown[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const fields = items.slice(from, from + AT_ONCE).map((item, index) => `item${index}: ${field(item)}`);
    answers.push(...Object.values(await ask(`${kind} { ${fields.join('\n')} }`)));
  }
  return answers;
}

const posting = (given: object) => {
  const input = {
    department: ward,
    title: 'Nurse',
    description: 'Care.',
    salaryMin: 30_000,
    salaryMax: 40_000,
    ...given,
  };
  const fields = Object.entries(input).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `createJob(input: { type: PERMANENT, urgency: LOW, ${fields.join(', ')} }) {
    __typename
    ... on JobPayload { job { location postcode region nation pay { nation highCostAreaSupplement { area } } } }
    ... on ValidationError { fields { path message } } }`;
};

/** Sixty places of the four nations, some by another of their names, each with a postcode there. */
const places = `Harrogate HG1 1AA, Wakefield WF1 1AA, Newcastle upon Tyne NE1 4LP, Barnsley S70 1AA, Grimsby DN31 1AA,
  Kingston upon Hull HU1 1AA, Hartlepool TS24 7AA, Whitehaven CA28 7AA, Barrow-in-Furness LA14 1AA, Blackburn BB1 1AA,
  Southport PR8 1AA, Crewe CW1 2AA, Birkenhead CH41 1AA, Chesterfield S40 1AA, Boston PE21 6AA, Burton-on-Trent DE14 1AA,
  Telford TF3 4AA, Kidderminster DY10 1AA, Nuneaton CV11 4AA, Walsall WS1 1AA, King's Lynn PE30 1AA,
  Bury St Edmunds IP33 1AA, Basildon SS14 1AA, Stevenage SG1 1AA, Bedford MK40 1AA, Tooting SW17 0QT, Whitechapel E1 1BB,
  Woolwich SE18 6AA, Uxbridge UB8 1AA, Canterbury CT1 1AA, Eastbourne BN21 1AA, Worthing BN11 1AA, Frimley GU16 7AA,
  Basingstoke RG21 3AA, Slough SL1 1AA, Aylesbury HP20 1AA, Banbury OX16 2AA, Cheltenham GL50 1AA, Yeovil BA20 1AA,
  Weston-super-Mare BS23 1AA, Dorchester DT1 1AA, Barnstaple EX31 1AA, Penzance TR18 2AA, Paisley PA1 1AA,
  Kirkcaldy KY1 1AA, Falkirk FK1 1AA, Elgin IV30 1AA, Stornoway HS1 2AA, Lerwick ZE1 0AA, Melrose TD6 9AA, Airdrie ML6 6AA,
  Caerdydd CF10 1AA, Abertawe SA1 1AA, Haverfordwest SA61 1AA, Aberystwyth SY23 1AA, Yr Wyddgrug CH7 1AA,
  Merthyr Tydfil CF47 0AA, Londonderry BT48 6AA, Craigavon BT65 5AA, Enniskillen BT74 6AA`
  .split(',')
  .map(
    (line) =>
      line
        .trim()
        .match(/^(.+) (\w+ \w+)$/)
        ?.slice(1) as [string, string],
  );

test('sixty places in the four nations, and their postcodes, can be posted to and are found', async () => {
  expect(places).toHaveLength(60);
  const names = places.map(([name]) => name);
  const posted = await askForEach(names, 'mutation', (location) => posting({ location }));
  expect(posted.map((answer) => (answer as { __typename: string }).__typename)).toEqual(places.map(() => 'JobPayload'));
  const byPostcode = await askForEach(
    places.map(([, postcode]) => postcode),
    'mutation',
    (postcode) => posting({ location: postcode.toLowerCase() }),
  );
  const postcodes = byPostcode.map((answer) => (answer as { job?: { postcode: string } }).job?.postcode);
  expect(postcodes).toEqual(places.map(([, postcode]) => postcode));

  const listed = (filter: string) => `jobs(first: 1, filter: { department: "${ward}", ${filter} }) { totalCount }`;
  const found = async (items: readonly string[], filter: (item: string) => string) =>
    (await askForEach(items, '', (item) => listed(filter(item)))).filter(
      (list) => (list as { totalCount: number }).totalCount === 0,
    );
  expect(await found(names, (name) => `location: "${name}"`)).toEqual([]);
  expect(await found(names, (name) => `near: "${name}", radius: 5`)).toEqual([]);
  expect(await found(postcodes.map(String), (postcode) => `near: "${postcode}", radius: 5`)).toEqual([]);
});

describe('where a post is', () => {
  const post = async (given: object) => {
    const { done } = await ask(`mutation { done: ${posting(given)} }`);
    const { job, fields } = done as unknown as { job?: object; fields?: readonly { path: string; message: string }[] };
    return job ?? fields;
  };

  test.each([
    [{ location: 'LS2 7UE' }, { location: 'Leeds', postcode: 'LS2 7UE', nation: 'ENGLAND' }],
    [{ location: 'sw1a1aa' }, { location: 'Westminster', postcode: 'SW1A 1AA', region: 'London' }],
    [{ location: 'EH3' }, { location: 'Edinburgh', postcode: 'EH3', nation: 'SCOTLAND' }],
    [{ location: 'newport wales' }, { location: 'Newport (Wales)', postcode: null, nation: 'WALES' }],
    // Another place is called so as well, but has a suffix in its own name.
    [{ location: 'Blackburn' }, { location: 'Blackburn', region: 'North West' }],
    [
      { location: 'newport', postcode: 'po30 5tg' },
      { location: 'Newport (Isle of Wight)', postcode: 'PO30 5TG' },
    ],
    [
      { location: 'Newcastle', postcode: 'ST5 1AA' },
      { location: 'Newcastle-under-Lyme', region: 'Midlands' },
    ],
    [
      { location: 'Little Snoring', postcode: 'NR21 0HY' },
      { location: 'Little Snoring', postcode: 'NR21 0HY' },
    ],
    // What is paid follows from the postcode, whatever town its employer names.
    [
      { location: 'London', postcode: 'WD17 3HD' },
      { location: 'London', region: 'East of England' },
    ],
    [
      { location: 'Chester', postcode: 'CH5 2NU' },
      { location: 'Chester', nation: 'WALES' },
    ],
    // Neither name is taken for the other without a word.
    [{ location: 'Londonderry' }, { location: 'Derry (Londonderry)' }],
    [{ location: 'derry' }, { location: 'Derry (Londonderry)' }],
    [{ location: 'Truro Cornwall' }, { location: 'Truro' }],
    [{ location: 'Royal Derby Hospital' }, { location: 'Derby', postcode: 'DE22 3NE' }],
    [
      { location: 'Royal Derby Hospital', postcode: 'DE22 3NE' },
      { location: 'Derby', postcode: 'DE22 3NE' },
    ],
  ])('%j', async (given, expected) => {
    expect(await post(given)).toMatchObject(expected);
  });

  const unknown = (postcode: string) => `We do not know the postcode '${postcode}'. Enter a UK postcode, like LS2 7UE`;
  test.each([
    [
      { location: 'Nowhere on Sea' },
      'location',
      "We do not know the place 'Nowhere on Sea'. Check how it is spelled, or enter its postcode too",
    ],
    [
      { location: 'Stornaway' },
      'location',
      "We do not know the place 'Stornaway'. Did you mean Stornoway? If not, enter its postcode too",
    ],
    [
      { location: 'newport' },
      'location',
      "'newport' could be Newport (Wales) in NP20, Newport (Isle of Wight) in PO30 or Newport (Shropshire) in TF10. Choose one of these, or enter its postcode too",
    ],
    [
      { location: 'Ashford' },
      'location',
      "'Ashford' could be Ashford (Kent) in TN23 or Ashford (Surrey) in TW15. Choose one of these, or enter its postcode too",
    ],
    [
      { location: 'Yarmouth' },
      'location',
      "'Yarmouth' could be Great Yarmouth in NR30 or Yarmouth (Isle of Wight) in PO41. Choose one of these, or enter its postcode too",
    ],
    [{ location: 'ZZ1 1AA' }, 'location', unknown('ZZ1 1AA')],
    [{ location: 'Nowhere on Sea', postcode: 'ZZ1 1AA' }, 'postcode', unknown('ZZ1 1AA')],
    [{ location: 'Leeds', postcode: 'a street' }, 'postcode', 'Enter a UK postcode, like LS2 7UE'],
    [{ location: 'Leeds', postcode: 'SW1A 1AA' }, 'postcode', 'The postcode SW1A 1AA is not near Leeds. Check both'],
    [{ location: 'Ashford', postcode: 'LS1 3EX' }, 'postcode', 'The postcode LS1 3EX is not near Ashford. Check both'],
    [{ location: 'Leeds', postcode: 'x'.repeat(11) }, 'postcode', 'Postcode must be 10 characters or fewer'],
  ])('%j is refused', async (given, path, message) => {
    expect(await post(given)).toEqual([{ path, message }]);
  });

  test('has no pay while its name could be several places', async () => {
    const { payAtPlace } = await ask('{ payAtPlace(location: "Newport") { nation } }');
    expect(payAtPlace).toBeNull();
  });

  test('decides the pay', async () => {
    const { payScales } = await ask(
      '{ payScales(location: "Nowhere on Sea", postcode: "SW17 0QT") { nation highCostAreaSupplement { area } } }',
    );
    expect((payScales as unknown as object[])[0]).toEqual({
      nation: 'ENGLAND',
      highCostAreaSupplement: { area: 'INNER' },
    });
    const banded = posting({ location: 'Somewhere', postcode: 'AB55 1AA', salaryMin: undefined, salaryMax: undefined })
      .replaceAll(/salaryM\w+: undefined,? ?/g, '')
      .replace('type:', 'band: BAND_5, type:');
    const job = await ask(`mutation { done: ${banded} }`);
    expect(job['done']).toMatchObject({ job: { pay: { nation: 'SCOTLAND' } } });
  });

  test('is one row of a name and postcode, and no suggestion', async () => {
    await post({ location: 'Great Snoring', postcode: 'NR21 0HP' });
    await post({ location: 'GREAT SNORING', postcode: 'nr210hp' });
    const rows = await app.db.selectFrom('place').select('town').where('postcode', '=', 'NR21 0HP').execute();
    expect(rows).toEqual([{ town: 'Great Snoring' }]);
    const { places: suggested } = await ask('{ places(search: "Great Snor") { name } }');
    expect(suggested).toEqual([]);
    const { jobs } = await ask('{ jobs(filter: { location: "great snoring" }) { totalCount } }');
    expect(jobs?.totalCount).toBe(2);
  });
});

describe('an address', () => {
  const write = (call: string) =>
    ask(`mutation { done: ${call} }`) as unknown as Promise<{ done: { __typename: string; job?: { id: string } } }>;
  const forget = () => deleteOldData(app.db, new Date());
  const storedTowns = async () => {
    const rows = await app.db.selectFrom('place').select('town').where('town', 'like', 'Upper Qz%').execute();
    return rows.map(({ town }) => town).sort();
  };

  test('is forgotten when no post is there any more, and not before', async () => {
    const given = { location: 'Upper Qzfirst', postcode: 'NR21 0AA' };
    const { done } = await write(posting(given).replace('region nation', 'id region nation'));
    const id = done.job?.id ?? '';
    await forget();
    expect(await storedTowns()).toEqual(['Upper Qzfirst']);
    const moved = posting({ location: 'Upper Qzsecond', postcode: 'NR21 0AB' });
    await write(moved.replace('createJob(', `updateJob(id: "${id}", `));
    await forget();
    expect(await storedTowns()).toEqual(['Upper Qzsecond']);
    await write(`closeJob(id: "${id}") { __typename }`);
    await forget();
    expect(await storedTowns(), 'a closed post still says where it was').toEqual(['Upper Qzsecond']);
    await app.db.deleteFrom('job').where('id', '=', id).execute();
    await forget();
    expect(await storedTowns()).toEqual([]);
    const towns = await app.db.selectFrom('place').select('id').where('slug', '=', 'leeds').execute();
    expect(towns, 'a town without posts stays').toHaveLength(1);
  });
});

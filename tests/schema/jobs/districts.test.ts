import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const ward = 'Test ward of districts';
const districts = {
  London: ['Camden', 'Croydon', 'Tooting', 'London', "St George's Hospital, Tooting"],
  Manchester: ['Didsbury', 'Wythenshawe', 'Manchester'],
  Birmingham: ['Edgbaston', 'Handsworth (Birmingham)', 'Birmingham'],
  Glasgow: ['Govan', 'Gartnavel', 'Glasgow'],
  Leeds: ['Bramley (Leeds)', 'Leeds'],
};
const beyond = ['Salford', 'Solihull', 'Paisley', 'Watford', 'Bradford'];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const places = await app.db.selectFrom('place').select(['id', 'name']).execute();
  for (const title of [...Object.values(districts).flat(), ...beyond]) {
    await createJob(app.db, {
      title,
      department: ward,
      place_id: places.find(({ name }) => name === title)?.id ?? '',
    });
  }
});
afterAll(() => app.close());

interface Jobs {
  readonly totalCount: number;
  readonly nodes: readonly { readonly title: string }[];
  readonly facets: { readonly location: readonly { readonly value: string; readonly count: number }[] };
}

async function list(filter: object): Promise<Jobs> {
  const query = `query ($filter: JobFilter) { jobs(filter: $filter, first: 20) {
    totalCount nodes { title } facets { location { value count } } } }`;
  const { data, errors } = await askGraph(app, query, { variables: { filter: { department: ward, ...filter } } });
  expect(errors).toBeUndefined();
  return (data as { readonly jobs: Jobs }).jobs;
}

test.each(Object.entries(districts))('%s includes its districts', async (city, expected) => {
  const titles = async (filter: object) => (await list(filter)).nodes.map(({ title }) => title).toSorted();
  expect(await titles({ location: city })).toEqual(expected.toSorted());
  expect(await titles({ search: `jobs in ${city}` })).toEqual(expected.toSorted());
  const { facets } = await list({});
  expect(facets.location.find(({ value }) => value === city)?.count).toBe(expected.length);
});

test('a district is itself alone, and an alias of a city is all of it', async () => {
  expect((await list({ location: 'Camden' })).nodes).toEqual([{ title: 'Camden' }]);
  expect((await list({ location: 'Glaschu' })).totalCount).toBe(districts.Glasgow.length);
});

test('an address in a district is in the city, whatever its employer calls it', async () => {
  const { id } = await createAccount(app.db, { access: 'verified' });
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  const input = `title: "At an address", department: "${ward}", location: "Qz Yard", postcode: "SW17 0AA", type: PERMANENT,
    urgency: LOW, salaryMin: 30000, salaryMax: 40000, description: "Care."`;
  const { errors } = await askGraph(app, `mutation { createJob(input: { ${input} }) { __typename } }`, { token });
  expect(errors).toBeUndefined();
  expect((await list({ location: 'London' })).nodes).toContainEqual({ title: 'At an address' });
  expect((await list({ search: 'jobs in london' })).nodes).toContainEqual({ title: 'At an address' });
});

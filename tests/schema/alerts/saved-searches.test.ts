import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeAlerts } from '../../../schema/alerts/write-alerts.ts';
import { ALERT_LINK } from '../../../schema/outbox/link-place.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testSecret } from '../../support/test-app.ts';
import { alertHost, alertMails } from './alert-host.ts';

let app: TestApp;
let token: string;
const NOW = '2026-11-24T09:00:00.000Z';

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['outgoing_mail', 'published_record', 'account'] as const) {
    await app.db.deleteFrom(table).execute();
  }
  const { id } = await createAccount(app.db, { email_confirmed_at: NOW });
  token = (await createSession(app.db, { account_id: id })).accessToken;
});

const error = '__typename ... on Error { message }';
const answer = `${error} ... on SavedSearchPayload { savedSearch { id name listPath feedUrl frequency area } }`;
async function ask(operation: string, as: string | null = token): Promise<Record<string, unknown>> {
  const { data, errors } = await askGraph(app, operation, { token: as ?? undefined });
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
}
const save = async (filter: string, more = '', as = token) =>
  (await ask(`mutation { saveSearch(filter: { ${filter} }, frequency: WEEKLY ${more}) { ${answer} } }`, as))[
    'saveSearch'
  ] as { savedSearch: { id: string; frequency: string; feedUrl: string } };
const list = async (as = token) => (await ask('{ savedSearches { id frequency } }', as))['savedSearches'];

test('the same search is saved once, and its frequency changes', async () => {
  const first = await save('jobs: { search: "nurse", band: [BAND_5, BAND_6] }', 'listQuery: "q=nurse&band=5-7"');
  expect(first).toMatchObject({
    savedSearch: { area: 'JOBS', listPath: '/staff-portal?q=nurse&band=5-7', frequency: 'WEEKLY' },
  });
  const { id } = first.savedSearch;
  const again = await ask(
    `mutation { saveSearch(filter: { jobs: { band: [BAND_6, BAND_5, BAND_5], search: "nurse", type: [] } }, frequency: DAILY) { ${answer} } }`,
  );
  expect(again).toMatchObject({ saveSearch: { savedSearch: { id, frequency: 'DAILY' } } });
  expect(await list()).toEqual([{ id, frequency: 'DAILY' }]);
});

test.each([
  ['no filter', '', 'filter', 'Give the filter of one list: jobs, documents, equipment or news.'],
  ['two filters', 'jobs: {}, news: {}', 'filter', 'Give the filter of one list: jobs, documents, equipment or news.'],
  ['no word', 'jobs: { search: "the" }', 'search', 'An alert looks for whole words. Use a word that says more.'],
  ['an unknown place', 'jobs: { near: "Xyzzy" }', 'near', undefined],
  ['a long search', `news: { search: "${'a'.repeat(201)}" }`, 'search', 'search must be 200 characters or fewer.'],
])('%s is refused', async (_what, filter, _path, message) => {
  expect(await save(filter)).toMatchObject({ __typename: 'ValidationError', ...(message && { message }) });
});

test('a query of a list that is too long is refused', async () => {
  expect(await save('jobs: {}', `listQuery: "${'q'.repeat(1001)}"`)).toMatchObject({
    message: 'listQuery must be 1000 characters or fewer.',
  });
});

test('an account saves 25 at most', async () => {
  for (let count = 0; count < 25; count += 1) await save(`jobs: { search: "nurse ${count}" }`);
  expect(await save('jobs: { search: "porter" }')).toMatchObject({ __typename: 'ConflictError' });
  expect(await save('jobs: { search: "nurse 3" }')).toMatchObject({ __typename: 'SavedSearchPayload' });
});

test('others neither see, change nor end it', async () => {
  const { id } = (await save('news: {}')).savedSearch;
  const other = (await createSession(app.db, { account_id: (await createAccount(app.db)).id })).accessToken;
  expect(await list(other)).toEqual([]);
  for (const given of [`setSavedSearchFrequency(id: "${id}", frequency: DAILY)`, `endSavedSearch(id: "${id}")`]) {
    const [field = ''] = given.split('(');
    expect((await ask(`mutation { ${given} { ${error} } }`, other))[field]).toMatchObject({
      __typename: 'NotFoundError',
    });
  }
  expect(await list()).toEqual([{ id, frequency: 'WEEKLY' }]);
});

test('what waits comes sooner where the frequency is raised, and not at all where the search is ended', async () => {
  const { id } = (await save('jobs: {}')).savedSearch;
  await createJob(app.db);
  await writeAlerts(alertHost(app.db, NOW));
  expect(await alertMails(app.db)).toEqual([]);
  await ask(`mutation { setSavedSearchFrequency(id: "${id}", frequency: INSTANT) { ${answer} } }`);
  await writeAlerts(alertHost(app.db, '2026-11-24T23:00:00.000Z'));
  expect(await alertMails(app.db)).toHaveLength(1);
  await createJob(app.db);
  await ask(`mutation { endSavedSearch(id: "${id}") { ${error} } }`);
  expect(await writeAlerts(alertHost(app.db, '2026-11-25T23:00:00.000Z'))).toMatchObject({ matches: 0, mails: 0 });
});

describe('it ends by the link in the mail, without a session', () => {
  const tokens = linkTokens([testSecret]);
  const post = (token: string, more = '') =>
    app.server.inject({
      method: 'POST',
      url: `/account?end-alert=${token}${more}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  test('by a button of the mail program, as often as it is pressed', async () => {
    const { id } = (await save('jobs: {}')).savedSearch;
    const other = await post(tokens.tokenOf('desk_mail', id));
    expect([other.statusCode, other.body]).toEqual([
      400,
      'This link is not complete. Copy the whole of it from the email.',
    ]);
    expect(await list()).toHaveLength(1);
    for (const _time of [1, 2]) {
      const { statusCode, body } = await post(tokens.tokenOf(ALERT_LINK, id));
      expect([statusCode, body]).toEqual([200, 'This alert has ended. You get no more emails about this search.']);
    }
    expect(await list()).toEqual([]);
  });

  test('by the form of the page, which leads on to a page that says so', async () => {
    const { id } = (await save('jobs: {}')).savedSearch;
    const { statusCode, headers } = await post(tokens.tokenOf(ALERT_LINK, id), '&from=page');
    expect([statusCode, headers['location']]).toEqual([303, '/account?end-alert=ended']);
    expect(await list()).toEqual([]);
  });
});

test('its feed tells what it has found, to anyone with the address', async () => {
  const { feedUrl, id } = (await save('jobs: { search: "nurse" }')).savedSearch;
  const job = await createJob(app.db, { title: 'Nurse & midwife' });
  const closed = await createJob(app.db, { title: 'Closed nurse' });
  await writeAlerts(alertHost(app.db, NOW));
  await app.db.updateTable('job').set({ closed_at: NOW }).where('id', '=', closed.id).execute();
  const read = (url: string) => app.server.inject({ url });
  const { pathname } = new URL(feedUrl);
  const { statusCode, body, headers } = await read(pathname);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(body).toContain('<title>Nurse &amp; midwife</title>');
  expect(body).toContain(`/staff-portal?job=${job.id}`);
  expect(body).not.toContain('Closed nurse');
  const mailed = linkTokens([testSecret]).tokenOf(ALERT_LINK, id);
  expect((await read(`/feeds/searches/${mailed}.xml`)).statusCode).toBe(404);
  await app.db.deleteFrom('saved_search').execute();
  expect((await read(pathname)).statusCode).toBe(404);
});

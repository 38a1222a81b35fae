import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDataSections } from '../../../schema/accounts/own-data/own-data-sections.ts';
import { browserStorage, cookies } from '../../../schema/cookies.ts';
import { LEGAL_VERSION } from '../../../schema/legal/legal-version.ts';
import { keptKinds } from '../../../schema/legal/retention.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { newAccount, send } from '../../support/signed-in.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface LegalPage {
  readonly title: string;
  readonly version: string;
  readonly effectiveOn: string;
  readonly sections: readonly {
    readonly id: string;
    readonly body: string;
    readonly table: { readonly columns: string[]; readonly rows: readonly { readonly cells: string[] }[] } | null;
  }[];
}

async function legalPage(kind: string, server = app.server): Promise<LegalPage> {
  const fields = 'title version effectiveOn sections { id body table { columns rows { cells } } }';
  const { data } = await askGraph({ server }, `{ legalPage(kind: ${kind}) { ${fields} } }`);
  return data?.['legalPage'] as LegalPage;
}

test.each([
  ['PRIVACY_POLICY', 'Privacy policy'],
  ['TERMS_OF_SERVICE', 'Terms of service'],
  ['COOKIE_POLICY', 'Cookie policy'],
  ['ACCESSIBILITY_STATEMENT', 'Accessibility statement'],
])('%s is whole, and of the present version', async (kind, title) => {
  const { sections, ...page } = await legalPage(kind);
  expect(page).toEqual({ title, version: '2.1.9', effectiveOn: '2026-11-28' });
  expect(sections.length).toBeGreaterThan(5);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  for (const { body, table } of sections) {
    expect(body).toMatch(/\w/);
    for (const { cells } of table?.rows ?? []) expect(cells).toHaveLength(table?.columns.length ?? 0);
  }
});

test('the cookie policy shows the list of cookies and of storage', async () => {
  const { sections } = await legalPage('COOKIE_POLICY');
  const named = (id: string) => sections.find((section) => section.id === id)?.table?.rows.map(({ cells }) => cells[0]);
  expect(named('cookies')).toEqual(Object.keys(cookies));
  expect(named('storage')).toEqual(Object.keys(browserStorage));
});

test('the privacy policy tells of every table that tells of a person', async () => {
  const told = new Set(keptKinds.flatMap(({ tables }) => tables));
  const personal = ownDataSections.flatMap(({ tables }) => tables);
  const aboutVisitors = [
    'rate_limit',
    'visitor_mark',
    'visitor_secret',
    'page_view',
    'tracked_event',
    'idempotency_key',
    'status_subscription',
  ] as const;
  const aboutThePortal = ['probe_result', 'probe_day', 'incident', 'incident_update', 'maintenance_window'] as const;
  const aboutJobs = ['place'] as const;
  const named = [...personal, ...aboutVisitors, ...aboutJobs, ...aboutThePortal];
  expect(named.filter((table) => !told.has(table))).toEqual([]);
  const { sections } = await legalPage('PRIVACY_POLICY');
  const { table } = sections.find(({ id }) => id === 'what-is-kept') ?? {};
  expect(table?.rows.map(({ cells }) => cells[0])).toEqual(keptKinds.map(({ what }) => what));
});

const newcomer = (email: string) =>
  `email: "${email}", password: "seven geese on a pier", firstName: "Asha", lastName: "Mensah",
   phone: "01632 960 001", organization: "Brambleford", acceptTerms: true`;

const signUp = (input: string) =>
  askGraph(app, `mutation { signUp(input: { ${input} }) { __typename ... on ValidationError { fields { path } } } }`);

async function storedTerms(email: string) {
  return app.db
    .selectFrom('account')
    .select(['terms_version', 'terms_accepted_at'])
    .where('email', '=', email)
    .executeTakeFirst();
}

test('an account keeps the version that was shown, and when', async () => {
  const email = 'shown@example.com';
  const { data } = await signUp(`${newcomer(email)}, termsVersion: "${LEGAL_VERSION.number}"`);
  expect(data).toMatchObject({ signUp: { __typename: 'SessionPayload' } });
  expect(await storedTerms(email)).toEqual({
    terms_version: LEGAL_VERSION.number,
    terms_accepted_at: expect.any(String),
  });
});

test('a version that is no longer the present one is not accepted, and opens no account', async () => {
  const { data } = await signUp(`${newcomer('late@example.com')}, termsVersion: "2.0"`);
  expect(data).toEqual({ signUp: { __typename: 'ValidationError', fields: [{ path: 'acceptTerms' }] } });
  expect(await storedTerms('late@example.com')).toBeUndefined();
});

const nothing = { terms_version: null, terms_accepted_at: null };
const present = { terms_version: LEGAL_VERSION.number, terms_accepted_at: expect.any(String) };

test.each(['', ', termsVersion: null'])('without a version (%j) the graph keeps none as accepted', async (version) => {
  const email = `unversioned${version.length}@example.com`;
  const { data } = await signUp(`${newcomer(email)}${version}`);
  expect(data).toMatchObject({ signUp: { __typename: 'SessionPayload' } });
  expect(await storedTerms(email)).toEqual(nothing);
});

test.each([
  ['nothing where nothing is said of the terms', {}, nothing],
  ['nothing where the version is missing, as older programs leave it out', { acceptTerms: true }, nothing],
  ['nothing where a version is named and not accepted', { termsVersion: LEGAL_VERSION.number }, nothing],
  ['the version that is named and accepted', { acceptTerms: true, termsVersion: LEGAL_VERSION.number }, present],
])('a sign-up on REST keeps %s', async (_case, terms, stored) => {
  const body = newAccount(terms);
  expect((await send(app, 'POST', '/auth/signup', { body })).statusCode).toBe(201);
  expect(await storedTerms(body.email)).toEqual(stored);
});

test.each([
  ['refused terms', { acceptTerms: false }],
  ['an earlier version', { acceptTerms: true, termsVersion: '2.0' }],
])('a sign-up on REST with %s is refused', async (_case, terms) => {
  const answer = await send(app, 'POST', '/auth/signup', { body: newAccount(terms) });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['acceptTerms']]);
});

test('the privacy policy says without contradiction what becomes of searches', async () => {
  const { sections } = await legalPage('PRIVACY_POLICY');
  const visitors = sections.find(({ id }) => id === 'visitors')?.body ?? '';
  expect(visitors).toContain('a search of the help center that finds nothing');
  expect(visitors).not.toMatch(/It is not stored\.$/m);
});

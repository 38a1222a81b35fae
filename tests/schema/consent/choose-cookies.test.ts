import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

const YEAR_MS = 365 * 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function choose(input: string, headers: Readonly<Record<string, string>> = {}) {
  const fields = 'consent { version chosenOn necessary analytics marketing preferences }';
  const { cookies, json } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: `mutation { chooseCookies(input: {${input}}) { ... on ChooseCookiesPayload { ${fields} } } }` },
  });
  return { cookies, consent: json().data.chooseCookies.consent };
}

const refused = {
  version: 2,
  chosenOn: '2026-11-20',
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
};

test.each([
  ['', 'necessary', {}],
  ['analytics: true', 'necessary-analytics', { analytics: true }],
  ['analytics: false, preferences: true', 'necessary-preferences', { preferences: true }],
  [
    'analytics: true, marketing: true, preferences: true',
    'necessary-analytics-marketing-preferences',
    { analytics: true, marketing: true, preferences: true },
  ],
])('{%s} is kept in a cookie for a year', async (input, kinds, allowed) => {
  const { cookies, consent } = await choose(input);
  expect(consent).toEqual({ ...refused, ...allowed });
  expect(cookies).toEqual([
    {
      name: 'consent',
      value: `2.${consent.chosenOn}.${kinds}`,
      path: '/',
      sameSite: 'Lax',
      expires: new Date(testNow.getTime() + YEAR_MS),
    },
  ]);
});

test('a page of another site cannot choose', async () => {
  const { cookies } = await choose('analytics: true', { 'sec-fetch-site': 'cross-site' });
  expect(cookies).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { standStill } from '../support/standing-clock.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { ask, expectError } from './answers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.server.ready();
  standStill();
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

type Row = Readonly<Record<string, unknown>>;

const query = `query ($q: String!, $limit: Int!) { search(q: $q, limit: $limit) {
  hits {
    id category title description relevance percent isWeak source path why
    reasons { word matched kind place }
    data {
      ... on RecruitmentHitData { positions location region salary }
      ... on ComplianceHitData { updated downloadSize }
      ... on EquipmentHitData { price availability certification }
      ... on NewsHitData { publishedAt readTime }
      ... on HelpHitData { section }
    }
  }
  sources { name answered } } }`;

async function askGraph(variables: Row) {
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  const { data, errors } = answer.json();
  expect(errors).toBeUndefined();
  return data.search;
}

/** What REST must answer for a hit of the graph, worked out apart from the adapter. */
function expected({ reasons, ...hit }: Row) {
  return {
    ...hit,
    category: String(hit['category']).toLowerCase(),
    source: String(hit['source']).toLowerCase(),
    reasons: (reasons as Row[]).map((reason) => ({
      ...reason,
      kind: String(reason['kind']).toLowerCase(),
      place: String(reason['place']).toLowerCase(),
    })),
  };
}

describe('GET /search', () => {
  it.each(['icu', 'Nurse jobs', 'pay', 'equipment for wards', 'procurment', 'part time nurse', 'band 7'])(
    'answers the hits of the graph for %s',
    async (q) => {
      for (const limit of [3, 8]) {
        const { hits, sources } = await askGraph({ q, limit });
        const answer = await ask(app.server, `/search?q=${encodeURIComponent(q)}&limit=${limit}`);
        expect(answer.json()).toEqual({
          results: hits.map(expected),
          sources: sources.map(({ name, answered }: Row) => ({ name: String(name).toLowerCase(), answered })),
        });
        expect(hits.length).toBeGreaterThan(0);
        expect(hits.length).toBeLessThanOrEqual(limit);
      }
    },
  );

  it('shows each category with its own data', async () => {
    const { results } = (await ask(app.server, '/search?q=staff%20equipment')).json();
    const keys = Object.fromEntries(
      results.map((row: Row) => [row['category'], Object.keys(row['data'] as Row).sort()]),
    );
    expect(keys).toEqual({
      recruitment: ['location', 'positions', 'region', 'salary'],
      compliance: ['downloadSize', 'updated'],
      equipment: ['availability', 'certification', 'price'],
      other: ['publishedAt', 'readTime'],
    });
  });

  it('finds nothing without a word to look for, and names no part as searched', async () => {
    for (const address of ['/search', '/search?q=', '/search?q=%20', '/search?q=%25', '/search?q=the']) {
      expect((await ask(app.server, address)).json(), address).toEqual({ results: [], sources: [] });
    }
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=9', 'limit'],
    ['limit=all', 'limit'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['q=a%00b', 'q'],
    ['search=icu', 'search'],
  ])('refuses %s', async (parameters, field) => {
    const { fields } = expectError(await ask(app.server, `/search?${parameters}`), 400);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });
});

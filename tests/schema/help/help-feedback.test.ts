import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedSearch } from '../../../schema/help/searched-text.ts';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let app: TestApp;
let now = new Date('2026-11-20T09:30:00.000Z');

beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now }, environment: { TRUST_PROXY: '1' } });
});
beforeEach(async () => {
  now = new Date('2026-11-20T09:30:00.000Z');
  await app.db.deleteFrom('unanswered_help_search').execute();
  await app.db.deleteFrom('visitor_mark').execute();
});
afterAll(() => app.close());

interface Visit {
  readonly address?: string;
  readonly browser?: string;
}

async function say(mutation: string, { address = '192.0.2.7', browser = firefox }: Visit = {}) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'user-agent': browser, 'x-forwarded-for': address },
    payload: { query: `mutation { said: ${mutation} }` },
  });
  expect(answer.json().errors).toBeUndefined();
  return answer.json().data.said;
}

describe('whether an article was helpful', () => {
  const fields = `{ ... on RateHelpArticlePayload { counted article { helpfulCount unhelpfulCount } } ... on Error { message } }`;
  const rate = (helpful: boolean, visit?: Visit, id = 'post-a-job') =>
    say(`rateHelpArticle(id: "${id}", helpful: ${helpful}) ${fields}`, visit);

  test('counts once a visitor, article and day, whatever the second answer', async () => {
    const [yes, no] = [
      { helpfulCount: 1, unhelpfulCount: 0 },
      { helpfulCount: 1, unhelpfulCount: 1 },
    ];
    expect(await rate(true)).toEqual({ counted: true, article: yes });
    expect(await rate(false)).toEqual({ counted: false, article: yes });
    expect(await rate(false, { address: '192.0.2.8' })).toEqual({ counted: true, article: no });
    expect(await rate(true, {}, 'create-an-account')).toMatchObject({ counted: true });
    now = new Date('2026-11-21T09:30:00.000Z');
    expect(await rate(true)).toMatchObject({ counted: true });
  });

  test('of twenty answers at once by one visitor, one counts', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => rate(true, {}, 'buy-a-product')));
    expect(answers.filter(({ counted }) => counted)).toHaveLength(1);
  });

  test('robots do not count, and an article that is not there is said so', async () => {
    expect(await rate(true, { browser: robot }, 'sign-in-and-sign-out')).toMatchObject({ counted: false });
    expect(await rate(true, {}, 'no-such-article')).toEqual({ message: 'Article not found' });
  });
});

describe('searches without an answer', () => {
  const report = async (search: string, visit?: Visit): Promise<boolean> =>
    (
      await say(
        `reportHelpSearch(search: ${JSON.stringify(search)}) { ... on ReportHelpSearchPayload { noted } }`,
        visit,
      )
    ).noted;
  const rows = () =>
    app.db
      .selectFrom('unanswered_help_search')
      .select(['day', 'text', 'searches'])
      .orderBy('day')
      .orderBy('text')
      .execute();

  test('are counted by text and day, once a visitor', async () => {
    expect(await report('Zebra  Crossing')).toBe(true);
    expect(await report('zebra crossing')).toBe(false);
    expect(await report('zebra crossing', { address: '192.0.2.9' })).toBe(true);
    now = new Date('2026-11-21T09:30:00.000Z');
    expect(await report('zebra crossing')).toBe(true);
    expect(await rows()).toEqual([
      { day: '2026-11-20', text: 'zebra crossing', searches: 2 },
      { day: '2026-11-21', text: 'zebra crossing', searches: 1 },
    ]);
  });

  test.each([
    ['finds an article', 'password'],
    ['has an email address', 'zebra jane@example.com'],
    ['has a phone number', 'zebra 01632 960 001'],
    ['is too short', 'zq'],
    ['is too long for a search', 'zebra '.repeat(20)],
  ])('are not noted where the text %s', async (_case, text) => {
    expect(await report(text)).toBe(false);
    expect(await rows()).toEqual([]);
  });

  test('are not noted for robots', async () => {
    expect(await report('zebra crossing', { browser: robot })).toBe(false);
  });

  test('of a day fill a thousand rows at most, and those that are there go on counting', async () => {
    const texts = Array.from({ length: 1_000 }, (_, n) => ({ day: '2026-11-20', text: `zebra ${n}` }));
    await app.db.insertInto('unanswered_help_search').values(texts).execute();
    expect(await report('zebra crossing')).toBe(false);
    expect(await report('zebra 7')).toBe(true);
    expect(await rows()).toHaveLength(1_000);
  });

  test('leave marks of visitors that do not tell them, also where the day is full', async () => {
    const texts = Array.from({ length: 999 }, (_, n) => ({ day: '2026-11-20', text: `yak ${n}` }));
    await app.db.insertInto('unanswered_help_search').values(texts).execute();
    expect(await report('zebra crossing')).toBe(true);
    expect(await report('zebra march')).toBe(false);
    const marks = await app.db.selectFrom('visitor_mark').selectAll().execute();
    expect(new Set(marks.map(({ subject }) => subject)).size).toBe(2);
    expect(JSON.stringify(marks)).not.toMatch(/zebra|crossing|march/);
  });

  test('are deleted after 90 days', async () => {
    const days = ['2026-08-21', '2026-08-22'];
    await app.db
      .insertInto('unanswered_help_search')
      .values(days.map((day) => ({ day, text: 'zebra' })))
      .execute();
    await deleteOldData(app.db, now);
    expect((await rows()).map(({ day }) => day)).toEqual(['2026-08-22']);
  });
});

test('nothing with an at sign or five digits in a row of figures is ever stored', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', ' (', ') ');
  const number = fc
    .tuple(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: 5, maxLength: 12 }))
    .map(([digits]) => digits.map(([digit, between]) => `${digit}${between}`).join(''));
  const personal = fc.oneof(number, fc.emailAddress());
  fc.assert(
    fc.property(fc.string(), personal, fc.string(), (before, middle, after) => {
      expect(storedSearch(`${before}${middle}${after}`)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (typed) => {
      const text = storedSearch(typed);
      expect(text === null || (text.length <= 100 && text.trim() === text && storedSearch(text) === text)).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceBulkJobs } from '../../server/database/bulk/bulk-jobs.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';
import { ask, expectError } from './answers.ts';
import { pathParameters, queryParameters } from './table.ts';

const sorts = ['newest', 'closing-soon', 'salary-high', 'salary-low', 'distance', 'relevance'];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await replaceBulkJobs(app.db, { count: 40, clock: { now: () => testNow } });
});
afterAll(() => app.close());

const RUNS = 60;

/** Any bytes in percent-encoding: text in UTF-8, and what is no UTF-8 at all, like half of a surrogate pair. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }).map(encodeURIComponent),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map(encodeURIComponent),
  fc.uint8Array({ minLength: 1, maxLength: 30 }).map(percentEncoded),
  fc.constantFrom('%ED%A0%80', '%ED%B0%80', '%00', '%25', '_', '%5C', '%5C%25', '%27', '%22', '%F4%90%80%80', '%C0%80'),
  fc.string({ unit: fc.constantFrom('%25', '_', '%5C', '%27', ':', '*', '%26', '!', '(', 'a', '%00'), maxLength: 20 }),
  fc.integer({ min: 201, max: 8_000 }).map((length) => 'ab '.repeat(length).slice(0, length).replaceAll(' ', '+')),
);

function percentEncoded(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

async function expectNoFailure(address: string) {
  const answer = await ask(app.server, address);
  if (answer.statusCode !== 200) {
    expectError(answer, 400, 404);
  }
}

describe.each(queryParameters)('$name', ({ given }) => {
  it('takes or refuses any text', () =>
    fc.assert(
      fc.asyncProperty(anything, (value) => expectNoFailure(given(value))),
      { numRuns: RUNS },
    ));
});

describe.each(pathParameters)('$name', ({ given }) => {
  it('takes or refuses any text', () =>
    fc.assert(
      // Two dots alone are a way upwards, which a client resolves before it asks.
      fc.asyncProperty(anything, (value) => expectNoFailure(given(value.replace(/^\.+$/, 'dots')))),
      { numRuns: RUNS },
    ));
});

describe('a forged cursor', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 210 }),
    fc.constantFrom('2026-11-20T09:30:00.000Z', '9999-12-31', '01a1ede2-6680-790d-b5ad-95077e39d315', '\ud800', '\0'),
    fc.double(),
    fc.integer(),
    fc.constantFrom(null, true, [], {}),
  );
  const order = fc.constantFrom(
    ...sorts.map((word) => `job ${word.replace('-', '_')}`),
    ...['content_entry key', 'other'],
  );
  const cursor = fc.record({ order, position: fc.oneof(fc.nat(), part), values: fc.array(part, { maxLength: 5 }) });

  it('is taken or refused, whatever it holds', () =>
    fc.assert(
      fc.asyncProperty(cursor, fc.constantFrom(...sorts), async (forged, sort) => {
        const text = JSON.stringify([forged.order, forged.position, ...forged.values]);
        const encoded = Buffer.from(text).toString('base64url');
        await expectNoFailure(`/jobs?search=nurse&sort=${sort}&cursor=${encoded}`);
        await expectNoFailure(`/cms/content?cursor=${encoded}`);
      }),
      {
        numRuns: 200,
        // The embedded database's driver itself fails on a number that is no date.
        examples: [[{ order: 'job closing_soon', position: 1, values: [-8_640_000_000_000_001, 'x'] }, 'closing-soon']],
      },
    ));
});

describe('paging by cursor', () => {
  const lists = [
    ...sorts.map((sort) => ({ path: '/jobs', items: 'jobs', query: `sort=${sort}&search=a` })),
    { path: '/jobs', items: 'jobs', query: 'sort=newest' },
    { path: '/news', items: 'news', query: 'sort=newest' },
    { path: '/news', items: 'news', query: 'sort=relevance&search=a' },
    { path: '/help-articles', items: 'articles', query: 'sort=relevance&search=a' },
    { path: '/cms/content', items: 'content', query: '' },
  ];

  it.each(lists)('meets the rows of $path?$query once each, as paging by offset does', ({ path, items, query }) =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 60 }), async (limit) => {
        const byCursor: unknown[] = [];
        const byOffset: unknown[] = [];
        let cursor = '';
        do {
          const at = `${path}?${query}&limit=${limit}`;
          const page = (await ask(app.server, `${at}${cursor}`)).json();
          byCursor.push(...page[items]);
          byOffset.push(...(await ask(app.server, `${at}&offset=${byOffset.length}`)).json()[items]);
          cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
          expect(cursor === '', 'the last page alone has no next one').toBe(byCursor.length === page.total);
        } while (cursor !== '');
        expect(byCursor).toEqual(byOffset);
        expect(byCursor.length).toBeGreaterThan(10);
      }),
      { numRuns: 5 },
    ),
  );
});

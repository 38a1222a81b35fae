import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { components } from '../../../schema/system-status/component.ts';
import type { ProbeRow } from '../../../schema/system-status/probe-row.ts';
import { recordProbes } from '../../../schema/system-status/record-probes.ts';
import { noQueue } from '../../support/no-queue.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const MINUTE = 60_000;
let now = new Date('2026-11-20T09:30:20.000Z');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ buildDirectory: join(import.meta.dirname, '../../../dist'), clock: { now: () => now } });
});
afterAll(() => app.close());

const words = (html: string) => html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/(?:\s*<[^>]+>\s*)+/g, '\n');
const minuteAgo = (minutes: number) => new Date(Math.floor(now.getTime() / MINUTE - minutes) * MINUTE).toISOString();

/** The page as it is served, and in it the row of a component. */
async function servedPage(): Promise<{ all: string; rowOf: (name: string) => string }> {
  const { statusCode, body } = await app.server.inject({ url: '/system-status', headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  const rows = [...body.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => words(row));
  return { all: words(body), rowOf: (name) => rows.find((row) => row.startsWith(`\n${name}\n`)) ?? '' };
}

/** All probes of a component, as REST exports them page by page. */
async function exportedOutcomes(component: string): Promise<string[]> {
  const outcomes: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = `limit=100&component=${component}${cursor && `&cursor=${cursor}`}`;
    const page = (await app.server.inject(`/api/status/probes?${query}`)).json();
    outcomes.push(...page.probes.map(({ outcome }: { outcome: string }) => outcome));
    cursor = page.nextCursor;
  }
  return outcomes;
}

/** What the page is to say of these probes: two decimals, and never more than was measured. */
function recounted(outcomes: readonly string[]): string {
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  const [up, down] = [count('up'), count('down')];
  if (up + down === 0) return 'No data';
  const hundredths = String(Math.floor((up * 10_000) / (up + down))).padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}%`;
}

test('uptime on the page equals a recount of the exported probes, of every component', {
  timeout: 120_000,
}, async () => {
  const outcome = fc.constantFrom<ProbeRow['outcome']>('up', 'up', 'up', 'down', 'unmeasured', 'maintenance');
  const found = fc.record({
    component: fc.constantFrom(...components.map(({ slug }) => slug)),
    ago: fc.integer({ min: 0, max: 29 * 1_440 }),
    outcome,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(found, { minLength: 20, maxLength: 200 }), async (probes) => {
      await app.db.deleteFrom('probe_result').execute();
      await app.db.deleteFrom('probe_day').execute();
      // What was counted in a minute is kept for it.
      now = new Date(now.getTime() + MINUTE);
      const rows = probes.map(({ component, ago, outcome: result }): ProbeRow => {
        const isMeasured = result === 'up' || result === 'down';
        return { component, minute: minuteAgo(ago), outcome: result, responseMs: isMeasured ? 9 : null, isSlow: false };
      });
      await recordProbes(app.db, noQueue, rows);
      const page = await servedPage();
      for (const { slug, name } of components) {
        const uptime = recounted(await exportedOutcomes(slug.replace('_', '-')));
        expect(page.rowOf(name), name).toContain(`\n${uptime}\n`);
      }
    }),
    { numRuns: 5 },
  );
});

test('a prober that has stopped shows no data: in the band, and for each component', async () => {
  const round = (minute: string) =>
    components.map(({ slug }): ProbeRow => {
      return { component: slug, minute, outcome: 'up', responseMs: 9, isSlow: false };
    });
  now = new Date(now.getTime() + 2 * MINUTE);
  // Two in a row, which end an incident that the test before may have opened.
  await recordProbes(app.db, noQueue, [...round(minuteAgo(1)), ...round(minuteAgo(0))]);
  const running = await servedPage();
  expect(running.all).toContain('\nAll systems operational\n');
  for (const { name } of components) expect(running.rowOf(name)).toMatch(/\nOperational\n$/);
  now = new Date(now.getTime() + 3 * MINUTE);
  const stopped = await servedPage();
  expect(stopped.all).not.toContain('All systems operational');
  for (const { name } of components) expect(stopped.rowOf(name)).toMatch(/\nNo data\n$/);
});

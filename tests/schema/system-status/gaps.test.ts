import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProbeOutcome } from '../../../schema/system-status/probe-row.ts';
import { recordProbes } from '../../../schema/system-status/record-probes.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { noQueue } from '../../support/no-queue.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const MINUTE = 60_000;
/** Each test has a day of its own. */
let start = Date.parse('2026-11-01T04:00:00.000Z');
let now = new Date(start);
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('probe_result').execute();
  start += 86_400_000;
});

/** What was found by minutes since the start, as a prober stores it: minute by minute, or all that it has held at once. */
async function record(found: Readonly<Record<number, ProbeOutcome>>, stored: 'at once' | 'each'): Promise<void> {
  const rows = Object.entries(found).map(([minute, outcome]) => ({
    ...{ component: 'search' as const, outcome, isSlow: false },
    responseMs: outcome === 'up' || outcome === 'down' ? 5 : null,
    minute: new Date(start + Number(minute) * MINUTE).toISOString(),
  }));
  for (const batch of stored === 'at once' ? [rows] : rows.map((row) => [row])) {
    await recordProbes(app.db, noQueue, batch);
  }
  now = new Date(Math.max(...rows.map(({ minute }) => Date.parse(minute))) + 1_000);
}

async function statusOfSearch(): Promise<string | undefined> {
  const { data } = await askGraph(app, '{ systemStatus { components { component status } } }', {});
  const { components } = {
    components: [] as { component: string; status: string }[],
    ...(data?.['systemStatus'] as object),
  };
  return components.find(({ component }) => component === 'SEARCH')?.status;
}

async function incidents(): Promise<{ sinceMinute: number; isResolved: boolean }[]> {
  const rows = await app.db
    .selectFrom('incident')
    .select(['started_at', 'resolved_at'])
    .where('started_at', '>=', new Date(start).toISOString())
    .orderBy('started_at')
    .execute();
  return rows.map(({ started_at, resolved_at }) => ({
    sinceMinute: (Date.parse(started_at) - start) / MINUTE,
    isResolved: resolved_at !== null,
  }));
}

const maintenance = Object.fromEntries(
  Array.from({ length: 10 }, (_one, index) => [index + 1, 'maintenance' as const]),
);

const ways = ['each', 'at once'] as const;

test.each(ways)('two failures with hours of silence between are not two in a row, stored %s', async (stored) => {
  await record({ 0: 'down', 300: 'down' }, stored);
  expect(await incidents()).toEqual([]);
  expect(await statusOfSearch()).toBe('DEGRADED');
  await record({ 301: 'down' }, stored);
  expect(await incidents()).toEqual([{ sinceMinute: 300, isResolved: false }]);
  expect(await statusOfSearch()).toBe('OUTAGE');
  // Nor is one answer before a silence and one after it a recovery.
  await record({ 302: 'up', 320: 'up' }, stored);
  expect(await incidents()).toEqual([{ sinceMinute: 300, isResolved: false }]);
  await record({ 321: 'up' }, stored);
  expect(await incidents()).toEqual([{ sinceMinute: 300, isResolved: true }]);
});

test.each(ways)('maintenance after a silence does not bridge it, stored %s', async (stored) => {
  await record({ 0: 'down', 4: 'maintenance', 5: 'unmeasured', 6: 'down' }, stored);
  expect(await incidents()).toEqual([]);
  expect(await statusOfSearch()).toBe('DEGRADED');
});

test.each(ways)('a minute that was missed, and maintenance however long, are bridged, stored %s', async (stored) => {
  await record({ 0: 'down', ...maintenance, 13: 'down' }, stored);
  expect(await incidents()).toEqual([{ sinceMinute: 0, isResolved: false }]);
  expect(await statusOfSearch()).toBe('OUTAGE');
  await record({ 15: 'up', 17: 'up' }, stored);
  expect(await incidents()).toEqual([{ sinceMinute: 0, isResolved: true }]);
});

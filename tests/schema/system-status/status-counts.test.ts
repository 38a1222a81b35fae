import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { components } from '../../../schema/system-status/component.ts';
import type { ProbeRow } from '../../../schema/system-status/probe-row.ts';
import { recordProbes } from '../../../schema/system-status/record-probes.ts';
import { noQueue } from '../../support/no-queue.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const MINUTE = 60_000;
let now = new Date('2026-11-20T09:30:20.000Z');
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  // Another minute each time: what was counted in the one before is cached for it.
  now = new Date(now.getTime() + 10 * MINUTE);
  await app.db.deleteFrom('probe_result').execute();
  await app.db.deleteFrom('probe_day').execute();
  // An open one counts; what was said of it cannot be deleted.
  await app.db.updateTable('incident').set({ status: 'resolved', resolved_at: now.toISOString() }).execute();
});

async function ask(query: string): Promise<Record<string, never>> {
  const { data, errors } = (await app.server.inject({ method: 'POST', url: '/graphql', payload: { query } })).json();
  expect(errors).toBeUndefined();
  return data;
}

interface Status {
  status: string;
  measuredSince: string | null;
  components: {
    component: string;
    status: string;
    uptime: number | null;
    responseTime: number | null;
    days: {
      day: string;
      status: string;
      up: number;
      down: number;
      maintenance: number;
      noData: number;
      uptime: number | null;
    }[];
  }[];
}

const readStatus = async () =>
  (
    await ask(`{ systemStatus { status measuredSince components { component status uptime responseTime
    days { day status up down maintenance noData uptime } } } }`)
  )['systemStatus'] as unknown as Status;

const minuteAgo = (minutes: number) =>
  new Date(Math.floor(now.getTime() / MINUTE) * MINUTE - minutes * MINUTE).toISOString();

function probe(given: Partial<ProbeRow> & { minute: string }): ProbeRow {
  const outcome = given.outcome ?? 'up';
  const isMeasured = outcome === 'up' || outcome === 'down';
  return { component: 'search', outcome, responseMs: isMeasured ? 100 : null, isSlow: false, ...given };
}

/** All probes as REST exports them, page by page. */
async function exportedProbes(component: string): Promise<{ outcome: string }[]> {
  const found: { outcome: string }[] = [];
  let cursor = '';
  do {
    const url = `/api/status/probes?limit=100&component=${component}${cursor && `&cursor=${cursor}`}`;
    const page = (await app.server.inject({ url })).json() as {
      probes: { outcome: string }[];
      nextCursor: string | null;
    };
    found.push(...page.probes);
    cursor = page.nextCursor ?? '';
  } while (cursor);
  return found;
}

test('uptime equals a recount of the exported probes, whatever was found, in whichever order it was stored', async () => {
  const outcome = fc.constantFrom('up', 'up', 'up', 'down', 'unmeasured', 'maintenance') as fc.Arbitrary<
    ProbeRow['outcome']
  >;
  const one = fc.record({ ago: fc.integer({ min: 1, max: 29 * 1_440 }), outcome });
  await fc.assert(
    fc
      .asyncProperty(fc.array(fc.array(one, { maxLength: 40 }), { maxLength: 3 }), async (rounds) => {
        now = new Date(now.getTime() + MINUTE);
        for (const round of rounds) {
          await recordProbes(
            app.db,
            noQueue,
            round.map(({ ago, outcome: found }) => probe({ minute: minuteAgo(ago), outcome: found })),
          );
        }
        const [exported, status] = await Promise.all([exportedProbes('search'), readStatus()]);
        const count = (name: string) => exported.filter(({ outcome: found }) => found === name).length;
        const [up, down] = [count('up'), count('down')];
        const search = status.components.find(({ component }) => component === 'SEARCH');
        const days = search?.days ?? [];
        const sum = (name: 'up' | 'down' | 'maintenance') => days.reduce((total, day) => total + day[name], 0);
        expect([sum('up'), sum('down'), sum('maintenance')]).toEqual([up, down, count('maintenance')]);
        expect(search?.uptime).toEqual(up + down === 0 ? null : Math.floor((up * 100_000) / (up + down)) / 1_000);
      })
      .beforeEach(async () => {
        await app.db.deleteFrom('probe_result').execute();
        await app.db.deleteFrom('probe_day').execute();
      }),
    { numRuns: 15 },
  );
}, 60_000);

test('what a second worker found for the same minute counts once', async () => {
  const minute = minuteAgo(1);
  await recordProbes(app.db, noQueue, [probe({ minute })]);
  await recordProbes(app.db, noQueue, [probe({ minute, outcome: 'down' }), probe({ minute: minuteAgo(0) })]);
  const status = await readStatus();
  expect(status.components.find(({ component }) => component === 'SEARCH')?.days.at(-1)).toMatchObject({
    up: 2,
    down: 0,
  });
});

test('a prober that has stopped shows no data, now and for the minutes that have passed', async () => {
  await recordProbes(
    app.db,
    noQueue,
    components.map(({ slug }) => probe({ component: slug, minute: minuteAgo(3) })),
  );
  const stopped = await readStatus();
  expect(stopped.status).toBe('NO_DATA');
  expect(new Set(stopped.components.map(({ status }) => status))).toEqual(new Set(['NO_DATA']));
  expect(stopped.components.map(({ responseTime }) => responseTime)).toEqual(components.map(() => null));
  // The minute of the probe is known; two have passed since, and the present one is not over.
  expect(stopped.components[0]?.days.at(-1)).toMatchObject({ up: 1, down: 0, noData: 2, uptime: 100 });
  await recordProbes(
    app.db,
    noQueue,
    components.map(({ slug }) => probe({ component: slug, minute: minuteAgo(2) })),
  );
  expect((await readStatus()).status).toBe('OPERATIONAL');
});

test('one failed probe degrades a component, two in a row are an outage', async () => {
  const now0 = async () => (await readStatus()).components.find(({ component }) => component === 'SEARCH')?.status;
  await recordProbes(app.db, noQueue, [
    probe({ minute: minuteAgo(2) }),
    probe({ minute: minuteAgo(1), outcome: 'down' }),
  ]);
  expect(await now0()).toBe('DEGRADED');
  await recordProbes(app.db, noQueue, [probe({ minute: minuteAgo(0), outcome: 'down' })]);
  expect(await now0()).toBe('OUTAGE');
});

test('maintenance and minutes without data count for neither side of uptime', async () => {
  await recordProbes(app.db, noQueue, [
    probe({ minute: minuteAgo(5) }),
    probe({ minute: minuteAgo(4), outcome: 'maintenance' }),
    probe({ minute: minuteAgo(3), outcome: 'unmeasured' }),
    probe({ minute: minuteAgo(1), outcome: 'down' }),
  ]);
  const status = await readStatus();
  const day = status.components.find(({ component }) => component === 'SEARCH')?.days.at(-1);
  expect(day).toMatchObject({ up: 1, down: 1, maintenance: 1, noData: 2, uptime: 50, status: 'DEGRADED' });
});

test('probes are deleted after 35 days, their days are not', async () => {
  await recordProbes(app.db, noQueue, [
    probe({ minute: minuteAgo(36 * 1_440) }),
    probe({ minute: minuteAgo(34 * 1_440) }),
  ]);
  await deleteOldData(app.db, now);
  expect(await exportedProbes('search')).toHaveLength(1);
  expect(await app.db.selectFrom('probe_day').select('up').execute()).toEqual([{ up: 1 }, { up: 1 }]);
});

test('a day counts as measured where a probe of it said something, whichever component it was of', async () => {
  const day = 1_440;
  await recordProbes(app.db, noQueue, [
    probe({ minute: minuteAgo(0) }),
    probe({ minute: minuteAgo(0), component: 'rest' }),
    probe({ minute: minuteAgo(2 * day), outcome: 'maintenance' }),
    probe({ minute: minuteAgo(3 * day), outcome: 'unmeasured' }),
    probe({ minute: minuteAgo(89 * day), outcome: 'down' }),
    probe({ minute: minuteAgo(90 * day) }),
    probe({ minute: minuteAgo(364 * day) }),
    probe({ minute: minuteAgo(365 * day) }),
  ]);
  const query = '{ systemStatus { last90Days { measuredDays } last365Days { measuredDays } } }';
  const spans = { last90Days: { measuredDays: 2 }, last365Days: { measuredDays: 4 } };
  expect(await ask(query)).toEqual({ systemStatus: spans });
  expect((await app.server.inject('/api/status')).json()).toMatchObject(spans);
});

test('before the first probe nothing is known', async () => {
  const status = await readStatus();
  expect(status).toMatchObject({ status: 'NO_DATA', measuredSince: null });
  expect(status.components.every(({ uptime, days }) => uptime === null && days.length === 30)).toBe(true);
  expect(status.components.flatMap(({ days }) => days).every(({ noData }) => noData === 0)).toBe(true);
});

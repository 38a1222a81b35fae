import autocannon from 'autocannon';
import { watchHealth } from './health-watch.ts';
import type { StartedPortal } from './started-portal.ts';

const CONNECTIONS = 500;
const SECONDS = 12;

/** What 500 clients at once ask for, again and again. */
export const spikes = [
  { name: 'a page', path: '/staff-portal' },
  { name: 'a page for each client', path: '/staff-portal?search=[<id>]' },
  {
    name: 'a list of the graph',
    path: '/graphql',
    query: '{ jobs(first: 100) { totalCount nodes { id title location } } }',
  },
  { name: 'the combined search', path: '/api/search?q=icu%20nurse%20[<id>]' },
  { name: 'a list of REST', path: '/api/jobs?limit=100&search=nurse' },
] as const;

/** How the portal fared under one spike. */
export interface SpikeResult {
  readonly spike: string;
  readonly database: string;
  readonly longestHealthMs: number;
  readonly longestBusyMs: number;
  readonly health: string;
  readonly statuses: string;
  readonly memoryBefore: number | undefined;
  readonly memoryAfter: number | undefined;
}

/** Sends one spike for 15 seconds from another thread, and watches /health meanwhile. */
export async function sendSpike(portal: StartedPortal, spike: (typeof spikes)[number]): Promise<SpikeResult> {
  await quiet(portal.origin);
  const memoryBefore = await portal.memory();
  const watch = watchHealth(portal);
  const result = await autocannon({
    url: `${portal.origin}${spike.path}`,
    idReplacement: true,
    connections: CONNECTIONS,
    duration: SECONDS,
    timeout: 60,
    workers: 1,
    ...('query' in spike && {
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: spike.query }),
    }),
  });
  const { longestMs, longestBusyMs, statuses } = await watch.stop();
  const counts = Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count]);
  return {
    spike: spike.name,
    database: portal.database,
    longestHealthMs: longestMs,
    longestBusyMs,
    health: inWords(statuses),
    statuses: inWords({ ...Object.fromEntries(counts), ...(result.errors > 0 && { failed: result.errors }) }),
    memoryBefore,
    memoryAfter: await portal.memory(),
  };
}

/** Waits until what an earlier spike has left behind is over. */
async function quiet(origin: string): Promise<void> {
  for (let quick = 0; quick < 20; ) {
    const askedAt = performance.now();
    await (await fetch(`${origin}/health`)).text();
    quick = performance.now() - askedAt < 100 ? quick + 1 : 0;
  }
}

function inWords(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

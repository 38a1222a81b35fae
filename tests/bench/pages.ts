import { load } from './load.ts';
import { processorTime } from './processor-time.ts';
import type { RunningServer } from './servers.ts';

const addresses = ['/', '/staff-portal', '/equipment', '/compliance', '/news'] as const;
const WARM_UP_SECONDS = 2;

/** A page as it is rendered for a visitor without a cache. */
export interface PageMeasurement {
  readonly address: string;
  readonly requestsPerSecond: number;
  /** Microseconds of processor time for a page. */
  readonly applicationTime: number;
}

/** What pages cost, each under load by itself. */
export async function measurePages(portal: RunningServer, seconds: number): Promise<PageMeasurement[]> {
  const measured: PageMeasurement[] = [];
  for (const address of addresses) {
    const requests = [{ method: 'GET', path: address }] as const;
    // Waits for the counts that pages share, and for statements of earlier workloads that still run in the database.
    await (await fetch(portal.origin + address)).arrayBuffer();
    await load(portal.origin, requests, WARM_UP_SECONDS);
    const before = processorTime([portal.processId]);
    const result = await load(portal.origin, requests, seconds);
    const applicationTime = (processorTime([portal.processId]) - before) / result.requests;
    measured.push({ address, requestsPerSecond: result.requestsPerSecond, applicationTime });
  }
  return measured;
}

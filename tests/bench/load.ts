import autocannon from 'autocannon';
import { BenchError } from './options.ts';
import { type BenchRequest, headersOf } from './workloads/workload.ts';

const CONNECTIONS = 50;

export interface LoadResult {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Sends the requests in turn over 50 connections for so many seconds. @throws BenchError when any of them fails. */
export async function load(origin: string, requests: readonly BenchRequest[], seconds: number): Promise<LoadResult> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: requests.map((request) => {
      const { method, path, body } = request;
      return { method, path, headers: headersOf(request), ...(body ? { body } : {}) };
    }),
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new BenchError(`${origin}: ${result.errors} requests failed and ${result.non2xx} were refused.`);
  }
  return {
    requests: result.requests.total,
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

import type { Kysely } from 'kysely';
import type { DB } from '../../schema/tables.ts';
import { load } from './load.ts';
import { cores, databaseProcesses, pin, processorTime } from './processor-time.ts';
import type { RunningServer } from './servers.ts';
import type { Face, Workload } from './workloads/workload.ts';

/** Long enough for compiled queries, prepared statements on each connection and the runtime's own compiler. */
const FIRST_WARM_UP_SECONDS = 2;
const WARM_UP_SECONDS = 0.5;

export interface Measurement {
  readonly face: Face;
  readonly workload: string;
  readonly mayGrow: boolean;
  readonly isInMean: boolean;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time for a request. */
  readonly applicationTime: number;
  readonly databaseTime: number;
}

interface MeasureOptions {
  readonly db: Kysely<DB>;
  readonly workload: Workload;
  readonly faces: readonly Face[];
  readonly servers: Readonly<Record<Face, RunningServer>>;
  readonly seconds: number;
  readonly rounds: number;
}

/** Puts load on each face in turn, several rounds, so that what else the machine does meets all of them. */
export async function measure(options: MeasureOptions): Promise<Measurement[]> {
  const { faces, rounds } = options;
  for (const face of faces) {
    await load(options.servers[face].origin, options.workload.requests[face], FIRST_WARM_UP_SECONDS);
  }
  const found = new Map<Face, Measurement[]>(faces.map((face) => [face, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const face of faces) {
      found.get(face)?.push(await measureOnce(options, face));
    }
  }
  return [...found.values()].map(medianOf);
}

async function measureOnce({ db, workload, servers, seconds }: MeasureOptions, face: Face): Promise<Measurement> {
  const server = servers[face];
  const requests = workload.requests[face];
  // Opens the database connections again that were closed while another face had its turn.
  await load(server.origin, requests, WARM_UP_SECONDS);
  const backends = await databaseProcesses(db, server.applicationName);
  pin(backends, cores.others);
  const before = { application: processorTime([server.processId]), database: processorTime(backends) };
  const result = await load(server.origin, requests, seconds);
  const after = { application: processorTime([server.processId]), database: processorTime(backends) };
  return {
    face,
    workload: workload.name,
    mayGrow: workload.mayGrow,
    isInMean: workload.isInMean,
    requestsPerSecond: result.requestsPerSecond,
    p50: result.p50,
    p99: result.p99,
    applicationTime: (after.application - before.application) / result.requests,
    databaseTime: (after.database - before.database) / result.requests,
  };
}

function medianOf(measurements: readonly Measurement[]): Measurement {
  const [first] = measurements;
  if (!first) {
    throw new Error('Nothing was measured.');
  }
  const median = (value: (measurement: Measurement) => number) => {
    const sorted = measurements.map(value).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    face: first.face,
    workload: first.workload,
    mayGrow: first.mayGrow,
    isInMean: first.isInMean,
    requestsPerSecond: median((one) => one.requestsPerSecond),
    p50: median((one) => one.p50),
    p99: median((one) => one.p99),
    applicationTime: median((one) => one.applicationTime),
    databaseTime: median((one) => one.databaseTime),
  };
}

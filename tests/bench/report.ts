import type { Measurement } from './measure.ts';
import type { PageMeasurement } from './pages.ts';
import type { Face } from './workloads/workload.ts';

/** Below this share of the limit, by application time, the benchmark fails. */
const LEAST_SHARE = 0.25;
/** REST runs an operation on the graph; it is to reach this share of what the graph itself reaches with it. */
const LEAST_REST = 0.9;
/** A list and a search may cost this many times as much on the largest database as on the smallest. */
const MOST_GROWTH = 1.5;

export interface SizeResult {
  readonly size: number;
  readonly measurements: readonly Measurement[];
  readonly pages: readonly PageMeasurement[];
}

export interface Report {
  readonly markdown: string;
  /** A sentence for each target that was missed. */
  readonly misses: readonly string[];
  readonly shares: readonly { readonly size: number; readonly face: Face; readonly share: number }[];
  readonly growths: readonly { readonly workload: string; readonly face: Face; readonly growth: number }[];
}

/** The results as Markdown, and what they miss. */
export function createReport(results: readonly SizeResult[]): Report {
  const shares = results.flatMap(sharesOf);
  const growths = growthsOf(results);
  const misses = [
    ...shares
      .filter(({ face, share }) => face === 'graphql' && share < LEAST_SHARE)
      .map(
        ({ size, share }) =>
          `GraphQL reaches ${share.toFixed(2)} of the limit at ${number(size)} jobs, and ${LEAST_SHARE} is the least.`,
      ),
    ...results.flatMap(restMisses),
    ...growths
      .filter(({ face, growth }) => face !== 'limit' && growth > MOST_GROWTH)
      .map(
        ({ workload, face, growth }) =>
          `The ${workload} (${face}) costs ${growth.toFixed(2)} times as much on the largest database, and ${MOST_GROWTH} is the most.`,
      ),
  ];
  return {
    markdown: [...results.flatMap((result) => [sizeTable(result), pageTable(result)]), summary(shares, growths)].join(
      '\n',
    ),
    misses,
    shares,
    growths,
  };
}

function sizeTable({ size, measurements }: SizeResult): string {
  const rows = measurements.map((one) => {
    const limit = limitOf(measurements, one.workload);
    const cells = [
      one.workload,
      one.face,
      number(one.requestsPerSecond),
      one.p50.toFixed(0),
      one.p99.toFixed(0),
      one.applicationTime.toFixed(0),
      one.databaseTime.toFixed(0),
      (limit / one.applicationTime).toFixed(2),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `\n### ${number(size)} jobs\n`,
    '| Workload | Server | Requests/s | p50 ms | p99 ms | Application µs | Database µs | x limit |',
    '|---|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

/** Pages in multiples of the list that the largest of them shows: both change alike from one machine to another. */
function pageTable({ measurements, pages }: SizeResult): string {
  const list = measurements.find(({ workload, face }) => workload === 'list' && face === 'graphql')?.applicationTime;
  const rows = pages.map(({ address, requestsPerSecond, applicationTime }) => {
    const lists = list ? (applicationTime / list).toFixed(1) : '';
    return `| ${address} | ${number(requestsPerSecond)} | ${number(applicationTime)} | ${lists} |`;
  });
  return ['\n| Page | Requests/s | Application µs | x list (graphql) |', '|---|--:|--:|--:|', ...rows].join('\n');
}

function summary(shares: Report['shares'], growths: Report['growths']): string {
  return [
    '\n### Summary\n',
    '| | | |',
    '|---|---|--:|',
    ...shares.map(
      ({ size, face, share }) => `| Geometric mean, x limit | ${face}, ${number(size)} jobs | ${share.toFixed(2)} |`,
    ),
    ...growths.map(
      ({ workload, face, growth }) =>
        `| Growth from the smallest to the largest | ${face}, ${workload} | ${growth.toFixed(2)} |`,
    ),
  ].join('\n');
}

function sharesOf({ size, measurements }: Pick<SizeResult, 'size' | 'measurements'>): Report['shares'] {
  const faces = new Set(measurements.map(({ face }) => face).filter((face) => face !== 'limit'));
  return [...faces].map((face) => {
    const ratios = measurements
      .filter((one) => one.face === face && one.isInMean)
      .map((one) => limitOf(measurements, one.workload) / one.applicationTime);
    const share = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
    return { size, face, share };
  });
}

function restMisses({ size, measurements }: SizeResult): string[] {
  const shareOf = (face: Face) => sharesOf({ size, measurements }).find((one) => one.face === face)?.share;
  const [rest, operation] = [shareOf('rest'), shareOf('operation')];
  if (!rest || !operation || rest >= LEAST_REST * operation) return [];
  const share = (rest / operation).toFixed(2);
  return [`REST reaches ${share} of the graph's own speed at ${number(size)} jobs, and ${LEAST_REST} is the least.`];
}

function growthsOf(results: readonly SizeResult[]): Report['growths'] {
  const smallest = results.at(0);
  const largest = results.at(-1);
  if (!smallest || !largest || smallest === largest) {
    return [];
  }
  return largest.measurements
    .filter(({ mayGrow }) => mayGrow)
    .flatMap((one) => {
      const before = smallest.measurements.find(({ face, workload }) => face === one.face && workload === one.workload);
      return before ? [{ workload: one.workload, face: one.face, growth: cost(one) / cost(before) }] : [];
    });
}

const cost = ({ applicationTime, databaseTime }: Measurement) => applicationTime + databaseTime;

function limitOf(measurements: readonly Measurement[], workload: string): number {
  return measurements.find((one) => one.face === 'limit' && one.workload === workload)?.applicationTime ?? Number.NaN;
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

import type { Health } from './health-watch.ts';
import { LONGEST_ANSWER_MS } from './target.ts';

/** What is told of an attack on a portal. */
export interface Outcome {
  readonly attack: string;
  readonly statuses: ReadonlyMap<number | string, number>;
  readonly health: Health;
  /** Resident memory in bytes. */
  readonly before: number;
  readonly peak: number;
  readonly after: number;
  readonly crashed: boolean;
  /** Whether /health answered as usual again soon after; a portal that does not is started anew for the next attack. */
  readonly hasRecovered: boolean;
  readonly milliseconds: number;
  /** What did not hold besides. */
  readonly faults: readonly string[];
}

const LONGEST_PAUSE_MS = 1_000;
const MEGABYTE = 1_000_000;
/** The process may be so large in the end: PGlite alone takes up to 0.8 GB. */
const MOST_MEMORY = { postgres: 700 * MEGABYTE, embedded: 1_300 * MEGABYTE };
/** What is too large already is not held against an attack that adds less than this. */
const OF_ITS_OWN = 20 * MEGABYTE;

/** A sentence for each thing that did not hold. */
export function faultsOf(outcome: Outcome, database: 'embedded' | 'postgres'): string[] {
  const { health, statuses, before, after, crashed, hasRecovered, faults } = outcome;
  const failures = [...statuses.keys(), ...health.statuses.keys()].filter(
    (status) => typeof status === 'number' && status >= 500 && status !== 503,
  );
  const unanswered = statuses.get('ABORT_ERR') ?? 0;
  return [
    ...(unanswered > 0 ? [`did not answer ${unanswered} in ${LONGEST_ANSWER_MS / 1_000} s`] : []),
    ...(crashed ? ['the process ended'] : []),
    ...(crashed || hasRecovered ? [] : ['it did not recover']),
    ...(health.longest > LONGEST_PAUSE_MS ? [`/health took ${Math.round(health.longest)} ms`] : []),
    ...(failures.length > 0 ? [`answered ${[...new Set(failures)].join(', ')}`] : []),
    ...(after > MOST_MEMORY[database] && after - before > OF_ITS_OWN
      ? [`${megabytes(after)} MB of memory are not released`]
      : []),
    ...faults,
  ];
}

/** The outcomes as a Markdown table. */
export function tableOf(outcomes: readonly Outcome[], database: 'embedded' | 'postgres'): string {
  const rows = outcomes.map((outcome) => {
    const { attack, statuses, health, before, peak, after, milliseconds } = outcome;
    const faults = faultsOf(outcome, database);
    return [
      attack,
      total(statuses),
      listed(statuses),
      (milliseconds / 1_000).toFixed(1),
      Math.round(health.longest),
      megabytes(before),
      megabytes(peak),
      megabytes(after),
      faults.length > 0 ? `FAILED: ${faults.join('; ')}` : 'held',
    ];
  });
  const header = ['Attack', 'Requests', 'Statuses', 's', '/health ms', 'MB before', 'MB peak', 'MB after', 'Verdict'];
  return [header, ['---', '--:', '---', '--:', '--:', '--:', '--:', '--:', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function listed(statuses: Outcome['statuses']): string {
  return [...statuses]
    .sort(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([status, count]) => `${status} x${count}`)
    .join(', ');
}

function total(statuses: Outcome['statuses']): number {
  return [...statuses.values()].reduce((sum, count) => sum + count, 0);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE);
}

import type { FastifyBaseLogger } from 'fastify';
import { type Component, components } from '../../schema/system-status/component.ts';
import type { ProbeRow } from '../../schema/system-status/probe-row.ts';
import { type Finding, type Probe, ProbeFailedError } from './probe.ts';
import type { Probes } from './probes.ts';

/** All eight one after the other, each at its longest, take less than the minute that they stand for. */
const LONGEST_PROBE_MS = 7_000;

const databaseFirst = components.toSorted((one, other) => rank(one) - rank(other));

function rank({ slug }: Component): number {
  return slug === 'database' ? 0 : 1;
}

/**
 * Probes all components, one after the other, so that none slows the other down. What can do nothing without the database
 * is not measured while that is away: its failure would say nothing of itself.
 *
 * @param minute the minute that the probes stand for, as ISO 8601.
 */
export async function probeAll(
  probes: Probes,
  {
    minute,
    log,
    signal,
    longest = LONGEST_PROBE_MS,
  }: {
    readonly minute: string;
    readonly log: Pick<FastifyBaseLogger, 'warn'>;
    readonly signal: AbortSignal;
    readonly longest?: number;
  },
): Promise<ProbeRow[]> {
  const rows: ProbeRow[] = [];
  for (const component of databaseFirst) {
    signal.throwIfAborted();
    const isDatabaseAway = rows[0]?.outcome === 'down';
    if (component.needsDatabase && isDatabaseAway) {
      rows.push({ component: component.slug, minute, outcome: 'unmeasured', responseMs: null, isSlow: false });
      continue;
    }
    const { finding, failure, milliseconds } = await probeOne(probes[component.slug], { signal, longest });
    signal.throwIfAborted();
    if (finding === undefined) {
      log.warn({ component: component.slug, failure }, 'a probe failed');
    }
    rows.push({
      component: component.slug,
      minute,
      outcome: finding === undefined ? 'down' : 'up',
      responseMs: milliseconds,
      isSlow: finding === 'impaired' || (finding === 'up' && milliseconds >= component.slowMs),
    });
  }
  return rows;
}

interface Measured {
  /** Nothing if it failed. */
  readonly finding: Finding | undefined;
  /** The kind of the failure. Its message may contain data. */
  readonly failure?: string;
  readonly milliseconds: number;
}

/** Makes a probe within its time: one that does not end by the signal is left behind. */
async function probeOne(
  probe: Probe,
  { signal, longest }: { readonly signal: AbortSignal; readonly longest: number },
): Promise<Measured> {
  const startedAt = performance.now();
  const took = () => Math.round(Math.min(performance.now() - startedAt, longest));
  const giveUp = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(giveUp.reason);
  giveUp.addEventListener('abort', onAbort, { once: true });
  try {
    const finding = await Promise.race([probe(giveUp), givenUp]);
    return { finding, milliseconds: took() };
  } catch (error) {
    return { finding: undefined, failure: kindOf(error), milliseconds: took() };
  } finally {
    giveUp.removeEventListener('abort', onAbort);
  }
}

function kindOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? ` ${String(error.code)}` : '';
  const words = error instanceof ProbeFailedError ? `: ${error.message}` : code;
  return error instanceof Error ? `${error.name}${words}` : 'Error';
}

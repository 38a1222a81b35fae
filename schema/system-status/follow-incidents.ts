import type { Transaction } from 'kysely';
import type { WorkQueue } from '../ports.ts';
import type { DB } from '../tables.ts';
import { type ComponentSlug, componentOf } from './component.ts';
import type { IncidentSeverity } from './incident-row.ts';
import { findOpenIncidents, insertProbedIncident, insertUpdate, type OpenIncident } from './incidents.queries.ts';
import { LONGEST_SILENCE_MS } from './probe-row.ts';
import type { LastMeasured, MeasuredProbe } from './probes.queries.ts';

const severities: Readonly<Record<ComponentSlug, IncidentSeverity>> = {
  web_client: 'critical',
  database: 'critical',
  graphql: 'high',
  rest: 'high',
  accounts: 'high',
  search: 'medium',
  email: 'medium',
  background: 'medium',
};

const MINUTE_MS = 60_000;

/** The database of incidents, and the queue that mails their updates. */
interface Followed {
  readonly transaction: Transaction<DB>;
  readonly queue: WorkQueue;
}

/**
 * Opens an incident for each component of which two probes in a row have failed, and says so where two in a row were up again:
 * that resolves it, unless an operator has taken it on, who then resolves it. What could not be measured, and maintenance, stand
 * between two probes in a row; a silence does not.
 *
 * @param before what the probe before these found, of each component that has one.
 */
export async function followIncidents(
  { transaction, queue }: Followed,
  probes: readonly MeasuredProbe[],
  before: ReadonlyMap<ComponentSlug, LastMeasured>,
): Promise<void> {
  const open = new Map((await findOpenIncidents(transaction)).map((incident) => [incident.openedFor, incident]));
  const previous = new Map(before);
  for (const probe of probes.toSorted((one, other) => one.minute.localeCompare(other.minute))) {
    const { component, outcome, minute } = probe;
    const known = previous.get(component);
    const last = known && isFollowed(known, minute) ? known : undefined;
    previous.delete(component);
    if (outcome !== 'up' && outcome !== 'down') {
      if (last) previous.set(component, { ...last, followedUntil: minute });
      continue;
    }
    previous.set(component, { ...probe, followedUntil: minute });
    if (last?.outcome !== outcome) {
      continue;
    }
    const incident = open.get(component);
    if (outcome === 'down' && !incident) {
      const opened = await openFor({ transaction, queue }, component, last.minute, minute);
      if (opened) open.set(component, opened);
    } else if (outcome === 'up' && incident) {
      await noteRecovery({ transaction, queue }, incident, last.minute, minute);
      open.delete(component);
    }
  }
}

function isFollowed({ followedUntil }: LastMeasured, minute: string): boolean {
  return Date.parse(minute) - Date.parse(followedUntil) <= LONGEST_SILENCE_MS;
}

async function openFor(
  { transaction, queue }: Followed,
  component: ComponentSlug,
  startedAt: string,
  noticedAt: string,
): Promise<OpenIncident | undefined> {
  const { name } = componentOf(component);
  const id = await insertProbedIncident(transaction, {
    title: `${name}: outage`,
    description: `${name} does not answer as it is to. It is measured every minute.`,
    severity: severities[component],
    components: [component],
    openedFor: component,
    startedAt,
  });
  if (id === undefined) {
    return undefined;
  }
  await insertUpdate(transaction, queue, {
    incidentId: id,
    status: 'investigating',
    message: 'Two probes in a row have failed.',
    isAutomatic: true,
    happenedAt: noticedAt,
  });
  return { id, openedFor: component, startedAt, status: 'investigating', isTakenOn: false };
}

async function noteRecovery(
  { transaction, queue }: Followed,
  { id, startedAt, status, isTakenOn }: OpenIncident,
  upSince: string,
  noticedAt: string,
): Promise<void> {
  if (isTakenOn && status === 'monitoring') {
    return;
  }
  const minutes = Math.max(1, Math.round((Date.parse(upSince) - Date.parse(startedAt)) / MINUTE_MS));
  await insertUpdate(transaction, queue, {
    incidentId: id,
    status: isTakenOn ? 'monitoring' : 'resolved',
    message: `Two probes in a row were up, after ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    isAutomatic: true,
    happenedAt: noticedAt,
  });
}

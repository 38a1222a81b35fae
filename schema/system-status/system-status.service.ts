import { anyone, holderOfRow } from '../access/anyone.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { type ComponentSlug, components } from './component.ts';
import { type ComponentReading, readComponents } from './component-reading.ts';
import { listComponentsInIncidents } from './incidents.queries.ts';
import { listedProbes } from './listed-probes.ts';
import type { ProbeRow } from './probe-row.ts';
import { findLatestProbes } from './probes.queries.ts';
import { countStatus, type SpanCount } from './status-days.queries.ts';
import { type ComponentStatus, overallStatus, uptimeOf } from './status-rules.ts';

/** How the portal is, and how it was, as its probes have measured it. */
export interface SystemStatusReading {
  readonly status: ComponentStatus;
  /** The present instant. */
  readonly readAt: string;
  /** When the newest probe was made; null before the first. */
  readonly checkedAt: string | null;
  /** When the first one was made. */
  readonly measuredSince: string | null;
  readonly quarter: SpanCount;
  readonly year: SpanCount;
  readonly components: readonly ComponentReading[];
}

const MINUTE_MS = 60_000;
const readProbes = plainListReader(listedProbes);

/** What is measured of the portal. Anyone may read it. */
export class SystemStatusService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** How all components are, and their last 30 days. */
  async read(): Promise<SystemStatusReading> {
    const { db, ports } = anyone(this.#dependencies);
    const now = ports.clock.now();
    const latest = await findLatestProbes(db);
    const checkedAt = latest.map(({ minute }) => minute).reduce((newest, one) => (one > newest ? one : newest), '');
    const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
    const { days, ...spans } = await countStatus(db, { minute, newest: checkedAt });
    const inIncident = await listComponentsInIncidents(db);
    const read = readComponents({ latest, days, inIncident, now });
    return {
      status: overallStatus(read.map(({ status }) => status)),
      readAt: now.toISOString(),
      checkedAt: checkedAt || null,
      components: read,
      ...spans,
    };
  }

  /**
   * A page of the probes themselves, the newest first: what all figures are added up from.
   *
   * @throws ValidationError that names the argument.
   */
  async listProbes(component: ComponentSlug | null | undefined, page: PageArguments): Promise<Connection<ProbeRow>> {
    const { db } = anyone(this.#dependencies);
    const known = components.some(({ slug }) => slug === component);
    return readProbes(db, {
      shape: { component: known },
      values: { component: component ?? '' },
      order: 'newest',
      page,
    });
  }

  /** Uptime of a day or a stretch of days, in percent. */
  uptimeOf(count: Pick<SpanCount, 'up' | 'down'>): number | null {
    holderOfRow(this.#dependencies);
    return uptimeOf(count);
  }
}

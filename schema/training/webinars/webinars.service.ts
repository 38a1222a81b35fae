import { anyone, holderOfRow } from '../../access/anyone.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { listedWebinars } from './listed-webinars.ts';
import { type WebinarRow, type WebinarState, webinarState } from './webinar-row.ts';
import { findWebinar } from './webinars.queries.ts';

/** No webinar is longer. */
const LONGEST_MS = 8 * 3_600_000;
const readWebinars = plainListReader(listedWebinars);

/** Webinars: offered ones are public. */
export class WebinarsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of webinars: those that are not over, the soonest first, or all of them, the latest first.
   *
   * @throws ValidationError that names the argument.
   */
  async list(isUpcoming: boolean, page: PageArguments): Promise<Connection<WebinarRow>> {
    const { db, ports } = anyone(this.#dependencies);
    const now = ports.clock.now();
    return readWebinars(db, {
      shape: { isUpcoming },
      values: { now: now.toISOString(), longestAgo: new Date(now.getTime() - LONGEST_MS).toISOString() },
      order: isUpcoming ? 'soonest' : 'latest',
      page,
    });
  }

  /** One webinar; null if there is none. */
  async find(id: string): Promise<WebinarRow | null> {
    const { db } = anyone(this.#dependencies);
    return (isUuid(id) ? await findWebinar(db, id) : undefined) ?? null;
  }

  /** How far a webinar has got by now. */
  stateOf(webinar: WebinarRow): WebinarState {
    return webinarState(webinar, holderOfRow(this.#dependencies).ports.clock.now());
  }
}

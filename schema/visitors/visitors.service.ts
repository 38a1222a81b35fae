import { londonDate } from '../graph/clock-text.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { deleteMarksBefore } from './visitor-marks.queries.ts';

/** What the portal keeps to tell visitors apart, which is never longer than a day. */
export class VisitorsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Deletes what was kept on the days before today, in London. The host calls it again and again. */
  forgetPastDays(): Promise<void> {
    const { db, ports } = this.#dependencies;
    return deleteMarksBefore(db, londonDate(ports.clock.now()));
  }
}

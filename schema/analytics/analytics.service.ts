import { anyone } from '../access/anyone.ts';
import { readConsent } from '../consent/consent-record.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { londonDate } from '../text/clock-text.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { isRobot, markOf, networkOfViewer } from '../visitors/visitor.ts';
import { findSecret } from '../visitors/visitor-marks.queries.ts';
import { trackings } from './analytics-limits.ts';
import { findVisitorCounts, STATS_FRESH_MS, type VisitorCounts } from './realtime-stats.queries.ts';
import {
  detailsOf,
  deviceOf,
  eventTypeOf,
  LONGEST_SESSION,
  pathOf,
  referrerHostOf,
  userAgentOf,
} from './tracked-input.ts';

/** A page view as the browser reports it. */
export interface PageViewInput {
  readonly pageUrl: string;
  readonly referrer?: string | null | undefined;
  readonly userAgent?: string | null | undefined;
  readonly sessionId?: string | null | undefined;
}

/** An event as the browser reports it. */
export interface EventInput {
  readonly eventType: string;
  readonly pageUrl?: string | null | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Counted visitors, and when they were counted. */
export interface RealtimeStats extends VisitorCounts {
  readonly lastUpdate: string;
}

/** What marks of visitors call a visit, whichever page it is to. */
const VISIT = 'visit';
/** A visitor who has opened a page within these milliseconds is online. */
const ONLINE_MS = 5 * 60_000;

/** Counts the visits of visitors who have consented. No request waits for the storage. */
export class AnalyticsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Takes a page view, to be stored with others within a second.
   *
   * @returns whether it is: not without the visitor's consent to analytics, nor of robots.
   * @throws ValidationError that names each wrong field.
   * @throws RateLimitedError
   */
  async trackPageView({ pageUrl, referrer, userAgent, sessionId }: PageViewInput): Promise<boolean> {
    const { ports, viewer } = anyone(this.#dependencies);
    const checks = new FieldChecks();
    const path = pathOf(checks, 'pageUrl', pageUrl);
    if (path === null) {
      checks.refuse('pageUrl', 'Enter the path of the page');
    }
    const referrerHost = referrerHostOf(checks, { referrer, origin: ports.site.origin });
    const session = checks.line('sessionId', sessionId, { most: LONGEST_SESSION });
    checks.done();
    const browser = userAgentOf(userAgent);
    const counted = await this.#countedVisitor(session);
    if (!counted || path === null) {
      return false;
    }
    const device = deviceOf(browser || (viewer.visitor?.browser ?? ''));
    return ports.tracked.addView({ ...counted, path, referrerHost, device });
  }

  /**
   * Takes an event, to be stored with others within a second.
   *
   * @returns whether it is: not without the visitor's consent to analytics, nor of robots.
   * @throws ValidationError that names each wrong field.
   * @throws RateLimitedError
   */
  async trackEvent({ eventType, pageUrl, metadata }: EventInput): Promise<boolean> {
    const { ports } = anyone(this.#dependencies);
    const checks = new FieldChecks();
    const type = eventTypeOf(checks, eventType);
    const path = pathOf(checks, 'pageUrl', pageUrl);
    const details = detailsOf(checks, metadata);
    checks.done();
    const counted = await this.#countedVisitor('');
    if (!counted) {
      return false;
    }
    const { viewedAt: happenedAt, day, visitor } = counted;
    return ports.tracked.addEvent({ happenedAt, day, visitor, eventType: type, path, metadata: details });
  }

  /** How many visitors are counted: now, today, and on all days together. */
  async realtimeStats(): Promise<RealtimeStats> {
    const { db, ports } = anyone(this.#dependencies);
    // Of one answer for all who ask within the same seconds.
    const asked = Math.floor(ports.clock.now().getTime() / STATS_FRESH_MS) * STATS_FRESH_MS;
    const onlineSince = new Date(asked - ONLINE_MS).toISOString();
    const counts = await findVisitorCounts(db, { day: londonDate(new Date(asked)), onlineSince });
    return { ...counts, lastUpdate: new Date(asked).toISOString() };
  }

  /** The digest of the visitor for today; undefined if they may not be counted, or are a robot. */
  async #countedVisitor(session: string) {
    const { db, ports, viewer, consentCookie } = this.#dependencies;
    await ports.limiter.take(trackings, networkOfViewer(viewer));
    if (!readConsent(consentCookie?.text)?.analytics || !viewer.visitor || isRobot(viewer.visitor)) {
      return undefined;
    }
    const now = ports.clock.now();
    const day = londonDate(now);
    const { address, browser } = viewer.visitor;
    const { network, visitor } = markOf(await findSecret(db, day), VISIT, {
      address,
      browser: `${browser}\n${session}`,
    });
    return { viewedAt: now.toISOString(), day, network, visitor };
  }
}

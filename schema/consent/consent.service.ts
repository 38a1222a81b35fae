import { anyone } from '../access/anyone.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { londonDate } from '../text/clock-text.ts';
import {
  CONSENT_DAYS,
  CONSENT_VERSION,
  type ConsentRecord,
  type CookieChoice,
  writeConsent,
} from './consent-record.ts';

const DAY_MS = 86_400_000;

/** What visitors choose about cookies. It stands in their browser and nowhere else. */
export class ConsentService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Has the browser keep a choice for 12 months; what is not chosen is refused. */
  choose({ analytics, marketing, preferences }: CookieChoice): ConsentRecord {
    const { ports, consentCookie } = anyone(this.#dependencies);
    const now = ports.clock.now();
    const record = { version: CONSENT_VERSION, chosenOn: londonDate(now), analytics, marketing, preferences };
    consentCookie?.keep(writeConsent(record), new Date(now.getTime() + CONSENT_DAYS * DAY_MS));
    return record;
  }
}

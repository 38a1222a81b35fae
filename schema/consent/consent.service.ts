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

/** The choices of visitors about cookies, which are stored only in their browsers. */
export class ConsentService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Stores a choice in the browser for 12 months; kinds that are not chosen are refused. */
  choose({ analytics, marketing, preferences }: CookieChoice): ConsentRecord {
    const { ports, consentCookie } = anyone(this.#dependencies);
    const now = ports.clock.now();
    const record = { version: CONSENT_VERSION, chosenOn: londonDate(now), analytics, marketing, preferences };
    consentCookie?.keep(writeConsent(record), new Date(now.getTime() + CONSENT_DAYS * DAY_MS));
    return record;
  }
}

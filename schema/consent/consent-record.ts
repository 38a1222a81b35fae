/** Raise it when a kind of cookie is added or comes to mean something else: every visitor is then asked again. */
export const CONSENT_VERSION = 2;

/** How long a choice holds: 12 months. */
export const CONSENT_DAYS = 365;

/** The kinds of storage that a visitor may allow, besides the strictly necessary. */
export const optionalKinds = ['analytics', 'marketing', 'preferences'] as const;
export type OptionalKind = (typeof optionalKinds)[number];
export type CookieChoice = Readonly<Record<OptionalKind, boolean>>;

/** What a visitor chose, of which version of the question, and on which day in London. */
export interface ConsentRecord extends CookieChoice {
  readonly version: number;
  /** YYYY-MM-DD */
  readonly chosenOn: string;
}

/** No record is written in more characters. */
const LONGEST = 80;
const written = /^(\d{1,4})\.(\d{4}-\d{2}-\d{2})\.necessary(-analytics)?(-marketing)?(-preferences)?$/;

/** The record as it stands in the cookie, like `2.2026-11-23.necessary-analytics`. */
export function writeConsent({ version, chosenOn, ...choice }: ConsentRecord): string {
  const allowed = ['necessary', ...optionalKinds.filter((kind) => choice[kind])];
  return `${version}.${chosenOn}.${allowed.join('-')}`;
}

/** Reads the cookie of a browser; undefined if it is no record of the present version, so that the visitor is asked. */
export function readConsent(text: string | undefined): ConsentRecord | undefined {
  if (text === undefined || text.length > LONGEST) {
    return undefined;
  }
  const [, version, chosenOn, analytics, marketing, preferences] = written.exec(text) ?? [];
  if (Number(version) !== CONSENT_VERSION || chosenOn === undefined) {
    return undefined;
  }
  return {
    version: CONSENT_VERSION,
    chosenOn,
    analytics: analytics !== undefined,
    marketing: marketing !== undefined,
    preferences: preferences !== undefined,
  };
}

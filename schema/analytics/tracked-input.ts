import { ValidationError } from '../errors.ts';
import type { FieldChecks } from '../text/field-checks.ts';
import type { Device } from './tracked-batch.ts';

/** So long an address may be that is sent; of a longer path only the beginning is stored. */
export const LONGEST_ADDRESS = 2_000;
export const LONGEST_USER_AGENT = 500;
export const LONGEST_EVENT_TYPE = 50;
export const LONGEST_SESSION = 64;
const LONGEST_PATH = 200;
const LONGEST_HOST = 100;
/** The most details of an event, and their length. */
export const MOST_DETAILS = 20;
const LONGEST_NAME = 50;
const LONGEST_DETAIL = 200;

const eventTypes = /^[a-z][a-z0-9_.-]*$/i;

/** The path of an address, which may have no origin. The rest may contain a search, and is left out. */
export function pathOf(checks: FieldChecks, field: string, address: string | null | undefined): string | null {
  const text = addressLine(checks, field, address);
  if (text === '') {
    return null;
  }
  const url = URL.parse(text, 'http://portal.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) {
    checks.refuse(field, 'Enter a path or an address of a page, like /staff-portal');
    return null;
  }
  return url.pathname.slice(0, LONGEST_PATH);
}

/** The site that led to a page; null if it was the portal itself, or is none. */
export function referrerHostOf(
  checks: FieldChecks,
  { referrer, origin }: { readonly referrer: string | null | undefined; readonly origin: string },
): string | null {
  const url = URL.parse(addressLine(checks, 'referrer', referrer));
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.origin !== origin;
  return isSite ? url.hostname.slice(0, LONGEST_HOST) || null : null;
}

/** What kind of device a browser says that it runs on: all that is kept of how it names itself. */
export function deviceOf(userAgent: string): Device {
  const name = userAgent.toLowerCase();
  // On Android, a phone has 'Mobile' after its name. A regular expression for that would take quadratic time.
  if (/ipad|tablet/.test(name) || name.lastIndexOf('android') > name.lastIndexOf('mobile')) {
    return 'tablet';
  }
  return name.includes('mobi') ? 'phone' : 'computer';
}

/** The name of an event: letters, digits, and what joins words. */
export function eventTypeOf(checks: FieldChecks, value: string): string {
  const text = checks.line('eventType', value, { most: LONGEST_EVENT_TYPE, missing: 'Enter what happened' });
  if (!checks.isRefused('eventType') && !eventTypes.test(text)) {
    checks.refuse('eventType', 'Event type must be letters, digits, dots, hyphens and underscores, a letter first');
  }
  return text;
}

/** The details of an event: flat, few and short. */
export function detailsOf(
  checks: FieldChecks,
  metadata: Readonly<Record<string, unknown>> | null | undefined,
): Readonly<Record<string, unknown>> {
  const details = Object.entries(metadata ?? {});
  if (details.length > MOST_DETAILS) {
    checks.refuse('metadata', `Metadata must have ${MOST_DETAILS} details or fewer`);
  } else if (!details.every(isDetail)) {
    checks.refuse(
      'metadata',
      `Metadata must be texts of ${LONGEST_DETAIL} characters or fewer, numbers, true or false, by names of ${LONGEST_NAME} characters or fewer`,
    );
  }
  return Object.fromEntries(checks.isRefused('metadata') ? [] : details);
}

function isDetail([name, value]: [string, unknown]): boolean {
  const isShort = (text: string, most: number) => text.length <= most && text.isWellFormed() && !text.includes('\0');
  const isPlain = value === null || typeof value === 'boolean' || Number.isFinite(value);
  return isShort(name, LONGEST_NAME) && (isPlain || (typeof value === 'string' && isShort(value, LONGEST_DETAIL)));
}

/** The text of an address, which is read only if its length is allowed. */
function addressLine(checks: FieldChecks, field: string, value: string | null | undefined): string {
  const given = value ?? '';
  if (given.length > LONGEST_ADDRESS) {
    checks.refuse(field, `An address must be ${LONGEST_ADDRESS.toLocaleString('en-GB')} characters or fewer`);
    return '';
  }
  return given.trim();
}

/** Refuses a `User-Agent` that is longer than any real one. */
export function userAgentOf(value: string | null | undefined): string {
  const given = value ?? '';
  if (given.length > LONGEST_USER_AGENT) {
    throw ValidationError.of('userAgent', `User agent must be ${LONGEST_USER_AGENT} characters or fewer`);
  }
  return given;
}

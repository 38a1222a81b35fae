import { TOKEN_PLACE } from '../../outbox/link-place.ts';

const DAY_MS = 86_400_000;

/** How long a subscription waits to be confirmed. */
const UNCONFIRMED_KEPT_MS = 7 * DAY_MS;

/** What was asked for before this, and is not confirmed, counts no more. */
export function oldestUnconfirmedReader(now: Date): string {
  return new Date(now.getTime() - UNCONFIRMED_KEPT_MS).toISOString();
}

/** Where a mail leads, with a place for the token, which is made when the mail is sent. */
export function newsletterAddress(origin: string, what: 'confirm' | 'unsubscribe'): string {
  return `${origin}/contact?${what}=${TOKEN_PLACE}`;
}

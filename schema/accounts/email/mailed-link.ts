import { TOKEN_PLACE } from '../../outbox/link-place.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a mailed link may be good for, and how long it is. */
const linkLifetimes = {
  reset_password: HOUR_MS,
  confirm_email: 7 * DAY_MS,
  change_email: DAY_MS,
} as const;
export type LinkPurpose = keyof typeof linkLifetimes;
export const linkPurposes = Object.keys(linkLifetimes) as readonly LinkPurpose[];

const parameters = { reset_password: 'reset', confirm_email: 'confirm', change_email: 'confirm' } as const;

/** A link that is to be mailed, and until when it is good. */
export interface MailedLink {
  readonly purpose: LinkPurpose;
  /** Where it leads, with a place for the token, which is made when the mail is sent. */
  readonly address: string;
  readonly expiresAt: string;
}

/** Makes a link that proves the user who follows it to be the reader of a mail. */
export function newMailedLink(purpose: LinkPurpose, origin: string, now: Date): MailedLink {
  return {
    purpose,
    address: `${origin}/account?${parameters[purpose]}=${TOKEN_PLACE}`,
    expiresAt: new Date(now.getTime() + linkLifetimes[purpose]).toISOString(),
  };
}

/** Links that belong to no account: those by which emails are ended, and those that show an enquiry or an application. */
const otherParameters = ['unsubscribe', 'end-alert', 'end-follows', 'thread', 'vendor', 'conversation'];

/** Whether an address of the portal, without its origin, has the token of a mailed link in it. */
export function hasMailedToken(address: string): boolean {
  const query = new URLSearchParams(address.split('?', 2)[1]);
  return [...Object.values(parameters), ...otherParameters].some((name) => query.has(name));
}

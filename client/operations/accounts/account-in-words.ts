import { ROLES } from '../../accounts/words.ts';
import type { AccountAccess } from '../../generated/graph.generated.ts';
import { formatDate } from '../../ui/dates.ts';
import { formatMoment } from '../../ui/moments.ts';
import type { TagTone } from '../../ui/Tag.tsx';
import type { AccountOfRecordFragment } from './accounts.generated.ts';

const HOUR_MS = 3_600_000;
/** The promise to users is that verification takes 24 to 48 hours. */
const SOONEST_HOURS = 24;
const LONGEST_HOURS = 48;

export const accessNames: Readonly<Record<AccountAccess, string>> = {
  MEMBER: 'Member',
  VERIFIED: 'Verified',
  OPERATOR: 'Operator',
};

/** What an account is called: by its person's name, which may be empty. */
export function nameOf({ firstName, lastName, email }: AccountOfRecordFragment): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** What a user does, as they have said. */
export function occupationOf({ role }: AccountOfRecordFragment): string {
  return ROLES.find(({ value }) => value === role)?.label ?? 'Occupation not stated';
}

/** How an account belongs to its organisation: whether that is verified, and how many others belong to it. */
export function membershipOf({ membership }: AccountOfRecordFragment): string {
  if (!membership) return 'No organisation on the portal yet: verifying the account verifies it';
  const { organisationVerifiedAt, memberCount } = membership;
  const others = memberCount === 2 ? '1 colleague' : `${memberCount - 1} colleagues`;
  return `${organisationVerifiedAt ? 'Organisation verified' : 'Organisation not verified'}, ${memberCount === 1 ? 'only member' : others}`;
}

interface Status {
  readonly tone: TagTone;
  readonly tag: string;
  readonly line: string;
}

/** The state of an account, as a tag and a line. */
export function statusOf(account: AccountOfRecordFragment, now: Date): Status {
  const { access, verification, verifiedAt, suspendedAt, createdAt } = account;
  if (suspendedAt) return { tone: 'alert', tag: 'Suspended', line: `Since ${formatDate(suspendedAt)}` };
  if (verification) return waitOf(verification, now);
  const line = verifiedAt ? `Verified on ${formatDate(verifiedAt)}` : `Opened on ${formatDate(createdAt)}`;
  return { tone: access === 'OPERATOR' ? 'information' : 'verified', tag: accessNames[access], line };
}

function waitOf({ askedAt, dueAt }: { askedAt: string; dueAt: string }, now: Date): Status {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(askedAt)) / HOUR_MS));
  const due = new Date(dueAt);
  return {
    tone: hours < SOONEST_HOURS ? 'neutral' : hours < LONGEST_HOURS ? 'warning' : 'alert',
    tag: `Waiting for ${inHours(hours)}`,
    line: `${due < now ? 'Was due' : 'Due'} by ${formatMoment(due)}`,
  };
}

function inHours(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours <= LONGEST_HOURS) return hours === 1 ? '1 hour' : `${hours} hours`;
  const days = Math.floor(hours / 24);
  return `${days} days`;
}

/** Why an account cannot be verified yet; nothing if it can. */
export function cannotVerify({ emailConfirmed, organization }: AccountOfRecordFragment): string | undefined {
  if (!emailConfirmed) return 'Cannot be verified yet: the email address is not confirmed.';
  return organization === '' ? 'Cannot be verified yet: the account names no organisation.' : undefined;
}

/** Sessions that began, or were last used, no longer ago. */
export interface Lifetime {
  readonly begunAfter: string;
  readonly usedAfter: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** An access token is good for 15 minutes, as long as its session holds. */
export const ACCESS_TOKEN_MS = 15 * MINUTE_MS;
/** A session ends 30 days after it was last used, and 180 days after it began. */
const IDLE_MS = 30 * DAY_MS;
const WHOLE_MS = 180 * DAY_MS;
/** Two tabs, or a retry after a lost answer, may present one refresh token so soon after each other. */
export const GRACE_MS = 10_000;

/** When sessions that still hold must have begun and been used. */
export function lifetimeAt(now: Date): Lifetime {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  return { begunAfter: before(WHOLE_MS), usedAfter: before(IDLE_MS) };
}

/** When a session that is used now ends, unless it is used again. */
export function sessionEnd(begun: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, begun.getTime() + WHOLE_MS));
}

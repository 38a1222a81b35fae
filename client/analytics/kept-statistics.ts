import { allowsAnalytics, subscribeToChoice } from '../consent/choice.ts';

/** Visitors as they were last counted. */
export interface VisitorStatistics {
  totalVisitors: number;
  onlineUsers: number;
  todayVisitors: number;
  /** ISO 8601 */
  lastUpdate: string;
}

/** What is kept of visits. */
interface Kept {
  statistics?: VisitorStatistics | undefined;
  /** A random text, another one each day. */
  sessionId?: string | undefined;
  /** The day of the last visit, as YYYY-MM-DD in UTC. */
  lastVisit?: string | undefined;
}

const KEY = 'visitor-statistics';

/** In memory until the visitor agrees to analytics, then in the browser's storage as well. */
let kept: Kept | undefined;

// Withdrawing the consent deletes what was stored by it; giving it stores the present state.
subscribeToChoice(write);

/** The visitors as they were counted last, in this document or an earlier one. */
export function keptStatistics(): VisitorStatistics | undefined {
  return read().statistics;
}

/** Stores the counts, for times when the server does not respond. */
export function keepStatistics(statistics: VisitorStatistics): void {
  kept = { ...read(), statistics };
  write();
}

/** What tells this browser's visits of today from those of others behind the same address. */
export function visitSession(): string {
  const today = new Date().toISOString().slice(0, 10);
  const { sessionId, lastVisit } = read();
  if (sessionId !== undefined && lastVisit === today) return sessionId;
  const created = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  kept = { ...read(), sessionId: created, lastVisit: today };
  write();
  return created;
}

function read(): Kept {
  kept ??= stored();
  return kept;
}

function stored(): Kept {
  if (!allowsAnalytics()) return {};
  try {
    const { statistics, sessionId, lastVisit } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      ...(isStatistics(statistics) && { statistics }),
      ...(typeof sessionId === 'string' && sessionId.length <= 64 && { sessionId }),
      ...(typeof lastVisit === 'string' && { lastVisit }),
    };
  } catch {
    // Blocked or invalid storage counts as empty.
    return {};
  }
}

function isStatistics(value: unknown): value is VisitorStatistics {
  const { totalVisitors, onlineUsers, todayVisitors } = Object(value);
  return [totalVisitors, onlineUsers, todayVisitors].every((count) => Number.isSafeInteger(count) && count >= 0);
}

function write(): void {
  try {
    if (!allowsAnalytics()) localStorage.removeItem(KEY);
    else if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Blocked or full: it stays in memory.
  }
}

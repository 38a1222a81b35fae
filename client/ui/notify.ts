/** A short message about an action whose result shows elsewhere. */
export interface Notice {
  id: number;
  title: string;
  text?: string | undefined;
  tone: 'good' | 'error';
  /** What can be done about it; the message then stays until it is closed. */
  action?: { label: string; run: () => void } | undefined;
}

interface Shown {
  title: string;
  text?: string;
  tone?: Notice['tone'];
  action?: Notice['action'];
}

let current: Notice | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a message in the corner. One is visible at a time; a new one replaces it. Errors, and what has an action, stay
 * until they are closed.
 */
export function notify({ title, text, tone = 'good', action }: Shown): void {
  lastId += 1;
  show({ id: lastId, title, text, tone, action });
}

/** Takes the message away, if it is still the one that is shown. */
export function dismissNotice(id: number): void {
  if (current?.id === id) show(undefined);
}

/** The message that is shown now. */
export function currentNotice(): Notice | undefined {
  return current;
}

/** Calls back at each change, until the answer is called. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(notice: Notice | undefined): void {
  current = notice;
  for (const listener of listeners) listener();
}

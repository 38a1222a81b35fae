import { readSearchText } from './search-address.ts';

/** So long the field may take to come, in milliseconds, after which keys are the page's again. */
const PATIENCE = 10_000;

/** What was typed since the search was asked for, until its field is there; undefined while nothing waits. */
let early: { text: string; readonly since: number } | undefined;
let open: (() => void) | undefined;

/**
 * Hears the keys that open the search, `/` and Ctrl+K, from the first script of the page on: who presses one types on at once,
 * while the page comes to life and the search is fetched. They are letters while one types elsewhere, and dead over
 * another dialog.
 */
export function listenForSearchKeys(): void {
  if (readSearchText(window.location.search) !== undefined) expectTyping();
  document.addEventListener('keydown', onKeyDown);
}

/** Opens the search when a key asks for it, or has asked already, until the answer is called. */
export function openOnSearchKey(next: () => void): () => void {
  open = next;
  if (early && readSearchText(window.location.search) === undefined) next();
  return () => {
    open = undefined;
  };
}

/** The search was opened: further keys are for its field. */
export function expectTyping(): void {
  early = { text: '', since: performance.now() };
}

/** What was typed for the field, which is there now and takes the keys itself; also if it does not come at all. */
export function takeEarlyText(): string {
  const { text = '' } = early ?? {};
  early = undefined;
  return text;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  if (early) {
    keep(event, early);
    return;
  }
  const key = event.ctrlKey || event.metaKey ? 'k' : '/';
  if (event.key !== key || isBusy(event.target)) return;
  event.preventDefault();
  expectTyping();
  open?.();
}

function keep(event: KeyboardEvent, waiting: NonNullable<typeof early>): void {
  if (isField(event.target) || performance.now() - waiting.since > PATIENCE) {
    early = undefined;
    return;
  }
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isLetter && event.key !== 'Backspace') return;
  event.preventDefault();
  waiting.text = isLetter ? waiting.text + event.key : waiting.text.slice(0, -1);
}

function isBusy(target: EventTarget | null): boolean {
  return isField(target) || document.querySelector('[role="dialog"], dialog[open]') !== null;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
}

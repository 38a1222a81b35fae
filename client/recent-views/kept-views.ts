/** What can be opened on a page of its own and is remembered. */
export type ViewKind = 'JOB' | 'EQUIPMENT' | 'DOCUMENT' | 'ARTICLE';

/** Something that a visitor opened: what names it in its address, and when. */
export interface View {
  readonly kind: ViewKind;
  readonly id: string;
  /** ISO 8601 */
  readonly at: string;
}

/** How many are kept. */
const MOST_KEPT = 20;
const KEY = 'recently-viewed';

const kinds: readonly unknown[] = ['JOB', 'EQUIPMENT', 'DOCUMENT', 'ARTICLE'] satisfies ViewKind[];
/** What names an item in an address: an identifier or a name. */
const plainId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can name an item; nothing else is kept, or asked for. */
export function isPlainId(id: unknown): id is string {
  return typeof id === 'string' && id.length <= 120 && plainId.test(id);
}

/** What is kept, as it is written; empty where nothing is. The same text as long as it stays the same. */
export function keptText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // Storage that is blocked holds nothing.
    return '';
  }
}

/** Reads what is kept, the newest first; what was tampered with is left out. */
export function readViews(text: string): readonly View[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.flatMap((one) => viewIn(one) ?? []).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

/** Keeps a view as the newest; one of the same item before it goes. */
export function keepView(view: View): void {
  const others = readViews(keptText()).filter(({ kind, id }) => kind !== view.kind || id !== view.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([view, ...others].slice(0, MOST_KEPT)));
  } catch {
    // Blocked or full: nothing is kept.
  }
  tell();
}

/** Forgets all views of this browser: when asked to, at sign-out, and once consent is withdrawn. */
export function forgetViews(): void {
  try {
    if (localStorage.getItem(KEY) === null) return;
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  tell();
}

/** Calls back at each change, also of other tabs, until the answer is called. */
export function subscribeToViews(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** Browsers tell the other tabs alone. */
function tell(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function viewIn(value: unknown): View | undefined {
  const { kind, id, at } = Object(value);
  const isWhole = kinds.includes(kind) && isPlainId(id) && typeof at === 'string' && !Number.isNaN(Date.parse(at));
  return isWhole ? { kind, id, at } : undefined;
}

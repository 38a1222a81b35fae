/** Bytes of a page that is still saved. */
const MOST_BYTES = 500_000;

/** The header with the size of a saved page. */
export const SIZE_HEADER = 'x-saved-bytes';

/** A page as it is saved, and the built files that it cannot do without. */
export interface SavedCopy {
  readonly response: Response;
  readonly files: readonly string[];
}

/**
 * The copy of an answer, which says of itself when it was made: in `data-saved` of its first element. Undefined where the
 * answer is no page, may not be kept, or is too large.
 */
export async function copyOf(answer: Response, now: Date): Promise<SavedCopy | undefined> {
  if (answer.status !== 200 || answer.redirected) return;
  if (!/^text\/html\b/.test(answer.headers.get('content-type') ?? '')) return;
  if (/\b(?:no-store|private)\b/i.test(answer.headers.get('cache-control') ?? '')) return;
  // Scripts cannot read this header; the browser ignores it too, as the page is fetched without cookies.
  if (answer.headers.has('set-cookie')) return;
  const html = await answer.text();
  const marked = withoutQuestion(html).replace(/<html(?=[\s>])/, `<html data-saved="${now.toISOString()}"`);
  const bytes = new Blob([marked]).size;
  if (bytes > MOST_BYTES || marked === html) return;
  const headers = new Headers(answer.headers);
  // The text is no longer compressed, and longer than it was.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(SIZE_HEADER, String(bytes));
  const files = [...html.matchAll(/\s(?:src|href)="(\/(?:assets|drawings|pictures)\/[\w./-]+)"/g)].map(
    ([, file = '']) => file,
  );
  return { response: new Response(marked, { headers }), files: [...new Set(files)] };
}

/** The page was asked for without cookies, and so asks for consent, which a visitor with saved pages has given. */
function withoutQuestion(html: string): string {
  return html.replace(/(<div id="consent"[^>]*>).*?(<\/div>\s*<div id="root">)/s, '$1$2');
}

/** When the document that is shown was saved; undefined if it comes from the server. */
export function savedAt(): Date | undefined {
  const { saved } = document.documentElement.dataset;
  return saved === undefined ? undefined : new Date(saved);
}

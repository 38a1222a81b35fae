/** The result of sharing: nothing is shown if the user closed the browser's own sheet. */
export type Shared = 'by-sheet' | 'copied' | 'not-copied';

/** Hands an address to the browser's share sheet, or copies it if there is none. */
export async function share(data: { title: string; url: string }): Promise<Shared> {
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'by-sheet';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'by-sheet';
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    return 'not-copied';
  }
}

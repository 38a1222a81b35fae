import type { Page } from 'playwright/test';

interface FakeRecognition {
  readonly lang: string;
  readonly continuous: boolean;
  onresult?: (event: unknown) => void;
  onerror?: (event: unknown) => void;
  onend?: () => void;
}

declare global {
  interface Window {
    /** Those that have begun to listen, in turn. */
    listened?: FakeRecognition[];
  }
}

/** Puts a speech recognition into the page that hears what the test says; 'none' takes away what the browser has. */
export async function putSpeech(page: Page, kind: 'fake' | 'none'): Promise<void> {
  await page.addInitScript((kindOfSpeech) => {
    window.listened = [];
    class Recognition {
      onend?: () => void;
      start(): void {
        window.listened?.push(this as unknown as FakeRecognition);
      }
      abort(): void {
        this.onend?.();
      }
    }
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      const value = kindOfSpeech === 'fake' && name === 'webkitSpeechRecognition' ? Recognition : undefined;
      Object.defineProperty(window, name, { value, configurable: true, writable: true });
    }
  }, kind);
}

/** How many times it has listened, and how it was told to. */
export const listened = (page: Page): Promise<readonly { readonly lang: string; readonly continuous: boolean }[]> =>
  page.evaluate(() => (window.listened ?? []).map(({ lang, continuous }) => ({ lang, continuous })));

/** Has the one that listens hear something. */
export const hear = (page: Page, transcript: string): Promise<void> =>
  page.evaluate((text) => window.listened?.at(-1)?.onresult?.({ results: [[{ transcript: text }]] }), transcript);

/** Has it fail. */
export const fail = (page: Page): Promise<void> =>
  page.evaluate(() => window.listened?.at(-1)?.onerror?.({ error: 'network' }));

import { listenForSearchKeys } from './combined-search/search-keys.ts';
import { listenForEarlyPress } from './consent/early-press.ts';
import { nextTask } from './ui/next-task.ts';

/**
 * The first script of every page. The page is served whole, so that the larger scripts, which bring it to life, are fetched
 * once it is painted: on a slow line they compete with what it is painted with. Keys for the search are heard from here on.
 */
async function start(): Promise<void> {
  listenForSearchKeys();
  listenForEarlyPress();
  await firstPaint();
  for (const href of announcedScripts()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // Evaluated in its own task, as it is the largest one: the browser can respond to the user before the next one.
  await import('./first-libraries.ts');
  await nextTask();
  await import('./entry-browser.tsx');
}

/** The addresses of all scripts of this page, of which a browser would find most only in the scripts before them. */
function announcedScripts(): string[] {
  return JSON.parse(document.getElementById('scripts')?.textContent ?? '[]');
}

/** How long to wait if the browser does not report its first paint, in milliseconds. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Resolved when the page is on the screen, which on a slow processor is long after its first frame was begun. Module scripts run when
 * the document and its styles are here. A hidden tab has no frame until it is shown.
 */
function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, LONGEST_WAIT_MS));
  });
}

void start();

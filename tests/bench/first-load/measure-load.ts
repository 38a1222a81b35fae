import type { Browser, Page } from 'playwright';

/** How many times slower than here a phone of a few years is, as Lighthouse has it. */
const SLOWDOWN = 4;
/** A task that is longer keeps a user waiting who touches the page, in milliseconds. */
const LONG_TASK = 50;
/** Milliseconds without a request after which nothing more is awaited. */
const QUIET = 1_500;

/** What a first load does to a slow phone, in milliseconds. */
export interface FirstLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What tasks take beyond 50 ms after the first paint, added up: Lighthouse's total blocking time. */
  readonly blocking: number;
  /** Of all tasks, those before the first paint too. */
  readonly longestTask: number;
  readonly longTasks: number;
}

interface Observed {
  tasks: { start: number; duration: number }[];
  firstPaint: number;
  largestPaint: number;
}

/** Loads a page once without a cache, with a processor slowed down four times. */
export async function measureLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET);
    return summary(await observed(page));
  } finally {
    await context.close();
  }
}

function summary({ tasks, firstPaint, largestPaint }: Observed): FirstLoad {
  const after = tasks.filter(({ start, duration }) => start + duration > firstPaint);
  return {
    firstPaint,
    largestPaint,
    blocking: after.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK), 0),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    longTasks: tasks.length,
  };
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Observed = { tasks: [], firstPaint: 0, largestPaint: 0 };
  Object.assign(window, { firstLoad: seen });
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
}

function observed(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as { firstLoad: Observed }).firstLoad);
}

import { type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test';
import { isOthersTurn } from './widths.ts';

interface Options {
  /** What the console may say in this test although it is an error. */
  expectedInConsole: RegExp;
  /** Other origins that this test goes to, on this machine. */
  otherOrigins: string[];
}

interface Fixtures {
  /** Skips a test tagged @either at the width whose turn it is not, and one tagged @turns for half of the commits. */
  turn: undefined;
  /** Fails the test on an error or warning in the console, an exception in a page, or a request to another origin. */
  clean: undefined;
  /** Goes to an address and waits until the page answers to the visitor, not only shows itself. */
  open: (address: string) => Promise<void>;
}

/** The test of all browser tests. */
export const test = base.extend<Options & Fixtures>({
  expectedInConsole: [/(?!)/, { option: true }],
  otherOrigins: [[], { option: true }],
  turn: [
    // It needs no page, so that none is opened for what is skipped.
    async ({ locale: _ }, use, testInfo) => {
      testInfo.skip(isOthersTurn(testInfo.title, testInfo.project.name), 'It is the turn of another width or commit.');
      await use(undefined);
    },
    { auto: true },
  ],
  clean: [
    async ({ context, baseURL, expectedInConsole, otherOrigins }, use) => {
      const problems = watch(context, [baseURL ?? '', ...otherOrigins], expectedInConsole);
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await hydrated(page);
    });
  },
});

export { expect };

/** Resolves when the scripts have taken over the served page, what comes late of it included. */
export async function hydrated(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await page.waitForFunction(hasAnsweringControls);
}

/**
 * Runs in the page: whether its scripts know each control that it shows. Those of a text that the server wrote as markup
 * have none, and need none.
 */
function hasAnsweringControls(): boolean {
  type Props = { dangerouslySetInnerHTML?: unknown } | undefined;
  const propsOf = (node: Element): Props => {
    const key = Object.keys(node).find((name) => name.startsWith('__reactProps$'));
    return key === undefined ? undefined : Reflect.get(node, key);
  };
  const answers = (control: Element): boolean => {
    if (propsOf(control)) return true;
    for (let above = control.parentElement; above; above = above.parentElement) {
      const props = propsOf(above);
      if (props) return props.dangerouslySetInnerHTML !== undefined;
    }
    return false;
  };
  const controls = document.querySelectorAll(':is(#root, #consent) :is(a[href], button, input, select, textarea)');
  return [...controls].every(answers);
}

/** Resolves when the script of a part of the page that comes late has taken over this element of it. */
export async function takenOver(element: Locator): Promise<void> {
  const isReacts = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps$'));
  await expect.poll(() => element.evaluate(isReacts)).toBe(true);
}

/** How a browser itself reports an answer of 4xx or 5xx. */
export const failedRequest = /^Failed to load resource: the server responded with a status of [45]\d\d/;

/** How a browser itself reports a request without an answer of 2xx or 3xx, or without any. */
export const anyFailure = /^Failed to load resource: (?:the server responded with a status of [45]\d\d|net::ERR_)/;

/** The same, and the line of the not-found page. */
export const anyFailureOrNotFound = /^(?:Failed to load resource: the server responded with|Page not found: \/)/;

function watch(context: BrowserContext, origins: readonly string[], expected: RegExp): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    // Playwright's own word for it.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // The figures of visitors are asked for on every page, by a clock that tests leap; none is about what it says then.
    if (message.text().startsWith('The visitors could not be counted.')) return;
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !expected.test(message.text())) {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => {
    problems.push(`uncaught: ${error.error()}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(target)) {
      problems.push(`request to another origin: ${request.url()}`);
    }
  });
  return problems;
}

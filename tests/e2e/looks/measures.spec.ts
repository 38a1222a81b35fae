import type { Page } from 'playwright/test';
import { signInBefore } from '../accounts/signed-in.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { anyFailureOrNotFound, expect, test } from '../support/test.ts';
import { visitedPages } from '../support/visited-pages.ts';

test.use({ expectedInConsole: anyFailureOrNotFound });

const LONGEST_LINE = 75;
const pages = visitedPages.filter(({ as }) => as !== 'operator');
const items = visitedPages.filter(({ address }) => /[?&](?:job|doc|item|article)=/.test(address));

async function visit(page: Page, { address, as }: (typeof pages)[number]): Promise<void> {
  if (as === 'member') await signInBefore(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

test('lines of prose have at most 75 characters, and every page has its heading equally high', async ({ page }) => {
  const heights = new Set<number>();
  for (const visited of pages) {
    await test.step(visited.address, async () => {
      await visit(page, visited);
      expect(await longestLines(page)).toEqual([]);
      // The picture of the home page stands where others have their heading.
      if (visited.address === '/') return;
      heights.add(await page.locator('h1').evaluate((h1) => Math.round(h1.getBoundingClientRect().top + scrollY)));
    });
  }
  expect([...heights]).toHaveLength(1);
});

test('the facts beside an item start at the same place on every page, and stay in sight', async ({ page }) => {
  const places = new Set<number>();
  for (const item of items) {
    await test.step(item.address, async () => {
      await visit(page, item);
      const aside = page.locator('[data-aside="page"], main aside').first();
      places.add(await aside.evaluate((element) => Math.round(element.getBoundingClientRect().left)));
      const stuck = await aside.evaluate(
        (element) =>
          [...element.querySelectorAll('*')]
            .map((part) => getComputedStyle(part))
            .filter(({ position, top }) => position === 'sticky' && top === '96px').length,
      );
      expect(stuck).toBe(1);
    });
  }
  expect(places.size).toBe(1);
  expect(items.length).toBeGreaterThan(4);
});

test('the contents of a long document lead to its parts', async ({ page, open }) => {
  await open('/compliance?doc=medical-device-regulations');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const parts = await page.getByRole('main').locator('.prose h3').allTextContents();
  expect(parts.length).toBeGreaterThan(2);
  await expect(contents.getByRole('link')).toHaveText(['Versions', ...parts]);
  await contents.getByRole('link').last().click();
  await expect(page.locator('.prose h3').last()).toBeFocused();
  await expect(contents).toBeInViewport();
});

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente'.repeat(4);

// As served: what is hydrated later would notice that its words have changed.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { address } of visitedPages.filter(({ as }) => !as)) {
    test(`no word makes ${address} wider than a narrow phone @phone @turns`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate((word) => {
        for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, dd, .prose li)')) {
          const text = [...element.childNodes].find(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          if (text) text.textContent = word;
        }
      }, WORD);
      await expectNoSidewaysScroll(page);
    });
  }
});

/** The lines of text in sentences that have more characters than a line may have. */
function longestLines(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const found: string[] = [];
    const texts = [...document.querySelectorAll('main :is(p, dd, blockquote, li)')].filter(
      (element) =>
        element.checkVisibility() && [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
    );
    for (const element of texts) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, string>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.sr-only')) continue;
        const text = node.textContent ?? '';
        const range = document.createRange();
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getClientRects()[0];
          if (!box || box.width < 1) continue;
          const line = Math.round(box.bottom / 6);
          lines.set(line, (lines.get(line) ?? '') + text[at]);
        }
      }
      for (const line of lines.values()) if (line.trim().length > most) found.push(line);
    }
    return found;
  }, LONGEST_LINE);
}

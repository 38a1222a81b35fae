import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { anyFailureOrNotFound, expect, test } from './support/test.ts';
import { visitedPages } from './support/visited-pages.ts';

test.use({ expectedInConsole: anyFailureOrNotFound });

const kB = 1_000;

const addresses = visitedPages.map(({ address }) => address).filter((address) => !address.includes('?'));

for (const address of new Set(addresses)) {
  test(`${address} loads no more script and style than it may @turns`, async ({ page }) => {
    const sizes = await loadedSizes(page, address);
    expect(sizes.script, 'entry and page script').toBeGreaterThan(10 * kB);
    expect(sizes.script, 'entry and page script').toBeLessThanOrEqual(160 * kB);
    expect(sizes.stylesheet, 'styles').toBeLessThanOrEqual(20 * kB);
    expect(sizes.font, 'fonts').toBeLessThanOrEqual(45 * kB);
  });
}

/** Compressed sizes by kind of what a page loads before any interaction, without the work of idle moments. */
async function loadedSizes(page: Page, address: string) {
  const sizes = { script: 0, stylesheet: 0, font: 0 };
  const measured: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'stylesheet' || kind === 'font') {
      measured.push(
        response.body().then((body) => {
          sizes[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
        }),
      );
    }
  });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto(address, { waitUntil: 'networkidle' });
  // What tells other tests comes in an idle moment.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  await Promise.all(measured);
  return sizes;
}

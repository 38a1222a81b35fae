import { markupFindings } from '../support/markup.ts';
import { signInAsOperator, signInBefore } from './accounts/signed-in.ts';
import { expectClearEnd, expectClearFocus } from './support/behind-button.ts';
import { expectNoSidewaysScroll, expectTablesAsRead } from './support/sideways-scroll.ts';
import { expectStrictPolicy } from './support/strict-policy.ts';
import { anyFailureOrNotFound, expect, hydrated, test } from './support/test.ts';
import { expectNoViolations } from './support/violations.ts';
import { visitedPages } from './support/visited-pages.ts';
import { expectReadableWhenZoomed } from './support/zoomed.ts';

// What holds of every page, at four widths in two visits of each.
test.use({ expectedInConsole: anyFailureOrNotFound });

for (const { address, as } of visitedPages) {
  const visitor = as ? ` for ${as === 'member' ? 'a member' : 'an operator'}` : '';

  test(`${address}${visitor} has a strict policy and valid markup, is accessible and narrow, and nothing is behind a button @turns`, async ({
    page,
    baseURL,
  }) => {
    // Without smooth scrolling, which the next press would come in the middle of.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (as === 'member') await signInBefore(page);
    if (as === 'operator') await signInAsOperator(page, baseURL ?? '');
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    await hydrated(page);
    if (answer) {
      await expectStrictPolicy(answer);
      expect(markupFindings(await answer.text()), 'as served').toEqual([]);
    }
    expect(markupFindings(await page.content()), 'as hydrated').toEqual([]);
    await expectNoViolations(page);

    // On a small screen a page begins with its filters folded away.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload({ waitUntil: 'networkidle' });
    await hydrated(page);
    await expectNoViolations(page);
    await expectClearEnd(page);
    // An item and a search show the controls of its list's page, or fewer.
    if (!address.includes('?')) {
      await page.evaluate(() => window.scrollTo({ top: 0 }));
      await expectClearFocus(page, 'Tab');
      await expectClearFocus(page, 'Shift+Tab');
    }

    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(320);
    await expectClearEnd(page);
    await expectNoSidewaysScroll(page);
    await expectTablesAsRead(page);
    for (const summary of await page.locator('summary:visible').all()) {
      await summary.click();
    }
    await expectNoSidewaysScroll(page);
    await expectReadableWhenZoomed(page);
  });
}

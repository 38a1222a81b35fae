import { expect, test } from './support/test.ts';
import { visitedPages } from './support/visited-pages.ts';

const addresses = visitedPages.filter(({ isLinked }) => isLinked).map(({ address }) => address);

interface Sample {
  readonly title: string;
  readonly height: number;
}

for (const address of addresses) {
  test(`the header of ${address} appears as high as it stays, and the page before it stays until then @either @turns`, async ({
    page,
    open,
  }) => {
    await open('/');
    const before = await page.locator('h1').innerText();
    const release = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.evaluate(() => {
      const samples: Sample[] = [];
      Object.assign(window, { samples });
      const look = () => {
        const heading = document.querySelector('main h1');
        const header = heading?.closest('main > *');
        samples.push({
          title: heading?.textContent ?? '',
          height: Math.round(header?.getBoundingClientRect().height ?? 0),
        });
        requestAnimationFrame(look);
      };
      look();
    });
    await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(before);
    release.resolve();
    await expect(page.locator('h1')).not.toHaveText(before);
    await expect(page).toHaveURL(address);
    await page.waitForLoadState('networkidle');
    const samples = await page.evaluate(() => (window as unknown as { samples: Sample[] }).samples);
    const after = samples.filter(({ title }) => title !== before);
    expect(new Set(after.map(({ title }) => title)).size, 'titles').toBe(1);
    expect(new Set(after.map(({ height }) => height)).size, 'heights').toBe(1);
    await expect(page.getByText('Loading the page')).toHaveCount(0);
  });
}

test('a page that is no longer wanted is not waited for', async ({ page, open }) => {
  // Time stands still, so that nothing ends by waiting.
  await page.clock.install();
  await open('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route('**/graphql', () => {});
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  const status = page.getByRole('status').filter({ hasText: 'Loading the page' });
  await expect
    .poll(async () => {
      await page.clock.runFor(400);
      return status.count();
    })
    .toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(status).toHaveCount(0);
});

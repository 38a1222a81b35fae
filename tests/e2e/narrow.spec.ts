import { settled } from './support/settled.ts';
import { expectNoSidewaysScroll } from './support/sideways-scroll.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('an open job does not scroll sideways at 320, as a dialog or as a page @phone', async ({ page, open }) => {
  await open('/staff-portal');
  await page.getByRole('link', { name: 'Advanced Clinical Practitioner, Emergency Medicine', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Job description' })).toBeVisible();
  await settled(page);
  await expectNoSidewaysScroll(page);
  const sideways = await dialog.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].some(
      (node) => node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX),
    ),
  );
  expect(sideways).toBe(false);
  await open(page.url());
  await expectNoSidewaysScroll(page);
});

import { expect, test } from './support/test.ts';

test('nothing moves for those who ask for calm', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/staff-portal');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('button', { name: 'Back to top' }).click();
  expect(await page.evaluate(() => window.scrollY), 'at once, not smoothly').toBe(0);
  await page.getByRole('link', { name: 'Rotational Physiotherapist', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('with forced colours the focus, the borders and the choices can be seen', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/staff-portal?urgency=high');
  const search = page.getByRole('searchbox', { name: 'Search jobs' });
  await search.focus();
  expect(await outline(search)).toMatch(/solid [1-9]/);
  const link = page.getByRole('link', { name: /^CV Template/ });
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await outline(link)).toMatch(/solid [1-9]/);
  const apply = page.getByRole('link', { name: /^Apply Now/ }).first();
  expect(await apply.evaluate((node) => getComputedStyle(node).borderTopWidth)).not.toBe('0px');
  const checked = page.getByRole('checkbox', { checked: true });
  await expect(checked.locator('xpath=following-sibling::*[1]')).toBeVisible();
});

test('the page prints without its controls', async ({ page, open }) => {
  await open('/staff-portal');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

function outline(locator: import('playwright/test').Locator): Promise<string> {
  return locator.evaluate((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return `${outlineStyle} ${outlineWidth}`;
  });
}

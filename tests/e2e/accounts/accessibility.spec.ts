import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { AccountDialog } from './account-dialog.ts';
import { signInBefore, signInElsewhere } from './signed-in.ts';

for (const [mode, label] of [
  ['signin', 'Sign In'],
  ['signup', 'Create Account'],
] as const) {
  test(`axe finds nothing on the dialog at ?dialog=${mode}, with and without errors @either`, async ({
    page,
    open,
  }) => {
    await open(`/?dialog=${mode}`);
    const account = new AccountDialog(page);
    await account.dialog.waitFor();
    await expectNoViolations(page, '[role="dialog"]');
    await account.send(label);
    await expect(account.summary).toBeFocused();
    await expectNoViolations(page, '[role="dialog"]');
  });
}

test('axe finds nothing on the account page, signed out and in, with errors @either', async ({ page, open }) => {
  await open('/account');
  await expectNoViolations(page);
  await signInElsewhere(page, await signInBefore(page));
  await open('/account');
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
  await expectNoViolations(page);
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
  await new AccountDialog(page).openMenu();
  await expectNoViolations(page);
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing of it scrolls sideways', async ({ page, open }) => {
    for (const mode of ['signin', 'signup']) {
      await open(`/?dialog=${mode}`);
      const { dialog } = new AccountDialog(page);
      await dialog.waitFor();
      expect(await dialog.evaluate((element) => element.scrollWidth), mode).toBeLessThanOrEqual(320);
    }
    await signInElsewhere(page, await signInBefore(page));
    await open('/account');
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('the header has room for the way in at every width', async ({ page, open }) => {
  await open('/');
  for (const width of [769, 800, 900, 989, 990, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
    const { right, overlap, content } = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const nav = box('header nav')?.right ?? 0;
      const search = box('header [aria-keyshortcuts]');
      const entry = box('header [data-account-entry]');
      return {
        right: entry?.right ?? 0,
        overlap: Math.max(nav - (search?.left ?? 0), (search?.right ?? 0) - (entry?.left ?? 0)),
        content: document.documentElement.scrollWidth,
      };
    });
    expect(content, `${width}`).toBeLessThanOrEqual(width);
    expect(right, `${width}`).toBeLessThanOrEqual(width);
    expect(overlap, `${width}`).toBeLessThanOrEqual(0);
  }
});

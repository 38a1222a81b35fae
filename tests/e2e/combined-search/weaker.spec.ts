import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { SearchDialog } from './search-dialog.ts';

/** It covers the whole of a small screen. */
const DIALOG = '[role=dialog]';

/** What stands below the line, and what above it. */
function parts(page: Page) {
  const { dialog, hits } = new SearchDialog(page);
  const below = dialog.getByRole('group', { name: 'Weaker matches' });
  return { below, weaker: below.getByRole('option'), hits };
}

test('axe finds nothing where some matches are weaker, all are, or a word was corrected @either', async ({
  page,
  open,
}) => {
  await open('/');
  const search = new SearchDialog(page);
  const { weaker } = parts(page);
  await search.find('nurse pump');
  await expect(weaker.first()).toBeVisible();
  await expectNoViolations(page, DIALOG);
  await search.field.fill('zebra nurse');
  await search.says('weaker matches for "zebra nurse"');
  await expectNoViolations(page, DIALOG);
  await search.field.fill('ventilater');
  await search.says('for "ventilater", also as ventilator');
  await expectNoViolations(page, DIALOG);
});

test('the headline says that there are weaker matches alone, and all stand below the line', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  await search.find('zebra nurse');
  const { weaker, hits } = parts(page);
  const count = await hits.count();
  expect(count).toBeGreaterThan(1);
  await search.says(`Only ${count} weaker matches for "zebra nurse"`);
  await expect(weaker).toHaveCount(count);
});

test('the arrows cross the line to the weaker matches and go round, and Enter opens one', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  await page.keyboard.press('/');
  await expect(search.field).toBeFocused();
  await page.keyboard.type('nurse pump');
  await search.says('for "nurse pump"');
  const { weaker, hits } = parts(page);
  const ids = await hits.evaluateAll((all) => all.map(({ id }) => id));
  const first = await weaker.first().getAttribute('id');
  expect(ids.indexOf(first ?? ''), 'some matches are no weaker ones').toBeGreaterThan(0);
  for (const id of [...ids, ids[0]]) {
    await expect(search.active).toHaveAttribute('id', id ?? '');
    await expect(search.field).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(search.field).toBeFocused();
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search.active).toHaveAttribute('id', ids.at(-1) ?? '');
  await page.keyboard.press('Enter');
  await expect(search.dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

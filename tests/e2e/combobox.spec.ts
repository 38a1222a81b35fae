import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

// The editable combobox with list autocompletion of the ARIA authoring practices, wherever the portal has one.
const fields = [
  { address: '/equipment', name: 'Search equipment', list: 'Matching products', typed: 'mon' },
  { address: '/staff-portal?near=leeds', name: 'Town or postcode', list: 'Matching places', typed: 'new' },
] as const;

for (const { address, name, list, typed } of fields) {
  const field = (page: Page) => page.getByRole('combobox', { name });
  const options = (page: Page) => page.getByRole('listbox', { name: list }).getByRole('option');

  test.describe(`the field "${name}"`, () => {
    test.beforeEach(async ({ page, open }) => {
      await open(address);
      await field(page).fill(typed);
      await expect(options(page).first()).toBeVisible();
    });

    test('names its list, and the option that the keyboard stands on, while the focus stays in it', async ({
      page,
    }) => {
      const input = field(page);
      await expect(input).toHaveAttribute('aria-autocomplete', 'list');
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      const listId = await page.getByRole('listbox', { name: list }).getAttribute('id');
      await expect(input).toHaveAttribute('aria-controls', listId ?? '');
      await expect(input).not.toHaveAttribute('aria-activedescendant', /./);

      await page.keyboard.press('ArrowDown');
      const first = options(page).first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(input).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
      await expect(input).toBeFocused();
    });

    test('lets the arrow keys go round through the options and the field', async ({ page }) => {
      await page.keyboard.press('ArrowUp');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./);
      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    });

    test('closes its list on Escape and keeps what is typed', async ({ page }) => {
      await page.keyboard.press('Escape');
      await expect(options(page)).toHaveCount(0);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(field(page)).not.toHaveAttribute('aria-controls', /./);
      await expect(field(page)).toHaveValue(typed);
      await expect(field(page)).toBeFocused();
    });

    test('closes its list when it is left, and typing starts without a choice', async ({ page }) => {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('c');
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./);
      await field(page).blur();
      await expect(options(page)).toHaveCount(0);
    });

    test('offers options of a size that a finger meets, which no Tab stops at', async ({ page }) => {
      const option = options(page).first();
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(option).toHaveAttribute('tabindex', '-1');
    });
  });
}

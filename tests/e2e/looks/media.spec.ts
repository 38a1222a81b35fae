import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';

/** Opens a form in a dialog; the focus is in its first field. */
async function openForm(page: Page, open: (address: string) => Promise<void>) {
  await open('/equipment?form=bulk-order');
  const dialog = page.getByRole('dialog', { name: 'Bulk Order Request' });
  await dialog.getByLabel('Organisation name').focus();
  return { dialog, modal: page.locator('.shadow-overlay').filter({ has: dialog }) };
}

test('in colours of a user a dialog has an edge, and a field with the focus has their colour around it', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { dialog, modal } = await openForm(page, open);
  await expect(modal).toHaveCSS('border-top-width', '2px');
  const colours = await dialog.getByLabel('Organisation name').evaluate((field) => {
    const { outlineColor, outlineStyle } = getComputedStyle(field);
    const other = document.body.appendChild(document.createElement('i'));
    other.style.color = 'Highlight';
    const highlight = getComputedStyle(other).color;
    other.remove();
    return { outlineColor, outlineStyle, highlight };
  });
  expect(colours).toEqual({ ...colours, outlineStyle: 'solid', outlineColor: colours.highlight });
});

test('a form in a dialog is printed whole', async ({ page, open }) => {
  const { dialog, modal } = await openForm(page, open);
  await page.emulateMedia({ media: 'print' });
  await expect(modal).toHaveCSS('position', 'static');
  const isCut = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('div')].some(
      (part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== 'visible',
    ),
  );
  expect(isCut).toBe(false);
});

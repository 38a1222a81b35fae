import type { Page } from 'playwright/test';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleAndNarrow } from './accessible-and-narrow.ts';

// What is published would stand in the lists of others.
test.use({ baseURL: originToPublishIn() });

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const newTitle = () => `Ward round ${crypto.randomUUID()}`;

/** Writes an article in the editor and saves it, and waits until its own editor is there. */
async function write(page: Page, open: (address: string) => Promise<void>, title: string): Promise<void> {
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=content&edit=new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('Who walks it, and when.');
  await page.getByLabel('Text', { exact: true }).fill('## Morning\n\nAt **seven**, with <b>tea</b>.');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Finds it in the list by its title. */
async function find(page: Page, open: (address: string) => Promise<void>, title: string) {
  await open(`/operations?section=content&q=${encodeURIComponent(`"${title}"`)}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'Changed on' });
  await expect(row).toBeVisible();
  return row;
}

test('axe finds nothing on the list, the editor and the history, which fit 320 pixels @either', async ({
  page,
  open,
}) => {
  const title = `${newTitle()} ${'unbreakable'.repeat(7)}`;
  await write(page, open, title);
  await expectAccessibleAndNarrow(page);
  const row = await find(page, open, title);
  await expectAccessibleAndNarrow(page);
  await row.getByRole('link', { name: /^History/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Revision 1: Written' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
});

test('an article is written, looked at, published and taken back @either', async ({ page, browser, open }) => {
  const title = newTitle();
  await write(page, open, title);
  // The same renderer as that of the page: what is no Markdown is shown as it was typed.
  await expect(preview(page).getByRole('heading', { name: 'Morning' })).toBeVisible();
  await expect(preview(page).getByText('At seven, with <b>tea</b>.')).toBeVisible();
  const row = await find(page, open, title);
  await expect(row).toContainText('Not published');
  await row.getByRole('button', { name: /^Publish/ }).press('Enter');
  await expect(toast(page)).toContainText('The article is published');
  await expect(row.getByRole('button', { name: /^Unpublish/ })).toBeVisible();
  const reader = await browser.newPage({ baseURL: originToPublishIn() });
  const address = (await row.getByRole('link', { name: /^View/ }).getAttribute('href')) ?? '';
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(reader.getByText('At seven, with <b>tea</b>.')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toast(page)).toContainText('The article is not published any more');
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await reader.close();
});

test('a picture is chosen from those of the portal, and readers see it @either', async ({ page, browser, open }) => {
  const title = newTitle();
  await write(page, open, title);
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue('SUPPLY');
  await page.getByLabel('Picture', { exact: true }).selectOption('Rota with an open shift');
  await page.getByLabel('What the picture says').fill('A rota with a gap');
  const drawn = preview(page).getByRole('img', { name: 'A rota with a gap' });
  await expect(drawn).toHaveJSProperty('naturalWidth', 600);
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(toast(page)).toContainText('The changes are saved');
  const row = await find(page, open, title);
  await row.getByRole('button', { name: /^Publish/ }).press('Enter');
  await expect(toast(page)).toContainText('The article is published');
  const reader = await browser.newPage({ baseURL: originToPublishIn() });
  await reader.goto((await row.getByRole('link', { name: /^View/ }).getAttribute('href')) ?? '');
  await expect(reader.getByRole('img', { name: 'A rota with a gap' })).toHaveAttribute('src', '/pictures/rota.svg');
  await reader.close();
});

test('a change is saved by keyboard, undone from the toast, and both stand in the history @always', async ({
  page,
  open,
}) => {
  const title = newTitle();
  await write(page, open, title);
  const summary = page.getByLabel('Summary');
  await summary.fill('Who walks it, and why.');
  await page.getByLabel('Change note').fill('The ward has told us');
  const { promise: mayReload, resolve: letReload } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"mutation ')) await mayReload;
    await route.fallback();
  });
  await page.getByLabel('Change note').press('Enter');
  await expect(toast(page)).toContainText('The changes are saved');
  const undo = toast(page).getByRole('button', { name: 'Undo' });
  await undo.focus();
  letReload();
  await expect(page.locator('input[name="revision"]')).toHaveValue('2');
  // The form is made anew after a save, and leaves the focus where it is.
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Revision 1 is brought back');
  await expect(summary).toHaveValue('Who walks it, and when.');
  await page.getByRole('link', { name: 'History' }).press('Enter');
  const change = page.getByRole('listitem').filter({ hasText: 'Revision 2: Changed' });
  await expect(change).toContainText('The ward has told us');
  await expect(change.locator('del')).toHaveText('Removed: Who walks it, and when.');
  await expect(change.locator('ins')).toHaveText('Added: Who walks it, and why.');
  await change.getByRole('button', { name: 'Bring back revision 2' }).press('Enter');
  await expect(
    page.getByRole('heading', { level: 3, name: 'Revision 4: Earlier revision brought back' }),
  ).toBeVisible();
});

test('what was typed is there after a reload, and what two write at once is not lost', async ({
  page,
  browser,
  open,
}) => {
  const title = newTitle();
  await write(page, open, title);
  const summary = page.getByLabel('Summary');
  await summary.fill('What the first one writes.');
  const address = page.url();
  const colleague = await browser.newPage({ baseURL: originToPublishIn() });
  await signInAsOperator(colleague, originToPublishIn());
  await colleague.goto(address);
  await colleague.getByLabel('Summary').fill('What the second one writes.');
  await colleague.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(toast(colleague)).toContainText('The changes are saved');
  await colleague.close();

  await page.reload();
  await expect(page.getByText('What you filled in before is still here.')).toBeVisible();
  await expect(summary).toHaveValue('What the first one writes.');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  const conflict = page.getByRole('region', { name: 'What was changed meanwhile' });
  await expect(conflict).toContainText('What the second one writes.');
  await expect(summary).toHaveValue('What the first one writes.');
  await conflict.getByRole('button', { name: 'Keep what I have written' }).press('Enter');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(toast(page)).toContainText('The changes are saved');
  await expect(summary).toHaveValue('What the first one writes.');
});

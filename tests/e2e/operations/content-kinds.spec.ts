import type { Page } from 'playwright/test';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleAndNarrow } from './accessible-and-narrow.ts';

// What is published would stand in the lists of others.
test.use({ baseURL: originToPublishIn() });

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const rowOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'Changed on' });

test('a help article is written, published and found in the help center @either', async ({ page, browser, open }) => {
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=content&view=help&edit=new');
  const title = `Lend a hoist ${crypto.randomUUID()}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('What a lender signs.');
  await page.getByLabel('Text', { exact: true }).fill('Sign **here**.');
  await page.getByLabel('Place in the list').fill('9000');
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await open(`/operations?section=content&view=help&q=${encodeURIComponent(`"${title}"`)}`);
  const row = rowOf(page, title);
  await row.getByRole('button', { name: /^Publish/ }).press('Enter');
  await expect(toast(page)).toContainText('The help article is published');
  const reader = await browser.newPage({ baseURL: originToPublishIn() });
  await reader.goto((await row.getByRole('link', { name: /^View/ }).getAttribute('href')) ?? '');
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await reader.close();
});

test('a text of a page is changed by keyboard, shown at once, and undone from the toast @either', async ({
  page,
  browser,
  open,
}) => {
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=content&view=pages&q=contact.hours');
  const row = rowOf(page, 'contact.hours');
  await expect(page.getByRole('link', { name: /^Write/ })).toHaveCount(0);
  await expect(row.getByRole('button')).toHaveCount(0);
  const heading = (await row.getByRole('link').first().textContent()) ?? '';
  await expectAccessibleAndNarrow(page);
  await row.getByRole('link', { name: heading, exact: true }).press('Enter');
  const first = page.getByRole('group', { name: 'Row 1', exact: true });
  await first.getByLabel('Name').fill('');
  await first.getByLabel('Figure (optional)').fill('8am to noon');
  const save = page.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  await page
    .getByRole('alert', { name: 'There is a problem' })
    .getByRole('link', { name: 'Enter a name for row 1' })
    .press('Enter');
  await expect(first.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Weekdays in winter');
  await page.getByRole('button', { name: 'Add a row' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Weekdays in winter8am to noon');
  await expectAccessibleAndNarrow(page);
  await save.press('Enter');
  await expect(toast(page)).toContainText('The changes are saved');
  const reader = await browser.newPage({ baseURL: originToPublishIn() });
  await reader.goto('/contact');
  await expect(reader.getByRole('main')).toContainText('Weekdays in winter');
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toast(page)).toContainText('is brought back');
  await reader.reload();
  await expect(reader.getByRole('main')).not.toContainText('Weekdays in winter');
  await reader.close();
});

test('a document gets a new version, and the one before it is still in the list of versions @either', async ({
  page,
  browser,
  open,
}, { project }) => {
  // Each width has a document of its own: a version is published once.
  const [title, number] =
    project.name === '390'
      ? ['Data security and protection training pack', '4.3']
      : ['Equipment safety self-assessment', '1.4'];
  await signInAsOperator(page, originToPublishIn());
  await open(`/operations?section=content&view=documents&q=${encodeURIComponent(title)}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Changed on' }).first();
  await row.getByRole('link', { name: /^New version/ }).press('Enter');
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue(number);
  await page.getByLabel('What this version brings').fill('A paragraph about lifts.');
  await page.getByLabel('Text', { exact: true }).fill('## Lifts\n\nLook at them each week.');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Lifts' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Publish version' }).press('Enter');
  await expect(toast(page)).toContainText('The changes are saved');
  await page.getByRole('link', { name: 'All documents' }).press('Enter');
  const address = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Changed on' })
    .first()
    .getByRole('link', { name: /^View/ })
    .getAttribute('href');
  const reader = await browser.newPage({ baseURL: originToPublishIn() });
  await reader.goto(address ?? '');
  await expect(reader.getByText('Look at them each week.', { exact: true })).toBeVisible();
  await expect(reader.getByText('A paragraph about lifts.').first()).toBeVisible();
  await reader.close();
});

test('a document is written, published, taken back for a reason, and published again from the toast @either', async ({
  page,
  browser,
  open,
}) => {
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=content&view=documents');
  await page.getByRole('link', { name: 'Write a document' }).press('Enter');
  const title = `Alarms beside beds ${crypto.randomUUID()}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Who answers them.');
  await page.getByLabel('Web address of the source').fill('https://www.cqc.org.uk/');
  await page.getByLabel('Review date').fill('2027-03-01');
  await page.getByLabel('Text', { exact: true }).fill('## Bells\n\nRing the **bell**.');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Bells' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();

  await open(`/operations?section=content&view=documents&q=${encodeURIComponent(`"${title}"`)}`);
  const row = rowOf(page, title);
  await row.getByRole('button', { name: /^Publish/ }).press('Enter');
  await expect(toast(page)).toContainText('The document is published');
  const address = (await row.getByRole('link', { name: /^View/ }).getAttribute('href')) ?? '';
  const reader = await browser.newPage({ baseURL: originToPublishIn() });
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await row.getByRole('button', { name: /^Unpublish/ }).press('Enter');
  const reason = row.getByLabel('Why it is taken back');
  await expect(reason).toBeFocused();
  await reason.press('Enter');
  await expect(row.getByText('Enter why it is taken back').first()).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await reason.fill('The law has changed');
  await reason.press('Enter');
  await expect(toast(page)).toContainText('The document is not published any more');
  await expect(row).toContainText('Not published');
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: title })).toHaveCount(0);

  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toast(page)).toContainText('The document is published');
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await reader.close();
  await row.getByRole('link', { name: /^History/ }).press('Enter');
  const takenBack = page.getByRole('listitem').filter({ hasText: 'Taken back from publication' });
  await expect(takenBack).toContainText('The law has changed');
});

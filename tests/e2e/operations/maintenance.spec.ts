import type { Locator, Page } from 'playwright/test';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleAndNarrow } from './accessible-and-narrow.ts';

// Maintenance would stand on the status page of others.
test.use({ baseURL: originToPublishIn() });

const HOUR = 3_600_000;
const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
/** That of the list, and not that of a summary of problems. */
const heading = (page: Page) => main(page).getByRole('heading', { level: 2, name: /^(?:\d|No|More)/ });
const itemOf = (page: Page, title: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** A date and time as clocks in London show it, some time from now. */
function londonTime(fromNow: number): string {
  const shown = new Date(Date.now() + fromNow).toLocaleString('sv-SE', { timeZone: 'Europe/London' });
  return shown.slice(0, 16).replace(' ', 'T');
}

async function openForm(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=maintenance');
  await expect(heading(page)).toHaveText(/\d+ announcements?$|^No announcements/);
  await page.getByRole('button', { name: 'Announce maintenance' }).click();
  await expect(page.getByLabel('What is done')).toBeFocused();
}

/** Fills the form in and sends it; the announcement's place in the list. */
async function announce(page: Page, title: string, from: number, until: number): Promise<Locator> {
  await page.getByLabel('What is done').fill(title);
  await page.getByRole('checkbox', { name: 'Search' }).check();
  await page.getByRole('checkbox', { name: 'Database' }).check();
  await page.getByLabel('Begins').fill(londonTime(from));
  await page.getByLabel('Ends').fill(londonTime(until));
  await page.getByRole('button', { name: 'Announce the maintenance' }).click();
  await expect(toast(page)).toContainText('The maintenance is announced');
  await expect(heading(page)).toBeFocused();
  return itemOf(page, title);
}

test('maintenance is announced, runs, and ends early; the status page tells each @either', async ({ page, open }) => {
  const [upcoming, running] = [`Larger index ${crypto.randomUUID()}`, `New disks ${crypto.randomUUID()}`];
  await openForm(page, open);
  const later = await announce(page, upcoming, 24 * HOUR, 26 * HOUR);
  await expect(later).toContainText('Database, Search');
  await expect(later).toContainText('Upcoming');
  await page.getByRole('button', { name: 'Announce maintenance' }).click();
  const now = await announce(page, running, 0, 2 * HOUR);
  await expect(now).toContainText('Running');
  await open('/system-status');
  await expect(itemOf(page, upcoming)).toContainText('Upcoming');
  await expect(itemOf(page, running)).toContainText('Running');
  await open('/operations?section=maintenance');
  await now.getByRole('button', { name: `End now (${running})` }).click();
  await expect(toast(page)).toContainText('The maintenance has ended.');
  await expect(heading(page)).toBeFocused();
  await expect(now).toContainText('Past');
  await later.getByRole('button', { name: `Take back (${upcoming})` }).click();
  await expect(toast(page)).toContainText('The maintenance is taken back.');
  await expect(later).toHaveCount(0);
  await open('/system-status');
  await expect(itemOf(page, running)).toContainText('Past');
  await expect(itemOf(page, upcoming)).toHaveCount(0);
});

test('what is wrong is said at its field, and giving up leads back, by the keyboard alone', async ({ page, open }) => {
  await openForm(page, open);
  const { keyboard } = page;
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await keyboard.press('Enter');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter the date and time when it begins',
    'Enter the date and time when it ends',
  ]);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Begins')).toBeFocused();
  await page.getByLabel('Begins').fill(londonTime(-2 * HOUR));
  await page.getByLabel('Ends').fill(londonTime(-3 * HOUR));
  await page.getByLabel('What is done').focus();
  await keyboard.press('Enter');
  await expect(summary.getByRole('link')).toHaveText([
    'Enter what is done',
    'Choose at least one component',
    'The start must not be in the past',
    'The end must be after the start, by 24 hours at most',
  ]);
  await summary.getByRole('link', { name: 'Choose at least one component' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Web client' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Components' })).toHaveAccessibleDescription(
    /Choose at least one component/,
  );
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Announce maintenance' })).toBeFocused();
});

test('axe finds nothing on maintenance and its form, which fit 320 pixels @either', async ({ page, open }) => {
  const title = `Disks ${'unbreakable'.repeat(6)} ${crypto.randomUUID()}`;
  await openForm(page, open);
  await page.getByRole('button', { name: 'Announce the maintenance' }).click();
  const problems = page.getByRole('alert', { name: 'There is a problem' });
  await expect(problems).toBeFocused();
  // The page scrolls to it, and what passes below the header meanwhile is covered in part.
  await expect(problems).toBeInViewport({ ratio: 1 });
  await expectAccessibleAndNarrow(page);
  const item = await announce(page, title, 48 * HOUR, 49 * HOUR);
  await expectAccessibleAndNarrow(page);
  await item.getByRole('button', { name: /^Take back/ }).click();
  await expect(item).toHaveCount(0);
});

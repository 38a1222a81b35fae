import type { Locator, Page } from 'playwright/test';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleAndNarrow } from './accessible-and-narrow.ts';

// Incidents would stand on the status page of others.
test.use({ baseURL: originToPublishIn() });

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
/** That of the list, and not that of a summary of problems. */
const heading = (page: Page) => main(page).getByRole('heading', { level: 2, name: /^(?:\d|No|More)/ });
const itemOf = (page: Page, title: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

async function openDesk(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=incidents');
  await expect(heading(page)).toHaveText(/\d+ incidents?$|^No incidents/);
}

/** Fills the form in and sends it. */
async function sendIncident(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Open an incident' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('What has happened').fill('Pay of band 5 is shown wrongly.');
  await page.getByLabel('Component').selectOption('Search');
  await page.getByLabel('Severity').selectOption('Low severity');
  await page.getByRole('button', { name: 'Open the incident' }).click();
}

/** Opens an incident by hand; its place in the list. */
async function openIncident(page: Page, title: string): Promise<Locator> {
  await sendIncident(page, title);
  await expect(toast(page)).toContainText('The incident is open');
  await expect(heading(page)).toBeFocused();
  return itemOf(page, title);
}

async function addUpdate(item: Locator, status: string, message: string): Promise<void> {
  await item.getByRole('button', { name: 'Add an update' }).click();
  await expect(item.getByLabel('Status')).toBeFocused();
  await item.getByLabel('Status').selectOption(status);
  await item.getByLabel('What is to be said').fill(message);
  await item.getByRole('button', { name: 'Add the update' }).click();
}

test('an incident is opened by hand, updated and resolved, and the status page tells all of it @either', async ({
  page,
  open,
}) => {
  const title = `Pay of posts ${crypto.randomUUID()}`;
  await openDesk(page, open);
  const item = await openIncident(page, title);
  await expect(item).toContainText('Pay of band 5 is shown wrongly.');
  await addUpdate(item, 'Identified', 'A table of pay was loaded twice.');
  await expect(toast(page)).toContainText('The update is added');
  await expect(heading(page)).toBeFocused();
  await expect(item.getByRole('listitem')).toHaveCount(2);
  await addUpdate(item, 'Resolved', 'The table is right again.');
  await expect(item.getByRole('listitem')).toHaveCount(3);
  await open('/system-status');
  const shown = itemOf(page, title);
  await expect(shown).toContainText('Search');
  await expect(shown.getByRole('listitem')).toHaveText([
    /Resolved\. The table is right again\.$/,
    /Identified\. A table of pay was loaded twice\.$/,
    /Investigating\. Pay of band 5 is shown wrongly\.$/,
  ]);
});

test('what is missing is said at its field, and giving up leads back, by the keyboard alone', async ({
  page,
  open,
}) => {
  const title = `Slow search ${crypto.randomUUID()}`;
  await openDesk(page, open);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Open an incident' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await keyboard.press('Enter');
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Enter a title/);
  await keyboard.type(title);
  await keyboard.press('Tab');
  await keyboard.type('Search takes long.');
  for (const _field of ['Component', 'Severity', 'Open the incident']) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  const item = itemOf(page, title);
  await item.getByRole('button', { name: 'Add an update' }).focus();
  await keyboard.press('Enter');
  await expect(item.getByLabel('Status')).toBeFocused();
  for (const _field of ['message', 'Add', 'Cancel']) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(item.getByRole('button', { name: 'Add an update' })).toBeFocused();
});

test('axe finds nothing on incidents and their forms, which fit 320 pixels @either', async ({ page, open }) => {
  const title = `Incident ${'unbreakable'.repeat(6)} ${crypto.randomUUID()}`;
  await openDesk(page, open);
  const item = await openIncident(page, title);
  await expectAccessibleAndNarrow(page);
  await item.getByRole('button', { name: 'Add an update' }).click();
  await item.getByRole('button', { name: 'Add the update' }).click();
  await expect(item.getByLabel('What is to be said')).toHaveAccessibleDescription(/Enter what is to be said/);
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Open an incident' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expectAccessibleAndNarrow(page);
});

test.describe('where an answer is lost', () => {
  test.use({ expectedInConsole: /^Failed to load resource: net::ERR_FAILED/ });

  test('what is sent again is opened once', async ({ page, open }) => {
    const title = `Lost answer ${crypto.randomUUID()}`;
    await openDesk(page, open);
    let sent = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('mutation OpenIncident')) return route.continue();
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await sendIncident(page, title);
    // What has a key is sent again by itself.
    await expect(toast(page)).toContainText('The incident is open');
    await expect(itemOf(page, title)).toHaveCount(1);
    expect(sent).toBe(2);
  });
});

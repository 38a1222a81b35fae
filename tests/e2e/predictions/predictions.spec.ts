import type { Page } from 'playwright/test';
import { AccountDialog } from '../accounts/account-dialog.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { anyFailure, expect, takenOver, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test.use({ expectedInConsole: anyFailure });

const opener = (page: Page) => page.getByRole('button', { name: 'See Predictions' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Predictive analytics' });
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Ask about a department' });
const log = (page: Page) => chat(page).getByRole('log');

async function openChat(page: Page, open: (address: string) => Promise<unknown>): Promise<void> {
  await open('/');
  await takenOver(opener(page));
  await opener(page).press('Enter');
  await expect(field(page)).toBeFocused();
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('by keyboard a forecast is asked for, and comes with chart, table, method and error @both', async ({
  page,
  open,
}) => {
  await openChat(page, open);
  await expect(log(page)).toContainText('I forecast how many posts a department will advertise');
  await expectNoViolations(page);
  await page.keyboard.type('How many posts will critical care need in the next 60 days?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Critical care');
  const table = log(page).getByRole('table', { name: 'Posts expected, Critical care' });
  await expect(table.getByRole('row')).toHaveCount(10);
  await expect(log(page).locator('svg polyline')).toHaveCount(2);
  await expect(log(page)).toContainText(/Confidence \d+%\. In a back-test over 52 weeks/);
  await expect(log(page)).toContainText('Method: Mean of a smoothed level and a seasonal line, version 1.1.0');
  await expect(log(page)).toContainText('Sample series. Made-up weeks');
  await expect(log(page)).toContainText('Forecast by portal rules');
  await expect(field(page)).toBeFocused();
  await expectNoViolations(page);
});

test('a suggestion compares departments', async ({ page, open }) => {
  await openChat(page, open);
  await chat(page).getByRole('button', { name: 'Which departments advertise more?' }).press('Enter');
  await expect(log(page).getByRole('table', { name: 'Posts of departments' })).toBeVisible();
  await expect(chat(page).getByRole('list', { name: 'Suggestions' })).toHaveCount(0);
  await expectNoViolations(page);
});

test('what is typed is sent to no model', async ({ page, open }) => {
  await openChat(page, open);
  const asked = page.waitForRequest((request) => request.postData()?.includes('query AssistantReply') ?? false);
  await say(page, 'Which departments advertise more?');
  expect((await asked).postDataJSON().variables).toMatchObject({ withModel: false });
});

test('where there is too little data it says so', async ({ page, open }) => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('predictResource')
      ? route.fulfill({ json: { data: { predictResource: null } } })
      : route.fallback(),
  );
  await openChat(page, open);
  await say(page, 'critical care');
  await expect(log(page)).toContainText('There is too little data for a forecast');
  await expect(log(page).getByRole('table')).toHaveCount(0);
});

test('words of an emergency lead to 999', async ({ page, open }) => {
  await openChat(page, open);
  await say(page, 'my dad in critical care has chest pain');
  await expect(log(page).getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
});

test('a reply comes after 2 seconds, and is unread while the window is away', async ({ page, open }) => {
  await openChat(page, open);
  await say(page, 'critical care');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(page.getByText('1 unread in the chat')).toBeVisible();
  await opener(page).press('Enter');
  await expect(log(page).getByRole('table')).toBeVisible();
  await expect(page.getByText('unread in the chat')).toHaveCount(0);
  await chat(page).getByRole('button', { name: 'Close chat' }).press('Enter');
  await expect(opener(page)).toBeFocused();
});

test('a reply that fails says so, and is asked for again', async ({ page, open }) => {
  await openChat(page, open);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('predictResource')
      ? route.fulfill({ status: 400, json: { errors: [{ message: 'Not like this.' }] } })
      : route.fallback(),
  );
  await say(page, 'critical care');
  await expect(log(page)).toContainText('Reply failed');
  await expectNoViolations(page);
  await page.unroute('**/graphql');
  await log(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(log(page).getByRole('table')).toBeVisible();
});

test('of both chats one is open', async ({ page, open }) => {
  await openChat(page, open);
  await page.getByRole('button', { name: /^Open chat/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Assistant' })).toBeVisible();
  await expect(chat(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('signing out leaves nothing of the conversation', async ({ page, open }) => {
  await signInBefore(page);
  await openChat(page, open);
  await say(page, 'critical care');
  await expect(log(page).getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await new AccountDialog(page).signOut();
  await takenOver(opener(page));
  await opener(page).press('Enter');
  await expect(log(page)).toContainText('I forecast how many posts');
  await expect(log(page)).not.toContainText('You:');
});

import type { Page } from 'playwright/test';
import { AccountDialog } from '../accounts/account-dialog.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test.use({ expectedInConsole: anyFailure });

const launcher = (page: Page) => page.getByRole('button', { name: /^Open chat/ });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Assistant' });
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Type your question' });
const log = (page: Page) => chat(page).getByRole('log');

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('by keyboard a question is asked and answered from a record, whose link opens @both @always', async ({
  page,
  open,
}) => {
  await open('/about');
  await launcher(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(log(page)).toContainText('I am not a clinician.');
  await expectNoViolations(page);
  await page.keyboard.type('How do I get');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('verified?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Automated answer from portal records');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(chat(page).getByRole('list', { name: 'Suggestions' })).toHaveCount(0);
  await expectNoViolations(page);
  const source = log(page).getByRole('link').first();
  const title = await source.innerText();
  await source.press('Enter');
  await expect(page).toHaveURL(/\/help-center\?article=/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('nothing that is blank is sent, and a suggestion is', async ({ page, open }) => {
  await open('/about');
  await launcher(page).press('Enter');
  await say(page, '  ');
  await expect(chat(page).getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  await expect(log(page)).not.toContainText('You:');
  await field(page).fill('');
  await chat(page).getByRole('button', { name: 'Browse equipment' }).press('Enter');
  await expect(log(page)).toContainText('You: Browse equipment');
  await expect(log(page)).toContainText(/Automated answer from portal (?:records|rules)/);
});

test('words of an emergency lead to 999 before anything else @both', async ({ page, open }) => {
  await open('/about');
  await launcher(page).press('Enter');
  await say(page, 'my dad has chest pain');
  await expect(log(page).getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
  await expect(log(page)).toContainText('Shown by rule, before any other answer');
  await expect(log(page)).not.toContainText('Automated answer');
  await expectNoViolations(page);
});

test('while it is minimised replies are counted, and opening reads them', async ({ page, open }) => {
  await open('/about');
  await launcher(page).press('Enter');
  await say(page, 'Hello');
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();
  await expect(launcher(page)).toHaveAccessibleName('Open chat, 1 unread');
  await expectNoViolations(page);
  await launcher(page).press('Enter');
  await expect(log(page)).toContainText('Automated answer from portal rules');
  await chat(page).getByRole('button', { name: 'Close chat' }).press('Enter');
  await expect(launcher(page)).toHaveAccessibleName('Open chat');
});

test('a reply that fails says so, and is asked for again', async ({ page, open }) => {
  await open('/about');
  await launcher(page).press('Enter');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AssistantReply')
      ? route.fulfill({ status: 400, json: { errors: [{ message: 'Not like this.' }] } })
      : route.fallback(),
  );
  await say(page, 'Hello');
  await expect(log(page)).toContainText('Reply failed');
  await expectNoViolations(page);
  await page.unroute('**/graphql');
  await log(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(log(page)).toContainText('Automated answer from portal rules');
  await expect(log(page)).not.toContainText('Reply failed');
});

test('on a phone the page behind it waits, and comes back @phone', async ({ page, open }) => {
  await open('/about');
  await launcher(page).press('Enter');
  await expect(page.locator('#root')).toHaveJSProperty('inert', true);
  await chat(page).getByRole('button', { name: 'Minimise chat' }).press('Enter');
  await expect(page.locator('#root')).toHaveJSProperty('inert', false);
  await expect(launcher(page)).toBeFocused();
});

test('signing out leaves nothing of the conversation', async ({ page, open }) => {
  await signInBefore(page);
  await open('/about');
  await launcher(page).press('Enter');
  await say(page, 'Hello');
  await expect(log(page)).toContainText('Automated answer from portal rules');
  await page.keyboard.press('Escape');
  await new AccountDialog(page).signOut();
  await launcher(page).press('Enter');
  await expect(log(page)).toContainText('I am not a clinician.');
  await expect(log(page)).not.toContainText('Hello. You can ask');
  await expect(log(page)).not.toContainText('You:');
});

import type { Page } from 'playwright/test';
import { startReceiver } from '../../support/webhook-receiver.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a webhook is added, tried, seen in its log, paused, changed and deleted @both', async ({ page, open }) => {
  const receiver = await startReceiver();
  await signInBefore(page);
  await open('/account');
  await page.getByRole('link', { name: 'Manage your webhooks' }).click();
  await expect(page.getByRole('heading', { name: 'You have no webhooks yet' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Add a webhook' }).click();
  const dialog = dialogOf(page, 'Add a webhook');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Enter the address that messages are to be sent to',
    'Choose what you want to be told of',
  ]);
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/webhooks');
  await dialog.getByRole('checkbox', { name: /^job\.published/ }).check();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'The address must be one of the public internet, like https://example.com/webhooks',
  ]);
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  const made = dialogOf(page, 'Secret of your webhook');
  await expect(made.getByText(/^Copy the secret now/)).toBeFocused();
  await expect(made.locator('code').first()).toHaveText(/^whsec_[\w+/]{43}=$/);
  const secret = await made.locator('code').first().innerText();
  await expectNoViolations(page, '[role="dialog"]');
  await made.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByRole('link', { name: 'Add a webhook' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: receiver.url })).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  await page.getByRole('button', { name: 'Send a test message' }).click();
  const log = page.getByRole('list', { name: `Messages to ${receiver.url}` });
  await expect(log.getByText('Your server answered with 204.')).toBeVisible();
  await expect(log.getByText('Delivered')).toBeVisible();
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
  await log.getByText('Show the message').click();
  await expect(log.getByText(`webhook-id: ${receiver.received[0]?.headers['webhook-id']}`)).toBeVisible();
  await expectNoViolations(page);
  receiver.answer = (response) => response.writeHead(503).end();
  await log.getByRole('button', { name: /^Replay webhook\.test/ }).click();
  await expect(log.getByText('Your server answered with 503. It must be 200 to 299.')).toBeVisible();
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);

  await page.getByRole('button', { name: `Pause ${receiver.url}` }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a test message' })).toHaveCount(0);
  await page.getByRole('button', { name: `Resume ${receiver.url}` }).click();
  await expect(page.getByRole('button', { name: 'Send a test message' })).toBeVisible();

  await page.getByRole('link', { name: `Change ${receiver.url}` }).click();
  const changing = dialogOf(page, 'Change a webhook');
  await expect(changing.getByRole('checkbox', { name: /^job\.published/ })).toBeChecked();
  await changing.getByRole('checkbox', { name: /^order\.quote_received/ }).check();
  await changing.getByRole('button', { name: 'Save changes' }).click();
  await expect(changing).toHaveCount(0);
  await expect(page.getByText('job.published, order.quote_received')).toBeVisible();
  await expect(page.getByRole('link', { name: `Change ${receiver.url}` })).toBeFocused();

  await page.getByRole('link', { name: `New secret for ${receiver.url}` }).click();
  await dialogOf(page, 'Make a new secret').getByRole('button', { name: 'Make a new secret' }).click();
  await expect(made.locator('code').first()).not.toHaveText(secret);
  await made.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(/^Signs too until/)).toBeVisible();

  await page.getByRole('button', { name: `Delete ${receiver.url}` }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByRole('heading', { name: 'You have no webhooks yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your webhooks' })).toBeFocused();
  await receiver.close();
});

test('a webhook is added and tried by keyboard alone @either', async ({ page, open }) => {
  const receiver = await startReceiver();
  await signInBefore(page);
  await open('/account/webhooks');
  await page.getByRole('link', { name: 'Add a webhook' }).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Add a webhook');
  await dialog.getByRole('textbox', { name: 'Address' }).focus();
  await page.keyboard.type(receiver.url);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('checkbox', { name: /^job\.published/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'Secret of your webhook').getByText(/^Copy the secret now/)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send a test message' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your server answered with 204.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a test message' })).toBeFocused();
  await receiver.close();
});

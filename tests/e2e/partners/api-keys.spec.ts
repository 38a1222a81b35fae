import type { APIRequestContext, Page } from 'playwright/test';
import { signInBefore } from '../accounts/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

/** The client ID that the list shows for the one key. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function createKey(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Create an API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('checkbox', { name: /^read:jobs/ }).check();
  await dialog.getByLabel('Works for').selectOption('30');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  return copied(page);
}

async function copied(page: Page): Promise<string> {
  const made = page.getByRole('dialog', { name: 'Your API key' });
  const key = await made.locator('code').first().innerText();
  await expect(made.getByText(UUID)).toBeVisible();
  await expect(made.getByRole('button', { name: /^Copy client ID/ })).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await made.getByRole('button', { name: 'I have copied it' }).click();
  await expect(made).toHaveCount(0);
  return key;
}

async function statusWith(request: APIRequestContext, key: string): Promise<number> {
  const answer = await request.get('/api/jobs?limit=1', { headers: { authorization: `Bearer ${key}` } });
  return answer.status();
}

test('a key is renewed while the old one works on, shows its usage, and is revoked @both', async ({
  page,
  open,
  request,
}) => {
  await signInBefore(page);
  await open('/account');
  await page.getByRole('link', { name: 'Manage your API keys' }).click();
  const key = await createKey(page, 'Rota system');
  expect(await statusWith(request, key)).toBe(200);

  await expect(page.getByRole('button', { name: 'Copy client ID of Rota system' })).toBeVisible();
  const grant = { grant_type: 'client_credentials', client_secret: key };
  const client_id = await page
    .getByRole('definition')
    .filter({ hasText: 'Copy client ID' })
    .locator('code')
    .innerText();
  const token = await request.post('/oauth/token', { form: { ...grant, client_id } });
  expect(token.status()).toBe(200);
  await page.getByRole('link', { name: 'Renew Rota system' }).click();
  const dialog = page.getByRole('dialog', { name: 'Renew an API key' });
  await expect(dialog.getByLabel('The old key works for')).toHaveValue('24');
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Renew key' }).click();
  const renewed = await copied(page);
  expect(renewed).not.toBe(key);
  expect([await statusWith(request, key), await statusWith(request, renewed)]).toEqual([200, 200]);
  await expect(page.getByText(`${key.slice(0, 12)}… works until`)).toBeVisible();

  // What was asked is stored every ten seconds.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^\d+ points in the last 30 days/)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('img', { name: /^Rota system: points by day/ })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Revoke Rota system' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Yes, revoke it' }).click();
  await expect(page.getByRole('heading', { name: 'You have no API keys yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your keys' })).toBeFocused();
  expect([await statusWith(request, key), await statusWith(request, renewed)]).toEqual([401, 401]);
});

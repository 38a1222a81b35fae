import { AccountDialog, newcomer } from '../accounts/account-dialog.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test('the way from the home page to a first successful call with a new key @both @always', async ({
  page,
  open,
  request,
}) => {
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API reference' }).click();
  await page.getByRole('link', { name: 'Get API Key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  const account = new AccountDialog(page);
  await expect(account.dialog).toHaveAccessibleName('Create an account');
  await account.fillIn(newcomer());
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');
  await expect(account.dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'You have no API keys yet' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Create an API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Enter a name for the key',
    'Choose what the key may be used for',
  ]);
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Rota system');
  await dialog.getByRole('checkbox', { name: /^read:jobs/ }).check();
  await dialog.getByRole('button', { name: 'Create key' }).click();

  const made = page.getByRole('dialog', { name: 'Your API key' });
  await expect(made.getByText(/^Copy the key now/)).toBeFocused();
  await expectNoViolations(page, '[role="dialog"]');
  const key = await made.locator('code').first().innerText();
  expect(key).toMatch(/^wlk_[0-9a-f]{64}$/);
  await made.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByRole('link', { name: 'Create an API key' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: 'Rota system' })).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);

  const answer = await request.post('/graphql', {
    headers: { authorization: `Bearer ${key}` },
    data: { query: '{ jobs(first: 1) { totalCount nodes { title } } }' },
  });
  expect(answer.status()).toBe(200);
  expect((await answer.json()).data.jobs.nodes).toHaveLength(1);
});

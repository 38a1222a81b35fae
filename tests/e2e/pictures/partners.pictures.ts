import { signInBefore } from '../accounts/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

const opened = { fullPage: false };

picture('api-keys-signed-out', async ({ open }) => open('/account/api-keys'));

picture(
  'api-key-create',
  async ({ page, open }) => {
    await signInBefore(page);
    await open('/account/api-keys?dialog=api-key');
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
  },
  opened,
);

picture(
  'api-key-made',
  async ({ page, open }) => {
    await signInBefore(page);
    await open('/account/api-keys?dialog=api-key');
    await page.getByRole('textbox', { name: 'Name' }).fill('Rota system');
    await page.getByRole('checkbox', { name: /^read:jobs/ }).check();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('button', { name: 'Copy key' }).waitFor();
  },
  opened,
);

picture('api-keys', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account/api-keys?dialog=api-key');
  await page.getByRole('textbox', { name: 'Name' }).fill('Rota system');
  await page.getByRole('checkbox', { name: /^read:jobs/ }).check();
  await page.getByRole('button', { name: 'Create key' }).click();
  const made = page.getByRole('dialog', { name: 'Your API key' });
  const key = await made.locator('code').first().innerText();
  await made.getByRole('button', { name: 'I have copied it' }).click();
  await page.request.get('/api/jobs?limit=5', { headers: { authorization: `Bearer ${key}` } });
  // What was asked is stored every ten seconds.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('points in the last 30 days')).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

picture(
  'api-key-renew',
  async ({ page, open }) => {
    await signInBefore(page);
    await open('/account/api-keys?dialog=api-key');
    await page.getByRole('textbox', { name: 'Name' }).fill('Rota system');
    await page.getByRole('checkbox', { name: /^read:jobs/ }).check();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('link', { name: 'Renew Rota system' }).click();
    await page.getByRole('dialog', { name: 'Renew an API key' }).waitFor();
  },
  opened,
);

picture(
  'api-key-problems',
  async ({ page, open }) => {
    await signInBefore(page);
    await open('/account/api-keys?dialog=api-key');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
  },
  opened,
);

picture('api-tier-asked-for', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account/api-keys');
  const section = page.getByRole('region', { name: 'Your tier' });
  await section.getByLabel('Tier', { exact: true }).selectOption({ index: 1 });
  await section.getByLabel('What you want to use it for').fill('Our rota system shows open posts on each ward.');
  await section.getByRole('button', { name: 'Send request' }).click();
  await section.getByText(/^You asked for/).waitFor();
});

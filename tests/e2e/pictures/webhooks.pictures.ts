import { startReceiver } from '../../support/webhook-receiver.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

const opened = { fullPage: false };
const adding = '/account/webhooks?dialog=webhook';

picture('webhooks-signed-out', async ({ open }) => open('/account/webhooks'));

picture('webhooks-none', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account/webhooks');
  await page.getByRole('heading', { name: 'You have no webhooks yet' }).waitFor();
});

picture(
  'webhook-add',
  async ({ page, open }) => {
    await signInBefore(page);
    await open(adding);
    await page.getByRole('textbox', { name: 'Address' }).fill('http://receiver.example/');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
  },
  opened,
);

picture(
  'webhook-secret',
  async ({ page, open }) => {
    await signInBefore(page);
    await open(adding);
    await page.getByRole('textbox', { name: 'Address' }).fill('https://receiver.example/webhooks');
    await page.getByRole('checkbox', { name: /^job\.published/ }).check();
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('button', { name: 'Copy secret' }).waitFor();
  },
  opened,
);

picture('webhooks', async ({ page, open }) => {
  const receiver = await startReceiver();
  await signInBefore(page);
  await open(adding);
  await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await page.getByRole('checkbox', { name: /^job\.published/ }).check();
  await page.getByRole('checkbox', { name: /^order\.quote_received/ }).check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  const send = page.getByRole('button', { name: 'Send a test message' });
  await send.click();
  await expect(page.getByText('Your server answered with 204.')).toBeVisible();
  await page.getByText('Show the message').first().click();
  receiver.answer = (response) => response.writeHead(503).end();
  await send.click();
  await expect(page.getByText('Your server answered with 503. It must be 200 to 299.')).toBeVisible();
  await receiver.close();
});

picture('webhooks-paused', async ({ page, open }) => {
  await signInBefore(page);
  await open(adding);
  await page.getByRole('textbox', { name: 'Address' }).fill('https://receiver.example/webhooks');
  await page.getByRole('checkbox', { name: /^job\.published/ }).check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('button', { name: /^Pause https/ }).click();
  await page.getByText('Paused', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).waitFor();
});

picture(
  'webhook-new-secret',
  async ({ page, open }) => {
    await signInBefore(page);
    await open(adding);
    await page.getByRole('textbox', { name: 'Address' }).fill('https://receiver.example/webhooks');
    await page.getByRole('checkbox', { name: /^job\.published/ }).check();
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('link', { name: /^New secret for/ }).click();
    await page.getByRole('dialog', { name: 'Make a new secret' }).waitFor();
  },
  opened,
);

import type { Page } from 'playwright/test';
import { newcomer } from '../accounts/account-dialog.ts';
import { mailedAddress } from '../accounts/mails.ts';
import { signInHere } from '../accounts/signed-in.ts';
import { Trader } from '../orders/trade.ts';
import { clearOtherCookies } from '../support/consent.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

const origin = originToPublishIn();
test.use({ baseURL: origin, expectedInConsole: anything });

const opened = { fullPage: false };
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function openForm({ page, open }: Parts): Promise<Trader> {
  const seller = await Trader.seller('Vale Analysers');
  await open(`/equipment?q=${encodeURIComponent(`"${seller.product}"`)}`);
  await page.getByRole('link', { name: /^Contact supplier/ }).click();
  await button(page, 'Write to the supplier').press('Enter');
  await dialog(page).getByLabel('Full name').waitFor();
  return seller;
}

async function write(parts: Parts): Promise<{ seller: Trader; email: string }> {
  const seller = await openForm(parts);
  const { email } = newcomer();
  await dialog(parts.page).getByLabel('Full name').fill('Asha Mensah');
  await dialog(parts.page).getByLabel('Email address').fill(email);
  await dialog(parts.page)
    .getByLabel(/^Your message|^Message/)
    .fill('Does it come with a trolley?');
  await button(parts.page, 'Send message').press('Enter');
  await dialog(parts.page).getByText('Message sent', { exact: true }).waitFor();
  return { seller, email };
}

picture('supplier-message', openForm, opened);

picture(
  'supplier-message-problems',
  async (parts) => {
    await openForm(parts);
    await button(parts.page, 'Send message').press('Enter');
    await dialog(parts.page).getByRole('alert', { name: 'There is a problem' }).waitFor();
  },
  opened,
);

picture('supplier-message-sent', write, opened);

picture(
  'supplier-conversation',
  async (parts) => {
    const { email } = await write(parts);
    await parts.open(await mailedAddress(origin, email, 'supplier-message-sent'));
    await button(parts.page, 'Report this conversation').press('Enter');
    await dialog(parts.page).getByLabel('What is wrong').waitFor();
  },
  opened,
);

picture('buyer-messages', async (parts) => {
  const { seller } = await write(parts);
  await clearOtherCookies(parts.page.context());
  await signInHere(parts.page, seller.person);
  await parts.open('/account#buyer-messages');
  await parts.page.getByText('Waiting for your answer').waitFor();
});

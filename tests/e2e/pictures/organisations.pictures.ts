import { confirmAddress } from '../accounts/mails.ts';
import { signInBefore, signInHere } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { clearOtherCookies } from '../support/consent.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

const origin = originToPublishIn();
test.use({ baseURL: origin, expectedInConsole: anything });

/** Has a manager invite a colleague, whose page it answers. */
async function invite({ page, open }: Parts) {
  const organization = `Hospital ${Date.now()}`;
  await signInVerified(page, origin, { organization });
  const context = await page.context().browser()?.newContext({ baseURL: origin, viewport: page.viewportSize() });
  if (!context) throw new Error('There is no browser.');
  const other = await context.newPage();
  const colleague = await signInBefore(other);
  await confirmAddress(other.request, origin, colleague.email);
  await open('/account#organisation');
  const section = page.getByRole('region', { name: 'Organisation', exact: true });
  await section.getByLabel('Email address').fill(colleague.email);
  await section.getByRole('checkbox', { name: /^Post jobs/ }).check();
  await section.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await section.getByRole('heading', { name: 'Invited' }).waitFor();
  return { other, section, colleague, organization, close: () => context.close() };
}

picture('organisation-invited', async (parts) => {
  const { close } = await invite(parts);
  await close();
});

picture('organisation-members', async (parts) => {
  const { other, section, colleague, organization, close } = await invite(parts);
  await other.goto('/account#organisation');
  await other.getByRole('button', { name: `Accept the invitation of ${organization}` }).press('Enter');
  await other.getByText(`${organization}. Verified on`).waitFor();
  await close();
  await parts.page.reload();
  const row = section.getByRole('listitem').filter({ hasText: colleague.email });
  await row.getByRole('button', { name: /^Change roles/ }).press('Enter');
  await row.getByRole('button', { name: 'Save roles' }).waitFor();
});

picture('organisation-invitation', async (parts) => {
  const { colleague, organization, close } = await invite(parts);
  await close();
  await clearOtherCookies(parts.page.context());
  await signInHere(parts.page, colleague);
  await parts.open('/');
  await parts.open('/account#organisation');
  await parts.page.getByRole('button', { name: `Accept the invitation of ${organization}` }).waitFor();
});

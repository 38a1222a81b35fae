import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { confirmAddress } from './mails.ts';
import { signInBefore } from './signed-in.ts';
import { signInVerified } from './verified.ts';

test('a colleague is invited, accepts, and is given other roles, by keyboard @either', async ({
  page,
  browser,
  baseURL,
  open,
}) => {
  const origin = baseURL ?? '';
  const organization = `Hospital ${Date.now()}`;
  const manager = await signInVerified(page, origin, { organization });
  const context = await browser.newContext({ baseURL: origin });
  const other = await context.newPage();
  const colleague = await signInBefore(other);
  await confirmAddress(other.request, origin, colleague.email);

  await open('/account#organisation');
  const section = page.getByRole('region', { name: 'Organisation', exact: true });
  await expect(section.getByText(`${organization}. Verified on`)).toBeVisible();
  await section.getByLabel('Email address').focus();
  await page.keyboard.press('Tab');
  await section.getByRole('button', { name: 'Send invitation' }).focus();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('alert').getByRole('link', { name: 'Select at least one role' })).toBeVisible();
  await section.getByLabel('Email address').fill(colleague.email);
  await section.getByRole('checkbox', { name: /^Post jobs/ }).focus();
  await page.keyboard.press('Space');
  await section.getByRole('button', { name: 'Send invitation' }).focus();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('heading', { name: 'Invited' })).toBeVisible();
  await expect(section.getByRole('listitem').filter({ hasText: colleague.email })).toBeVisible();

  await other.goto('/account#organisation');
  await other.getByRole('button', { name: `Accept the invitation of ${organization}` }).press('Enter');
  await expect(other.getByText(`${organization}. Verified on`)).toBeVisible();
  await expect(other.getByText('Not verified yet: cannot publish or manage until then')).toBeVisible();
  await context.close();

  await page.reload();
  const row = section.getByRole('listitem').filter({ hasText: colleague.email });
  await row.getByRole('button', { name: /^Change roles/ }).press('Enter');
  await row.getByRole('checkbox', { name: /^Order/ }).press('Space');
  await expectNoViolations(page);
  await row.getByRole('button', { name: 'Save roles' }).press('Enter');
  await expect(row.getByText('Publishes and buys')).toBeVisible();
  await row.getByRole('button', { name: /^End membership/ }).press('Enter');
  await row.getByRole('button', { name: 'Yes, end membership' }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(section.getByText(manager.email)).toBeVisible();
});

import { newcomer } from '../accounts/account-dialog.ts';
import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test('a tier is asked for, and approved at the desk @both', async ({ page, browser, baseURL, open }) => {
  const origin = baseURL ?? '';
  const lastName = `Osei-${Date.now()}`;
  await signInBefore(page, { ...newcomer(), lastName });
  await open('/account/api-keys');
  const section = page.getByRole('region', { name: 'Your tier' });
  await expect(section.getByText('You have no partner tier: your keys have 20,000 points an hour')).toBeVisible();
  await section.getByRole('button', { name: 'Send request' }).click();
  await expect(section.getByRole('alert').getByRole('link', { name: 'Choose a tier' })).toBeVisible();
  await expectNoViolations(page);
  await section
    .getByLabel('Tier', { exact: true })
    .selectOption({ label: 'Healthcare Partner: 100,000 points an hour' });
  await section.getByLabel('What you want to use it for').fill('Our rota system shows open posts on each ward.');
  await section.getByRole('button', { name: 'Send request' }).click();
  await expect(section.getByText('You asked for Healthcare Partner on')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Your tier' })).toBeFocused();

  const context = await browser.newContext({ baseURL: origin });
  const desk = await context.newPage();
  await signInAsOperator(desk, origin);
  await desk.goto('/operations?section=partners');
  const approve = desk.getByRole('button', { name: `Approve the request of Amira ${lastName}` });
  await expect(approve).toBeVisible();
  await expectNoViolations(desk);
  await approve.click();
  await expect(approve).toHaveCount(0);
  await context.close();

  await page.reload();
  await expect(section.getByText('Healthcare Partner: your keys have 100,000 points an hour')).toBeVisible();
  await expectNoViolations(page);
});

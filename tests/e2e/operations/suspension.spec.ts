import { newcomer } from '../accounts/account-dialog.ts';
import { openAccount } from '../accounts/mails.ts';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test('an operator reads how much a suspension hides before it can be sent, or that it could not be counted', async ({
  page,
  request,
  baseURL,
  open,
}) => {
  const { email } = newcomer();
  await openAccount(request, email);
  await signInAsOperator(page, baseURL ?? '');
  let answer: (hasFailed: boolean) => void = () => {};
  const sent: string[] = [];
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    sent.push(operationName);
    if (operationName !== 'AccountPublications') return route.continue();
    const hasFailed = await new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    return hasFailed ? route.fulfill({ json: { errors: [{ message: 'Not now.' }] } }) : route.continue();
  });
  await open('/operations?section=accounts');
  await page.getByLabel('Name, organisation or email address').fill(email);
  const person = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  const suspend = person.getByRole('button', { name: 'Suspend Asha Mensah' });
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Suspend account' });
  for (const [hasFailed, words] of [
    [false, 'They publish nothing at present.'],
    [true, 'How much they publish could not be counted. All of it is affected.'],
  ] as const) {
    await suspend.click();
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription('Counting what they publish...');
    await dialog.getByLabel('Reason').fill('Two hospitals say that these jobs are not theirs.');
    await send.click({ force: true });
    await expectNoViolations(page, '[role="dialog"]');
    expect(sent).not.toContain('SuspendAccount');
    answer(hasFailed);
    await expect(dialog.getByText(words)).toBeVisible();
    await expect(send).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

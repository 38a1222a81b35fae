import type { Page } from 'playwright/test';
import { newcomer } from '../accounts/account-dialog.ts';
import { mailedAddress, mailedSubject } from '../accounts/mails.ts';
import { operatorCredentials } from '../accounts/operator.ts';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test.use({ baseURL: originToPublishIn() });

const origin = originToPublishIn();
const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** A reader who has confirmed, without the pages. */
async function reader(page: Page): Promise<string> {
  const { email } = newcomer();
  const ask = async (query: string, variables: object) => {
    const answer = await page.request.post('/graphql', { data: { query, variables } });
    expect((await answer.json()).data.done).toEqual({ __typename: 'MessagePayload' });
  };
  await ask('mutation ($email: String!) { done: subscribeToNewsletter(email: $email) { __typename } }', { email });
  const address = await mailedAddress(origin, email, 'newsletter-confirmation');
  const token = new URL(address, origin).searchParams.get('confirm');
  await ask('mutation ($token: String!) { done: confirmNewsletter(token: $token) { __typename } }', { token });
  return email;
}

/** Looks at the whole page from its top: what the sticky header half covers is no target. */
async function expectNoViolationsFromTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolations(page);
}

test('an operator writes an issue, tries it, sends it, and a reader gets it and ends it @both', async ({
  page,
  open,
}) => {
  const email = await reader(page);
  await signInAsOperator(page, origin);
  await open('/operations?section=newsletter');
  await main(page).getByRole('button', { name: 'Write an issue' }).press('Enter');
  await expect(main(page).getByLabel('Subject')).toBeFocused();
  await main(page).getByRole('button', { name: 'Save draft' }).press('Enter');
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Enter a subject', 'Enter the text']);
  await expectNoViolationsFromTop(page);
  const subject = `News ${crypto.randomUUID()}`;
  await main(page).getByLabel('Subject').fill(subject);
  await main(page).getByLabel('Text', { exact: true }).fill('There are pay scales now.\n\nAnd there is training.');
  await main(page).getByRole('button', { name: 'Save draft' }).press('Enter');
  await expect(toast(page)).toContainText('The draft is saved');
  const item = main(page).getByRole('listitem', { name: subject });
  await item.getByText('Preview').press('Enter');
  await expect(item).toContainText('And there is training.');
  await item.getByRole('button', { name: 'Send me a test' }).press('Enter');
  await expect(toast(page)).toContainText('The test is sent');
  const operator = await operatorCredentials(origin);
  await expect.poll(() => mailedSubject(origin, operator.email, 'newsletter-test')).toBe(`Test: ${subject}`);
  await item.getByRole('button', { name: `Send ${subject}`, exact: true }).press('Enter');
  await expect(item.getByText(/^Send it to [\d,]+ readers? now\?/)).toBeFocused();
  await expectNoViolationsFromTop(page);
  await expectNoSidewaysScroll(page);
  await item.getByRole('button', { name: 'Yes, send it' }).press('Enter');
  await expect(toast(page)).toContainText('The issue is being sent');
  await expect(item.getByRole('button', { name: 'Change' })).toHaveCount(0);
  await expect.poll(() => mailedSubject(origin, email, 'newsletter-issue')).toBe(subject);
  await page.reload();
  await expect(item).toContainText('Sent');

  await open(await mailedAddress(origin, email, 'newsletter-issue'));
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(/^You get no more newsletters/)).toBeFocused();
});

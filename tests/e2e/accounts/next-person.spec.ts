import type { Page } from 'playwright/test';
import { PostingForm } from '../jobs/posting-form.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { AccountDialog } from './account-dialog.ts';
import { endOthers, signInBefore, signInElsewhere } from './signed-in.ts';
import { signInVerified } from './verified.ts';

test.use({ expectedInConsole: failedRequest });

/** Holds back the server's answer to a mutation until it is let go. */
async function holdBack(page: Page, operation: string) {
  let isAnswered = () => {};
  const answered = new Promise<void>((resolve) => {
    isAnswered = resolve;
  });
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`mutation ${operation}`)) return route.continue();
    const response = await route.fetch();
    isAnswered();
    await free;
    // The user who asked may have given it up.
    return route.fulfill({ response }).catch(() => undefined);
  });
  return { answered, letGo };
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')).length);

test('an answer that comes late says nothing to the next person, who signed in in another tab', async ({
  page,
  context,
  browser,
  open,
}) => {
  const elsewhere = await browser.newPage();
  const bela = await signInBefore(elsewhere, { firstName: 'Bela', lastName: 'Novak' });
  await signInBefore(page);
  await open('/account');
  await expect(page.getByLabel('First name')).toHaveValue('Amira');
  const { answered, letGo } = await holdBack(page, 'UpdateProfile');
  await page.getByLabel('Phone number').fill('01632 960 002');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await answered;

  const second = await context.newPage();
  await second.goto('/news');
  const account = new AccountDialog(second);
  await account.signOut();
  await account.open();
  await account.fillIn({ email: bela.email, password: bela.password });
  await account.send('Sign In');
  await expect(page.getByLabel('First name')).toHaveValue('Bela');
  letGo();
  // Time for the answer to do what it does.
  await page.getByRole('button', { name: 'Save profile' }).hover();
  await page.waitForTimeout(500);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Bela N' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  await expect(page.locator('body')).not.toContainText('Amira');
  await elsewhere.close();
});

test('typed values are deleted when another tab signs in another user', async ({
  page,
  context,
  browser,
  baseURL,
  open,
}) => {
  const elsewhere = await browser.newPage();
  const bela = await signInVerified(elsewhere, baseURL ?? '', { firstName: 'Bela', organization: 'Novak Clinic' });
  await elsewhere.close();
  await signInVerified(page, baseURL ?? '');
  const form = new PostingForm(page);
  await open('/staff-portal?form=job');
  await form.field('Job title').fill('Midwife of Amira');
  await expect.poll(() => drafts(page)).toBe(1);
  // As the way back from Google or LinkedIn does: a cookie, and a page that opens with it.
  const signIn = `mutation ($email: String!, $password: String!) {
    signIn(email: $email, password: $password) { ... on SessionPayload { expiresIn } } }`;
  await context.request.post('/graphql', {
    headers: { 'x-session-cookie': '1' },
    data: { query: signIn, variables: { email: bela.email, password: bela.password } },
  });
  const second = await context.newPage();
  await second.goto('/news');
  await expect(form.dialog).toContainText('Novak Clinic');
  await expect(form.field('Job title')).toHaveValue('');
  await expect.poll(() => drafts(page)).toBe(0);
});

test('sign-out deletes a draft in every tab, and only the open form restores it @either', async ({
  page,
  context,
  baseURL,
  open,
}) => {
  const person = await signInVerified(page, baseURL ?? '');
  const form = new PostingForm(page);
  await open('/staff-portal?form=job');
  await form.field('Job title').fill('Ward clerk');
  await expect.poll(() => drafts(page)).toBe(1);
  const second = await context.newPage();
  await second.goto('/news');
  await new AccountDialog(second).signOut();
  const account = new AccountDialog(page);
  await expect(account.dialog).toHaveAccessibleDescription(/^Sign in to post a job/);
  await expect(form.dialog).toHaveCount(0);
  await expect.poll(() => drafts(page)).toBe(0);
  await account.fillIn({ email: person.email, password: person.password });
  await account.send('Sign In');
  await expect(form.field('Job title')).toHaveValue('Ward clerk');
  await expect(form.dialog).toContainText('What you filled in before is still here.');
});

test('an open form that waits for its user to sign in again restores its draft to no other', async ({
  page,
  context,
  browser,
  baseURL,
  open,
}) => {
  const elsewhere = await browser.newPage();
  const bela = await signInVerified(elsewhere, baseURL ?? '', { firstName: 'Bela', organization: 'Novak Clinic' });
  await elsewhere.close();
  await signInVerified(page, baseURL ?? '');
  const form = new PostingForm(page);
  await open('/staff-portal?form=job');
  await form.field('Job title').fill('Ward clerk');
  const second = await context.newPage();
  await second.goto('/news');
  await new AccountDialog(second).signOut();
  const account = new AccountDialog(page);
  await expect(account.dialog).toHaveAccessibleDescription(/^Sign in to post a job/);
  await account.fillIn({ email: bela.email, password: bela.password });
  await account.send('Sign In');
  await expect(form.dialog).toContainText('Novak Clinic');
  await expect(form.field('Job title')).toHaveValue('');
  expect(await drafts(page)).toBe(0);
});

test('a draft waits while a session has run out, for the same person alone @either', async ({
  page,
  baseURL,
  open,
}) => {
  const person = await signInVerified(page, baseURL ?? '');
  const form = new PostingForm(page);
  await open('/staff-portal?form=job');
  await form.fillIn('Ward clerk');
  await endOthers(page, await signInElsewhere(page, person));
  // The page looks at its session every 30 seconds, and may find out just before the button does.
  await form
    .button('Post job')
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  const account = new AccountDialog(page);
  await expect(account.dialog).toHaveAccessibleDescription('Your session has ended Sign in again to continue');
  await expect(account.toast).toBeEmpty();
  await account.fillIn({ email: person.email, password: person.password });
  await account.send('Sign In');
  await expect(form.field('Job title')).toHaveValue('Ward clerk');
  await expect(form.dialog).toContainText('What you filled in before is still here.');
});

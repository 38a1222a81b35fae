import { expect, type Page } from 'playwright/test';
import { anyFailure, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { AccountDialog, type Newcomer } from './account-dialog.ts';
import { askAsOperator } from './operator.ts';
import { endOthers, signInBefore, signInElsewhere } from './signed-in.ts';

// What a session that has ended asks for is refused.
test.use({ expectedInConsole: anyFailure });

const phone = (page: Page) => page.getByRole('main').getByLabel('Phone number');
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' });

/** The page looks at its session every 30 seconds, and may find out just before the button does. */
async function saveIfStillThere(page: Page): Promise<void> {
  await save(page)
    .click({ timeout: 5_000 })
    .catch(() => undefined);
}

/** Changes the profile, has the session end elsewhere, and saves. */
async function loseSession(page: Page, open: (address: string) => Promise<void>): Promise<Newcomer> {
  const person = await signInBefore(page);
  await open('/account');
  await phone(page).fill('01632 960 999');
  await endOthers(page, await signInElsewhere(page, person));
  await saveIfStillThere(page);
  return person;
}

async function signIn(page: Page, { email, password }: Pick<Newcomer, 'email' | 'password'>): Promise<AccountDialog> {
  const account = new AccountDialog(page);
  await expect(account.dialog).toHaveAccessibleDescription('Your session has ended Sign in again to continue');
  await account.fillIn({ email, password });
  await account.send('Sign In');
  return account;
}

test('a user who signs in again continues on the same page, with what they had typed @either', async ({
  page,
  open,
}) => {
  const person = await loseSession(page, open);
  const account = new AccountDialog(page);
  await expect(account.dialog).toBeVisible();
  await expect(account.toast).toBeEmpty();
  await expect(page.getByLabel('First name')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await signIn(page, person);
  await expect(account.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/account#profile');
  await expect(phone(page)).toHaveValue('01632 960 999');
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeInViewport();
  const profile = page.getByRole('region', { name: 'Your profile' });
  await expect(profile).toContainText('What you filled in before is still here.');
  await save(page).click();
  await expect(account.toast).toContainText('Profile saved');
  await expect(profile).not.toContainText('What you filled in before');
  await page.reload();
  await expect(phone(page)).toHaveValue('01632 960 999');
});

test('nothing of it is left when another user signs in', async ({ page, browser, open }) => {
  const elsewhere = await browser.newPage();
  const bela = await signInBefore(elsewhere, { firstName: 'Bela', phone: '01632 960 002' });
  await elsewhere.close();
  const amira = await loseSession(page, open);
  await signIn(page, bela);
  await expect(phone(page)).toHaveValue('01632 960 002');
  await expect(page.getByRole('main')).not.toContainText('What you filled in before');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('960 999');
  expect(await page.content()).not.toContain(amira.email);
});

test('closing the dialog leaves the user signed out, and sign-out deletes what was typed @either', async ({
  page,
  open,
}) => {
  const person = await loseSession(page, open);
  const account = new AccountDialog(page);
  await account.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'No user logged in' })).toBeInViewport();
  await account.open();
  await expect(account.dialog).not.toContainText('Your session has ended');
  await account.fillIn({ email: person.email, password: person.password });
  await account.send('Sign In');
  await expect(phone(page)).toHaveValue('01632 960 999');
  await account.signOut();
  await account.open();
  await account.fillIn({ email: person.email, password: person.password });
  await account.send('Sign In');
  await expect(phone(page)).toHaveValue('01632 960 001');
});

test('a suspended person is told so at signing in', async ({ page, baseURL, open }) => {
  const person = await signInBefore(page);
  await open('/account');
  await phone(page).fill('01632 960 999');
  const accounts = 'query ($search: String) { accounts(filter: { search: $search }) { nodes { id } } }';
  const found = await askAsOperator(baseURL ?? '', accounts, { search: person.email });
  const [{ id }] = (found['accounts'] as unknown as { nodes: [{ id: string }] }).nodes;
  await askAsOperator(
    baseURL ?? '',
    'mutation ($id: ID!) { suspendAccount(id: $id, reason: "A test of the session.") { __typename } }',
    { id },
  );
  await saveIfStillThere(page);
  const account = await signIn(page, person);
  await expect(account.summary).toContainText('suspended');
});

test('a form that was left by oneself begins anew', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account');
  await phone(page).fill('01632 960 999');
  await page.getByRole('banner').getByRole('link', { name: 'Wayline home' }).click();
  await expect(phone(page)).toHaveCount(0);
  await page.goBack();
  await expect(phone(page)).toHaveValue('01632 960 001');
});

test.describe('the address and the passwords that were typed', () => {
  const secrets = ['a new line to ward ten', 'another line to ward two'];
  const newEmail = `next.${crypto.randomUUID()}@example.com`;
  const main = (page: Page) => page.getByRole('main');
  const address = (page: Page) => main(page).getByLabel('New email address');
  const passwords = (page: Page) =>
    ['Your password', 'Current password', 'New password'].map((label) => main(page).getByLabel(label, { exact: true }));

  /** Fills in both forms, has the session end elsewhere, and sends one. */
  async function loseBoth(page: Page, open: (address: string) => Promise<void>): Promise<Newcomer> {
    const person = await signInBefore(page);
    await open('/account');
    await address(page).fill(newEmail);
    const [own, current, next] = passwords(page);
    await own?.fill(person.password);
    await current?.fill(secrets[0] ?? '');
    await next?.fill(secrets[1] ?? '');
    await endOthers(page, await signInElsewhere(page, person));
    await page.getByRole('button', { name: 'Change email address' }).click();
    await expect(new AccountDialog(page).dialog).toBeVisible();
    return person;
  }

  /** All that the tab keeps, and the whole document. */
  const kept = (page: Page) =>
    page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, document.documentElement.outerHTML]),
    );

  test('are there again for the same person, the passwords out of memory alone @either', async ({ page, open }) => {
    const person = await loseBoth(page, open);
    expect(await kept(page)).toContain(newEmail);
    await signIn(page, person);
    await expect(page).toHaveURL('/account#change-email');
    await expect(address(page)).toHaveValue(newEmail);
    for (const [index, value] of [person.password, ...secrets].entries()) {
      await expect(passwords(page)[index] ?? page.locator('none')).toHaveValue(value);
      expect(await kept(page)).not.toContain(value);
    }
    const section = page.getByRole('region', { name: 'Change your email address' });
    await expect(section).toContainText('What you filled in before is still here.');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Change email address' }).click();
    await expect(section).toContainText('We have sent a link to the new email address');
    await expect(section.getByRole('textbox')).toHaveCount(0);
    await page.reload();
    await expect(address(page)).toHaveValue('');
    for (const password of passwords(page)) await expect(password).toHaveValue('');
  });

  test('who closes the dialog finds the address, and no password', async ({ page, open }) => {
    const { email, password } = await loseBoth(page, open);
    const account = new AccountDialog(page);
    await account.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(account.dialog).toHaveCount(0);
    await account.open();
    await account.fillIn({ email, password });
    await account.send('Sign In');
    await expect(address(page)).toHaveValue(newEmail);
    for (const field of passwords(page)) await expect(field).toHaveValue('');
  });

  test('another person finds neither', async ({ page, browser, open }) => {
    const elsewhere = await browser.newPage();
    const bela = await signInBefore(elsewhere, { firstName: 'Bela' });
    await elsewhere.close();
    await loseBoth(page, open);
    await signIn(page, bela);
    await expect(address(page)).toHaveValue('');
    for (const field of passwords(page)) await expect(field).toHaveValue('');
    expect(await kept(page)).not.toContain(newEmail);
  });
});

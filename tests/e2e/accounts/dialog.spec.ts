import { expect, hydrated, test } from '../support/test.ts';
import { AccountDialog, newcomer } from './account-dialog.ts';

test('the dialog opens at an address of its own, has two modes, and closes without a trace @either', async ({
  page,
  open,
}) => {
  await open('/compliance?category=guidelines');
  const account = new AccountDialog(page);
  await account.open();
  await expect(page).toHaveURL('/compliance?category=guidelines&dialog=signin');
  await expect(account.dialog).toHaveAccessibleName('Sign in to Wayline');
  await expect(account.field('Email address')).toBeFocused();
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  await expect(account.dialog).toContainText('Accounts are verified within 24-48 hours.');
  await account.fillIn({ email: 'amira@example.com' });
  await account.dialog.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/compliance?category=guidelines&dialog=signup');
  await expect(account.dialog).toHaveAccessibleName('Create an account');
  await expect(account.field('Email address')).toHaveValue('amira@example.com');
  await expect(account.field('Email address')).toBeFocused();
  await account.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(account.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/compliance?category=guidelines');
  await expect(page.locator(':focus')).toHaveText(/^(?:Sign In|Menu)$/, { useInnerText: true });
});

test('what was typed to sign up is there after a reload, but no password, until it is given up', async ({
  page,
  open,
}) => {
  await open('/?dialog=signup');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  await hydrated(page);
  expect(asked).toEqual([]);
  const account = new AccountDialog(page);
  await account.fillIn(newcomer());
  // Browsers ask only the user who has touched the page.
  await account.dialog.getByRole('checkbox').click();
  const person = newcomer();
  await account.fillIn(person);
  await page.reload();
  await hydrated(page);
  expect(asked).toEqual([]);
  await expect(account.dialog).toContainText('What you filled in before is still here.');
  await expect(account.field('Email address')).toHaveValue(person.email);
  await expect(account.field('First name')).toHaveValue(person.firstName);
  await expect(account.field('Password')).toHaveValue('');
  await expect(account.dialog.getByRole('checkbox')).not.toBeChecked();
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).toContain(person.email);
  expect(await stored()).not.toContain(person.password);
  await account.dialog.getByRole('button', { name: 'Start again' }).click();
  await expect(account.field('First name')).toHaveValue('');
  await expect(account.field('Email address')).toHaveValue('');
  await account.fillIn(person);
  await account.dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(stored).not.toContain(person.email);
});

for (const [name, title] of [
  ['signin', 'Sign in to Wayline'],
  ['signup', 'Create an account'],
] as const) {
  test(`?dialog=${name} opens it on any page, and Escape closes it @either`, async ({ page, open }) => {
    await open(`/news?dialog=${name}`);
    const account = new AccountDialog(page);
    await expect(account.dialog).toHaveAccessibleName(title);
    await page.keyboard.press('Escape');
    await expect(account.dialog).toHaveCount(0);
    await expect(page).toHaveURL('/news');
    await expect(page.locator(':focus')).toHaveText(/^(?:Sign In|Menu)$/, { useInnerText: true });
  });
}

test('Back closes it, Forward opens it again', async ({ page, open }) => {
  await open('/');
  const account = new AccountDialog(page);
  await account.open();
  await account.dialog.getByRole('link', { name: 'Create an account' }).click();
  await expect(account.dialog).toHaveAccessibleName('Create an account');
  await page.goBack();
  await expect(account.dialog).toHaveCount(0);
  await page.goForward();
  await expect(account.dialog).toHaveAccessibleName('Create an account');
  await page.reload();
  await hydrated(page);
  await expect(account.dialog).toHaveAccessibleName('Create an account');
});

test('a click beside it closes it only while nothing is filled in', async ({ page, open }) => {
  await open('/?dialog=signin');
  const account = new AccountDialog(page);
  await account.field('Password').fill('half');
  await page.mouse.click(40, 400);
  await expect(account.dialog).toBeVisible();
  await account.field('Password').fill('');
  await page.mouse.click(40, 400);
  await expect(account.dialog).toHaveCount(0);
});

test('the sign-up form asks what it has to, in words that browsers and people know', async ({ page, open }) => {
  await open('/?dialog=signup');
  const account = new AccountDialog(page);
  const asked = {
    'Email address': 'email',
    Password: 'new-password',
    'First name': 'given-name',
    'Last name': 'family-name',
    'Phone number': 'tel',
    Organisation: 'organization',
  };
  for (const [label, autocomplete] of Object.entries(asked)) {
    await expect(account.field(label)).toHaveAttribute('autocomplete', autocomplete);
  }
  await expect(account.field('Password')).toHaveAccessibleDescription('Password must be at least 8 characters long');
  const roles = account.field('Role').locator('option');
  expect(await roles.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).toEqual([
    '',
    ...['nurse', 'doctor', 'healthcare-assistant', 'physiotherapist', 'pharmacist', 'radiographer', 'manager', 'admin'],
    'other',
  ]);
  const terms = account.dialog.locator('label').getByRole('link', { name: /terms|privacy/ });
  expect(await terms.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/terms-of-service',
    '/privacy-policy',
  ]);
});

test('a password can be shown, and is hidden when it is sent', async ({ page, open }) => {
  await open('/?dialog=signin');
  await page.route('**/graphql', () => new Promise(() => undefined));
  const account = new AccountDialog(page);
  await account.fillIn({ email: 'amira@example.com', password: 'floor lines' });
  await account.dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(account.field('Password')).toHaveAttribute('type', 'text');
  await account.send('Sign In');
  await expect(account.field('Password')).toHaveAttribute('type', 'password');
});

test('from Tab to Enter: signing up by keyboard alone @always', async ({ page, open }) => {
  const person = newcomer();
  await open('/');
  const account = new AccountDialog(page);
  await (await account.entry()).focus();
  await page.keyboard.press('Enter');
  await expect(account.field('Email address')).toBeFocused();
  await account.dialog.getByRole('link', { name: 'Create an account' }).focus();
  await page.keyboard.press('Enter');
  await expect(account.dialog).toHaveAccessibleName('Create an account');
  await expect(account.field('Email address')).toBeFocused();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  // Past "Show password".
  await page.keyboard.press('Tab');
  for (const text of [person.firstName, person.lastName, person.phone, person.organization]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pharm');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(account.dialog).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Amira K' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect(page.getByLabel('Role')).toHaveValue('pharmacist');
});

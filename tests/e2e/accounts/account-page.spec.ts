import { expect, failedRequest, test } from '../support/test.ts';
import { AccountDialog, newcomer } from './account-dialog.ts';
import { signInBefore, signInElsewhere } from './signed-in.ts';

test.use({ expectedInConsole: failedRequest });

test('what was typed into the profile is there after a reload, until it is saved', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Amirah');
  await page.reload();
  await expect(main.getByLabel('First name')).toHaveValue('Amirah');
  await expect(main).toContainText('What you filled in before is still here. It is not saved yet.');
  await main.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Profile saved');
  await page.reload();
  await expect(main.getByLabel('First name')).toHaveValue('Amirah');
  await expect(main).not.toContainText('It is not saved yet.');
});

test('the server renders the page as signed out, and search engines do not index it', async ({ request }) => {
  const answer = await request.get('/account');
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<title>Your account – Wayline</title>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
  expect(html).toMatch(/<h1[^>]*>Sign in<\/h1>/);
  expect(html).toContain('No user logged in');
});

test('who is not signed in can sign in there, and then sees the account @either', async ({ page, open }) => {
  const person = newcomer();
  await open('/account');
  const account = new AccountDialog(page);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await account.fillIn(person);
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');
  await expect(page).toHaveURL('/account');
  const main = page.getByRole('main');
  await expect(main).toContainText(person.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expect(main).toContainText('Member: you can do everything but publish posts and equipment.');
  await expect(main).toContainText(
    'Not verified yet. You must confirm your email address first: no account is verified before that. Accounts are verified within 24-48 hours.',
  );
  await expect(main.getByRole('textbox', { name: 'Organisation' })).toHaveValue('Riverside Practice');
});

test('the profile is changed, and every tab shows the name @either', async ({ page, context, open }) => {
  await signInBefore(page);
  await open('/account');
  const second = await context.newPage();
  await second.goto('/news');
  await new AccountDialog(second).saysSignedIn();
  const main = page.getByRole('main');
  await main.getByLabel('Last name').fill('');
  await main.getByLabel('Phone number').fill('07');
  await main.getByRole('button', { name: 'Save profile' }).click();
  const summary = main.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText(['Enter your last name']);
  await expect(page).toHaveTitle('Error: Your account – Wayline');
  await main.getByLabel('Last name').fill('Osei');
  await main.getByRole('button', { name: 'Save profile' }).click();
  await expect(summary.getByRole('link')).toHaveText([/^Enter a phone number, like/]);
  await main.getByLabel('Phone number').fill('01632 960 002');
  await main.getByLabel('Role').selectOption('doctor');
  await main.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Profile saved');
  const activity = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(activity.first()).toContainText('You changed your profile: last name, phone number, role.');
  await expect(summary).toHaveCount(0);
  await expect(second.getByText('Signed in as').first()).toContainText('Amira Osei');
  await expect(second.getByText('Signed in as').first()).toContainText('Doctor');
  await page.reload();
  await expect(main.getByLabel('Phone number')).toHaveValue('01632 960 002');
  await expect(main.getByLabel('Role')).toHaveValue('doctor');
});

test('other devices are signed out one by one, and all at once @either', async ({ page, open }) => {
  const person = await signInBefore(page);
  for (let device = 0; device < 3; device += 1) await signInElsewhere(page, person);
  await open('/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  const rows = sessions.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('(this device)');
  await expect(sessions.getByRole('button', { name: /^Sign out this device: Chrome on / })).toHaveCount(1);
  const others = sessions.getByRole('button', { name: /^Sign out: Firefox on Windows, signed in on / });
  const names = await others.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
  expect(new Set(names).size).toBe(3);
  await rows
    .nth(1)
    .getByRole('button', { name: /^Sign out: / })
    .click();
  await expect(rows).toHaveCount(3);
  await expect(sessions.getByRole('heading')).toBeFocused();
  await sessions.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(rows).toHaveCount(1);
  await expect(sessions.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
  await rows.getByRole('button', { name: /^Sign out this device/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'No user logged in' })).toBeVisible();
});

test('the password is changed: this browser stays signed in, others do not @either', async ({ page, open }) => {
  const person = await signInBefore(page);
  const token = await signInElsewhere(page, person);
  await open('/account');
  const section = page.getByRole('region', { name: 'Change your password' });
  const change = section.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(section.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your current password',
    'Password must be at least 8 characters long',
  ]);
  await section.getByLabel('Current password').fill('not this one');
  await section.getByLabel('New password').fill('another floor line');
  await change.click();
  await expect(section.getByRole('alert').getByRole('link')).toHaveText(['Your current password is not correct']);
  await section.getByLabel('Current password').fill(person.password);
  await change.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Password changed');
  await expect(section.getByLabel('New password')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(1);
  const activity = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(activity.first()).toContainText('You changed your password.');
  const elsewhere = { headers: { authorization: `Bearer ${token}` }, data: { query: '{ me { id } }' } };
  expect((await page.request.post('/graphql', elsewhere)).status()).toBe(401);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Amira');
});

test('of all the buttons of the page one is the primary one', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account');
  await expect(page.getByRole('button', { name: 'Send the email again' })).toBeVisible();
  const buttons = page.getByRole('main').getByRole('button');
  const primary = await buttons.evaluateAll((all) =>
    all.filter((one) => getComputedStyle(one).backgroundColor === 'rgb(0, 112, 60)').map((one) => one.textContent),
  );
  expect(primary).toEqual(['Save profile']);
});

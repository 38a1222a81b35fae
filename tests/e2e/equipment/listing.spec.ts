import { AccountDialog, newcomer } from '../accounts/account-dialog.ts';
import { endOthers, signInElsewhere } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { Marketplace } from './marketplace.ts';
import { EquipmentPostingDialog, review, signInAsSeller } from './seller.ts';

test.use({ expectedInConsole: failedRequest });

test('who is not signed in signs up first, and reads how long verification takes @either', async ({ page, open }) => {
  await open('/equipment?condition=new');
  const listing = new EquipmentPostingDialog(page);
  const { dialog } = listing;
  const account = new AccountDialog(page);
  await listing.open();
  await expect(account.dialog).toHaveAccessibleName('Sign in to Wayline');
  await expect(account.dialog).toHaveAccessibleDescription(/^Sign in to list equipment/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/equipment?condition=new');
  await expect(dialog).toHaveCount(0);

  await listing.open();
  await account.toSignUp();
  await account.fillIn(newcomer());
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');
  await expect(dialog).toContainText('Your email address is not confirmed yet.');
  await dialog.getByRole('button', { name: 'Send the email again' }).click();
  await expect(dialog.getByText('We have sent you a link to confirm your email address.')).toBeFocused();
  await expect(dialog).toContainText('Your account is not verified yet.');
  await expect(dialog).toContainText('Accounts are verified within 24-48 hours.');
  await expect(dialog.getByRole('button', { name: 'Send for review' })).toHaveCount(0);
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/equipment?condition=new');
  await expect(dialog).toHaveCount(0);
});

test.describe('a verified account', () => {
  test.use({ baseURL: originToPublishIn() });

  test('finds what was typed after a reload, until it is sent or begun anew', async ({ page, open }) => {
    await signInAsSeller(page);
    await open('/equipment?form=list');
    const listing = new EquipmentPostingDialog(page);
    await listing.fillIn('Kept oximeter');
    await listing.field('Availability').selectOption('Pre-order');
    await listing.field('Delivered from (optional)').fill('2027-01-31');
    await page.reload();
    await expect(listing.dialog).toContainText('What you filled in before is still here.');
    await expect(listing.field('Product name')).toHaveValue('Kept oximeter');
    await expect(listing.field('Delivered from (optional)')).toHaveValue('2027-01-31');
    await listing.dialog.getByRole('button', { name: 'Start again' }).click();
    await expect(listing.field('Product name')).toHaveValue('');
    await page.reload();
    await expect(listing.field('Product name')).toHaveValue('');

    const name = `Oximeter ${crypto.randomUUID()}`;
    await listing.fillIn(name);
    await expect(listing.field('Town (optional)')).toHaveValue('');
    await listing.field('Town (optional)').fill('Hull');
    await listing.field('Phone number for buyers (optional)').fill('01632 960 777');
    await listing.send();
    await expect(listing.sent).toBeVisible();
    // The next one begins with how buyers reach them already.
    await page.goto('/equipment?form=list');
    await expect(listing.field('Town (optional)')).toHaveValue('Hull');
    await expect(listing.field('Phone number for buyers (optional)')).toHaveValue('01632 960 777');
    await expect(listing.field('Product name')).toHaveValue('');
    await expect(listing.dialog).toContainText('If you change it, all that are listed are reviewed again.');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual(
      [],
    );
  });

  test('whose session ends while the form is open finds what was typed after signing in again @either', async ({
    page,
    open,
  }) => {
    const organization = `Seller ${crypto.randomUUID()}`;
    const person = await signInVerified(page, originToPublishIn(), { organization });
    await open('/equipment');
    const listing = new EquipmentPostingDialog(page);
    await listing.open();
    await listing.fillIn('Kept oximeter');
    await listing.field('Availability').selectOption('Pre-order');
    await listing.field('Delivered from (optional)').fill('2027-01-31');
    await endOthers(page, await signInElsewhere(page, person));
    await listing.send();
    const account = new AccountDialog(page);
    await expect(account.dialog).toHaveAccessibleDescription('Your session has ended Sign in again to continue');
    await account.fillIn({ email: person.email, password: person.password });
    await account.send('Sign In');
    await expect(listing.dialog).toContainText('What you filled in before is still here.');
    await expect(listing.field('Product name')).toHaveValue('Kept oximeter');
    await expect(listing.field('Category')).toHaveValue('MONITORING');
    await expect(listing.field('Description')).toHaveValue('Measures pulse and oxygen saturation.');
    await expect(listing.field('Delivered from (optional)')).toHaveValue('2027-01-31');
    await listing.send();
    await expect(listing.sent).toBeVisible();
  });

  test('who signs out in another tab finds what was typed after signing in again', async ({ page, context, open }) => {
    const organization = `Seller ${crypto.randomUUID()}`;
    const person = await signInVerified(page, originToPublishIn(), { organization });
    await open('/equipment?form=list');
    const listing = new EquipmentPostingDialog(page);
    await listing.fillIn('Kept oximeter');
    const second = await context.newPage();
    await second.goto('/news');
    await new AccountDialog(second).signOut();
    const account = new AccountDialog(page);
    await expect(account.dialog).toHaveAccessibleDescription(/^Sign in to list equipment/);
    await expect(listing.dialog).toHaveCount(0);
    await account.fillIn({ email: person.email, password: person.password });
    await account.send('Sign In');
    await expect(listing.dialog).toContainText('What you filled in before is still here.');
    await expect(listing.field('Product name')).toHaveValue('Kept oximeter');
  });

  test('reads all that is wrong, and loses nothing by a click beside the form', async ({ page, open }) => {
    await signInAsSeller(page);
    await open('/equipment');
    const listing = new EquipmentPostingDialog(page);
    const { dialog, summary } = listing;
    await listing.open();
    await listing.send();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveCount(6);
    await summary.getByRole('link', { name: 'Enter a description of the product' }).click();
    await expect(listing.field('Description')).toBeFocused();
    await expectNoViolations(page, '[role="dialog"]');

    await listing.fillIn('Oximeter');
    await listing.field('Phone number for buyers (optional)').fill('ring us');
    await listing.send();
    await expect(summary).toContainText('Enter a phone number, like 01632 960 001');
    await page.mouse.click(10, 450);
    await expect(listing.field('Product name')).toHaveValue('Oximeter');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/equipment');
  });

  test('is told why a product is not listed, changes it, and withdraws it @either', async ({ page, open }) => {
    const name = `Oximeter ${crypto.randomUUID()}`;
    await signInAsSeller(page);
    await open('/equipment?form=list');
    const listing = new EquipmentPostingDialog(page);
    await listing.fillIn(name);
    await listing.send();
    await expect(listing.sent).toBeFocused();
    await expectNoViolations(page, '[role="dialog"]');
    await review(name, 'Say which class it is.');

    await open('/account');
    const own = page.getByRole('region', { name: 'Your equipment' });
    await expect(own.getByRole('listitem')).toContainText('Not listed');
    await expect(own.getByRole('listitem')).toContainText('Say which class it is.');
    await own.getByRole('link', { name: `Change ${name}` }).click();
    await expect(listing.dialog).toContainText('Say which class it is.');
    await expect(listing.field('Price of one, without VAT')).toHaveValue('1649.5');
    await listing.field('Certifications (optional)').fill('UKCA marked, class IIb');
    await listing.send('Save changes');
    await expect(listing.sent).toBeFocused();

    await listing.dialog.getByRole('link', { name: 'Your equipment' }).click();
    await expect(own.getByRole('listitem')).toContainText('In review');
    await own.getByRole('button', { name: `Withdraw ${name}` }).click();
    await expectNoViolations(page);
    await own.getByRole('button', { name: 'Yes, withdraw it' }).click();
    await expect(own.getByRole('listitem')).toContainText('Withdrawn');
    await expect(own.getByRole('paragraph').filter({ hasText: name })).toBeFocused();
  });

  test('sends a product by keyboard, and it is listed once it was reviewed', async ({ page, open }) => {
    const name = `Oximeter ${crypto.randomUUID()}`;
    await signInAsSeller(page);
    await open('/equipment');
    const { dialog, opener, sent } = new EquipmentPostingDialog(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'List an item' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Product name').focus();
    const { keyboard } = page;
    for (const [index, typed] of [name, 'Mon', 'Ref', 'For wards.', '1649.5', '3'].entries()) {
      if (index > 0) await keyboard.press('Tab');
      await keyboard.type(typed);
    }
    await keyboard.press('Enter');
    await expect(sent).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/equipment');

    const search = `/equipment?q=${encodeURIComponent(name)}`;
    await open(search);
    await expect(page.getByRole('heading', { name: 'No equipment matches' })).toBeVisible();
    await review(name);
    await open(search);
    const card = new Marketplace(page).card(name);
    await expect(card).toContainText('£1,649.50');
    await expect(card).toContainText('Low stock');
  });

  test('reads that another account sells under this name, with a link to the profile @either', async ({
    page,
    browser,
    open,
  }) => {
    const organization = `Seller ${crypto.randomUUID()}`;
    const other = await browser.newPage({ baseURL: originToPublishIn() });
    await signInVerified(other, originToPublishIn(), { organization });
    await other.goto('/equipment?form=list');
    const first = new EquipmentPostingDialog(other);
    await first.fillIn(`Oximeter ${crypto.randomUUID()}`);
    await first.send();
    await expect(first.sent).toBeFocused();
    await other.close();

    await signInVerified(page, originToPublishIn(), { organization });
    await open('/equipment?form=list');
    const { dialog, summary } = new EquipmentPostingDialog(page);
    await new EquipmentPostingDialog(page).fillIn('Oximeter');
    await new EquipmentPostingDialog(page).send();
    await expect(summary).toContainText(`Somebody else sells as '${organization}' here.`);
    await expectNoViolations(page, '[role="dialog"]');
    await summary.getByRole('link', { name: 'your profile' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/account#profile');
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeFocused();
  });

  test('without an organisation reads first what is missing, and fills in no form', async ({ page, open }) => {
    await signInAsSeller(page);
    // Those who signed in with Google may never have named one.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query Seller')) return route.continue();
      const answer = await (await route.fetch()).json();
      answer.data.me.organization = '';
      return route.fulfill({ json: answer });
    });
    await open('/equipment?form=list');
    const { dialog } = new EquipmentPostingDialog(page);
    await expect(dialog).toContainText('Enter your organisation first.');
    await expect(dialog.getByLabel('Product name')).toHaveCount(0);
    await expectNoViolations(page, '[role="dialog"]');
    await dialog.getByRole('link', { name: 'your profile' }).click();
    await expect(page).toHaveURL('/account#profile');
  });
});

import { AccountDialog } from '../accounts/account-dialog.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { clearOtherCookies } from '../support/consent.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { PostingForm } from './posting-form.ts';

const origin = originToPublishIn();

test.use({ baseURL: origin, expectedInConsole: failedRequest });

const newTitle = () => `Community matron ${crypto.randomUUID().slice(0, 8)}`;

test('a job is posted, found in the list, changed, closed and opened again', async ({ page, open }) => {
  const { organization } = await signInVerified(page, origin);
  const form = new PostingForm(page);
  const title = newTitle();
  await open('/staff-portal');
  await page.getByRole('link', { name: 'Post a job' }).click();
  await expect(page).toHaveURL('/staff-portal?form=job');
  await expect(form.dialog).toContainText(`Employer: ${organization}`);
  await form.fillIn(title);
  await expect(form.dialog).toContainText('£39,959 to £48,117 a year');
  await form.button('Show preview').click();
  await expect(form.dialog.getByRole('heading', { name: 'About the role' })).toBeVisible();
  await form.button('Post job').click();
  await expect(form.dialog.getByRole('heading', { name: 'Job posted' })).toBeFocused();
  await form.dialog.getByRole('link', { name: 'View the job' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main')).toContainText(organization);
  const address = page.url();

  await open(`/staff-portal?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Edit this job' }).click();
  await expect(form.field('Job title')).toHaveValue(title);
  await expect(form.field('Town')).toHaveValue('Leeds');
  await expect(form.field('Agenda for Change band')).toHaveValue('BAND_6');
  await form.field('Department').fill('Night nursing');
  await form.button('Save changes').click();
  const opened = page.getByRole('dialog', { name: title });
  await expect(opened).toContainText('Night nursing');

  const copy = `${title} copy`;
  await opened.getByRole('link', { name: 'Duplicate this job' }).press('Enter');
  await expect(form.dialog).toHaveAccessibleName('Duplicate a job');
  await expect(form.field('Department')).toHaveValue('Night nursing');
  await form.field('Job title').fill(copy);
  await form.button('Post job').press('Enter');
  await expect(form.dialog.getByRole('heading', { name: 'Job posted' })).toBeFocused();
  await expect(form.dialog).toContainText(copy);
  await open(`/staff-portal?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(opened).toContainText('Night nursing');
  await opened.getByRole('link', { name: 'Close this job' }).click();
  await form.button('Keep it open').click();
  await opened.getByRole('link', { name: 'Close this job' }).click();
  await form.button('Close job').click();
  await expect(opened).toContainText('This job is closed');
  expect((await page.request.get(address)).status()).toBe(410);

  await opened.getByRole('button', { name: 'Open this job again' }).click();
  await expect(opened.getByRole('link', { name: 'Close this job' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(200);
});

test('what is refused is named at its field, and nothing that was filled in is lost @either', async ({
  page,
  open,
}) => {
  await signInVerified(page, origin);
  const form = new PostingForm(page);
  await open('/staff-portal?form=job');
  await form.button('Post job').click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText([
    'Enter a job title',
    'Enter a department',
    'Enter the town where the job is',
    'Select the type of job',
    'Select how soon you need someone',
    'Enter the lowest salary, or choose a band',
    'Enter the highest salary, or choose a band',
    'Enter a description of the job',
  ]);
  await expectNoViolations(page, '[role="dialog"]');
  await form.summary.getByRole('link', { name: 'Enter a description of the job' }).click();
  await expect(form.field('Job description')).toBeFocused();

  await form.field('Town').pressSequentially('caerd');
  const suggestions = form.dialog.getByRole('listbox', { name: 'Matching places' });
  await expect(suggestions.getByRole('option')).toHaveText([/^Cardiff.*Also called Caerdydd$/]);
  await expectNoViolations(page, '[role="dialog"]');
  await form.field('Town').press('ArrowDown');
  await form.field('Town').press('Enter');
  await expect(form.field('Town')).toHaveValue('Cardiff');
  await expect(suggestions).toHaveCount(0);

  await form.fillIn('Ward clerk');
  await form.field('Town').fill('Nowhere on Sea');
  await form.field('Closing date (optional)').fill('2020-01-31');
  await form.button('Post job').click();
  await expect(form.summary.getByRole('link')).toHaveText(['The closing date must be today or later']);
  await form.field('Closing date (optional)').fill('');
  await form.button('Post job').click();
  await expect(form.summary.getByRole('link')).toHaveText([/^We do not know the place 'Nowhere on Sea'/]);
  await expect(form.field('Town')).toHaveAttribute('aria-invalid', 'true');
  expect(await form.dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);

  await form.field('Town').fill('newport');
  const choices = form.dialog.getByRole('status').filter({ hasText: 'Several places are called newport.' });
  await expect(choices.getByRole('button')).toHaveText([
    'Newport (Wales), Gwent',
    'Newport (Isle of Wight)',
    'Newport (Shropshire)',
  ]);
  await form.button('Post job').click();
  await expect(form.summary.getByRole('link')).toHaveText([/^'newport' could be Newport \(Wales\) in NP20, /]);
  await expectNoViolations(page, '[role="dialog"]');
  await choices.getByRole('button', { name: 'Newport (Shropshire)' }).click();
  await expect(form.field('Town')).toHaveValue('Newport (Shropshire)');
  await expect(form.field('Town')).toBeFocused();
  await expect(choices).toHaveCount(0);
  await form.field('Town').fill('Nowhere on Sea');

  await page.reload();
  await expect(form.field('Job title')).toHaveValue('Ward clerk');
  await expect(form.dialog).toContainText('What you filled in before is still here.');
  await page.keyboard.press('Escape');
  await expect(form.dialog.getByRole('heading', { name: 'Do you want to leave without saving?' })).toBeFocused();
  await form.button('Go on with the form').click();
  await expect(form.field('Town')).toHaveValue('Nowhere on Sea');
  await form.button('Close').click();
  await form.button('Leave and discard').click();
  await expect(page).toHaveURL('/staff-portal');
  await open('/staff-portal?form=job');
  await expect(form.field('Job title')).toHaveValue('');
});

test('who is not signed in signs in first, and a new account is told to wait', async ({ page, open }) => {
  const { email, password } = await signInBefore(page);
  await clearOtherCookies(page.context());
  await page.addInitScript(() => localStorage.removeItem('signed-in'));
  const form = new PostingForm(page);
  await open('/staff-portal');
  await page.getByRole('link', { name: 'Post a job' }).focus();
  await page.keyboard.press('Enter');
  const account = new AccountDialog(page);
  await expect(account.dialog).toHaveAccessibleDescription(/^Sign in to post a job/);
  await expectNoViolations(page, '[role="dialog"]');
  await account.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/staff-portal');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Post a job' })).toBeFocused();
  await page.keyboard.press('Enter');
  await account.fillIn({ email, password });
  await account.send('Sign In');
  await expect(form.dialog.getByRole('heading', { name: 'Your account must be verified first' })).toBeFocused();
  await expect(form.dialog).toContainText('Accounts are verified within 24-48 hours.');
  await expect(form.dialog).toContainText(
    'You must confirm your email address first: no account is verified before that.',
  );
  await expect(form.dialog).not.toContainText('You need not do anything');
  await expect(form.field('Job title')).toHaveCount(0);
  await expectNoViolations(page, '[role="dialog"]');
  await form.dialog.getByRole('button', { name: 'Send the email again' }).click();
  await expect(form.dialog.getByText('We have sent you a link to confirm your email address.')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/staff-portal');
  await expect(page.getByRole('link', { name: 'Post a job' })).toBeFocused();
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the account page lists the own posts, and nothing scrolls sideways', async ({ page, open }) => {
    await signInVerified(page, origin);
    const form = new PostingForm(page);
    await open('/account');
    const posts = page.getByRole('region', { name: 'Your posts' });
    await expect(posts).toContainText('You have not posted a job yet.');
    await posts.getByRole('link', { name: 'Post a job' }).click();
    const title = newTitle();
    await form.fillIn(title);
    expect(await form.dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
    await form.button('Post job').click();
    await expect(form.dialog.getByRole('heading', { name: 'Job posted' })).toBeFocused();
    await form.button('Close').click();
    await expect(page).toHaveURL('/account');
    const row = posts.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('0 applications');
    await row.getByRole('link', { name: /^Close/ }).click();
    await form.button('Close job').click();
    await expect(page).toHaveURL('/account');
    await expect(row).toContainText('Closed on');
    await row.getByRole('button', { name: /^Open again/ }).click();
    await expect(row).toContainText('Open until you close it');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoViolations(page);

    await page.getByRole('main').getByRole('textbox', { name: 'Organisation' }).fill('Another Practice');
    await expect(page.getByRole('main')).toContainText(
      'If you change your organisation, your account is verified again.',
    );
    await page.getByRole('main').getByRole('button', { name: 'Save profile' }).click();
    const question = page.getByRole('heading', { name: 'Do you want to change your organisation?' });
    await expect(question).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Your 1 open job is closed.');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'No, keep Riverside Practice' }).click();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Organisation' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Organisation' })).toHaveValue(
      'Riverside Practice',
    );
    await page.getByRole('main').getByRole('textbox', { name: 'Organisation' }).fill('Another Practice');
    await page.getByRole('main').getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('button', { name: 'Yes, change it and save' }).click();
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Waiting to be verified again since');
    await expect(posts.getByRole('link', { name: 'Post a job' })).toHaveCount(0);
    await expect(row).toContainText('Closed on');
    await expect(row).toContainText('which is not your organisation now');
    await row.getByRole('link', { name: title }).click();
    await expect(page.getByRole('main')).toContainText(/closed/i);
  });
});

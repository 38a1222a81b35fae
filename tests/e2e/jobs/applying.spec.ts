import type { Locator, Page } from 'playwright/test';
import { AccountDialog, newcomer } from '../accounts/account-dialog.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { originWithManyRows } from '../support/portals.ts';
import { settled } from '../support/settled.ts';
import { anyFailure, expect, failedRequest, hydrated, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { advertised, applyBefore, countApplications, signInAsEmployer, withdrawBefore } from './applications.ts';

const NHS_JOBS = 'https://www.jobs.nhs.uk';

test.use({ baseURL: originWithManyRows(), expectedInConsole: failedRequest, otherOrigins: [NHS_JOBS] });

test('a new user signs up on the way, applies by keyboard, and withdraws @either', async ({ page, open }) => {
  const person = newcomer();
  const account = new AccountDialog(page);
  await open(advertised);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Apply Now/ })
    .press('Enter');
  await expect(account.dialog).toBeVisible();
  await account.toSignUp();
  await account.fillIn(person);
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');

  const form = page.getByRole('dialog', { name: 'Apply for this job' });
  await expect(form).toContainText('Amira Khan');
  await expect(form).toContainText(person.email);
  await expect(page).toHaveURL(`${advertised}&form=apply`);
  const statement = form.getByLabel('Supporting statement');
  await form.getByRole('button', { name: 'Send application' }).press('Enter');
  const problem = form.getByRole('alert', { name: 'There is a problem' });
  await expect(problem).toBeFocused();
  await expectNoViolations(page, '[role=dialog]');
  await problem.getByRole('link', { name: 'Enter a supporting statement' }).press('Enter');
  await expect(statement).toBeFocused();
  await page.keyboard.type('I have led a night team for four years.');
  await expect(form.getByText('You have 4,961 characters left').first()).toBeVisible();
  const cv = { sections: [{ title: 'References', fields: ['Name: Bo Field', 'Pet: Rex'] }] };
  await form
    .getByLabel('Import a filled-in CV template')
    .setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(cv)) });
  await expect(form.getByText("Line 1: 'Pet: Rex' is not a field of 'References'.")).toBeVisible();
  await expect(statement).toHaveValue('I have led a night team for four years.\n\nReferences\nName: Bo Field');
  await expectNoViolations(page, '[role=dialog]');
  await form.getByRole('button', { name: 'Send application' }).press('Enter');

  const sent = page.getByRole('dialog', { name: 'Application sent' });
  await expect(sent.getByText(/^Your application for/)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(advertised);
  await expect(sent).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main).toContainText(/You applied on .+: submitted/);
  await expect(main.getByRole('link', { name: /^Apply Now/ })).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('link', { name: 'See your application' })).toBeVisible();
  await page.goto(`${advertised}&form=apply`);
  await expect(form).toContainText(/You applied on .+: submitted/);
  await form.getByRole('link', { name: 'See your applications' }).click();

  const section = page.getByRole('region', { name: 'Your applications' });
  const row = section.getByRole('listitem');
  await expect(row).toContainText(/The employer's turn since/);
  await expect(row).toContainText('Submitted');
  await row.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(row.getByText(/^Withdraw your application for/)).toBeFocused();
  await expectNoViolations(page);
  await row.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(row).toContainText('Withdrawn');
  await expect(row.getByRole('button')).toHaveCount(0);
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByRole('listitem')).toContainText([
    'You withdrew an application.',
    'You applied for a job.',
    'You created your account.',
  ]);
});

test('what is told of the new account does not cover the button that sends the application @both', async ({
  page,
  open,
}) => {
  const account = new AccountDialog(page);
  await open(`${advertised}&form=apply`);
  await account.toSignUp();
  await account.fillIn(newcomer());
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');
  const form = page.getByRole('dialog', { name: 'Apply for this job' });
  await expect(form).toContainText('Amira Khan');
  const told = account.toast.getByText("You're signed in");
  await expect(told).toBeVisible();
  const widths = page.viewportSize()?.width === 390 ? [390, 320, 768] : [1280];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    const button = form.getByRole('button', { name: 'Send application' });
    await button.scrollIntoViewIfNeeded();
    await settled(page);
    await expect(told).toBeVisible();
    await expect.poll(() => overlap(button, account.toast), { message: `${width} wide` }).toBe(false);
    await button.click({ trial: true });
  }
  // Once it is closed, the dialog has the whole height again.
  await page.setViewportSize({ width: 390, height: 640 });
  await account.toast.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await form.boundingBox())?.height).toBe(640);
});

/** Whether two things on the screen have a point in common. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the two is not shown.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('who never signed in is not asked whether they have applied', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/graphql$|\/OwnApplication-/.test(request.url())) asked.push(request.url());
  });
  await open(advertised);
  await expect(page.getByRole('main').getByRole('link', { name: /^Apply Now/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('the employer reads an application and moves it, and the applicant sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  const person = await signInBefore(other);
  const statement = `Statement ${crypto.randomUUID()}`;
  await applyBefore(other, person, statement);
  await signInAsEmployer(page);
  await page.goto(`${advertised}&form=applications`);
  const sheet = page.getByRole('dialog', { name: 'Applications' });
  const row = sheet.getByRole('listitem').filter({ hasText: statement });
  await expect(row.getByRole('link', { name: person.email })).toBeVisible();
  await expectNoViolations(page, '[role=dialog]');
  await row.getByLabel('Stage of Amira Khan').selectOption('Interview');
  await row.getByRole('button', { name: 'Save stage of Amira Khan' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('Amira Khan: interview');
  await withdrawBefore(other, person);
  await row.getByLabel('Stage of Amira Khan').selectOption('Offered');
  await row.getByRole('button', { name: 'Save stage of Amira Khan' }).click();
  await expect(toast).toContainText('The applicant has withdrawn this application.');
  await expect(row).toHaveCount(0);
  await expect(sheet.getByText(person.email)).toHaveCount(0);
  await expect(sheet.getByRole('heading', { name: 'Withdrawn application' }).last()).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(advertised);
  await other.goto('/account');
  await expect(other.getByRole('region', { name: 'Your applications' })).toContainText('Withdrawn');
  await other.goto(`${advertised}&form=applications`);
  await expect(other.getByRole('dialog').getByRole('alert')).toContainText('verified');
  await other.close();
});

test('who is not signed in reads why, and comes back to the job by closing that @phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(`${advertised}&form=apply`);
  const account = new AccountDialog(page);
  await expect(account.dialog).toHaveAccessibleDescription(/^Sign in to apply Applications are sent from an account/);
  await expectNothingWider(page);
  await account.toSignUp();
  await expect(account.dialog).toHaveAccessibleDescription(/^Sign in to apply/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(advertised);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signInBefore(page);
  await open(`${advertised}&form=apply`);
  await expect(page.getByLabel('Supporting statement')).toBeVisible();
  await expectNothingWider(page);
});

test('a link to another website is followed, and noted for who is signed in', async ({ page, open }) => {
  await page.route(`${NHS_JOBS}/**`, (route) => route.fulfill({ body: 'Elsewhere' }));
  await signInBefore(page);
  await open('/staff-portal?q=rotational+physiotherapist');
  await new AccountDialog(page).saysSignedIn();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Apply Now for Rotational Physiotherapist/ })
    .first()
    .click();
  await expect(page).toHaveURL(/^https:\/\/www\.jobs\.nhs\.uk/);
  await page.goto('/account');
  await hydrated(page);
  const row = page.getByRole('region', { name: 'Your applications' }).getByRole('listitem');
  await expect(row).toContainText('Rotational Physiotherapist');
  await expect(row).toContainText('Started on another website');
  await expect(row.getByRole('button')).toHaveCount(0);
});

async function expectNothingWider(page: Page): Promise<void> {
  // A dialog slides in.
  await settled(page);
  const dialog = page.getByRole('dialog');
  const wider = await dialog.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
      .map((node) => node.outerHTML.slice(0, 120)),
  );
  expect(wider).toEqual([]);
}

test('a statement that was not sent is there again after a reload, until it is sent', async ({ page, open }) => {
  const person = await signInBefore(page);
  await open(`${advertised}&form=apply`);
  const form = page.getByRole('dialog', { name: 'Apply for this job' });
  const statement = form.getByLabel('Supporting statement');
  await statement.fill('I have led a night team for four years.');
  await page.reload();
  await expect(statement).toHaveValue('I have led a night team for four years.');
  await expect(form.getByText('You have 4,961 characters left').first()).toBeVisible();
  await expect(form).toContainText('What you filled in before is still here');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Application sent' })).toBeVisible();
  await withdrawBefore(page, person);
});

test.describe('without a server', () => {
  test.use({ expectedInConsole: anyFailure });

  test('an application is kept, and one retry sends it once, though an answer is lost', async ({ page, open }) => {
    const person = await signInBefore(page);
    await open(`${advertised}&form=apply`);
    const form = page.getByRole('dialog', { name: 'Apply for this job' });
    const statement = form.getByLabel('Supporting statement');
    await statement.fill('I have led a night team for four years.');
    let isDown = true;
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('ApplyForJob')) return route.fallback();
      if (isDown) return route.abort();
      lost += 1;
      if (lost > 1) return route.continue();
      // The application is stored, and the answer does not arrive.
      await route.fetch();
      return route.abort();
    });
    const send = form.getByRole('button', { name: 'Send application' });
    await send.press('Enter');
    const summary = form.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toContainText('Maximum retries exceeded');
    await expect(statement).toHaveValue('I have led a night team for four years.');
    isDown = false;
    await send.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Application sent' })).toBeVisible();
    expect(lost).toBe(2);
    expect(await countApplications(page, person)).toBe(1);
    await withdrawBefore(page, person);
  });
});

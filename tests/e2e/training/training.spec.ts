import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { AccountDialog, newcomer } from '../accounts/account-dialog.ts';
import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { expectAccessibleAndNarrow } from '../operations/accessible-and-narrow.ts';
import { clearOtherCookies } from '../support/consent.ts';
import { originToPublishIn } from '../support/portals.ts';
import { anyFailure, expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

// What is enrolled in and certified would stand in the queues of others.
test.use({ baseURL: originToPublishIn(), expectedInConsole: failedRequest });

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const pathName = 'NHS Compliance Excellence';

test('a visitor enrols by keyboard from the outline: signs in, is enrolled, and withdraws @either @always', async ({
  page,
  open,
}) => {
  const account = new AccountDialog(page);
  await open('/training');
  await main(page)
    .getByRole('link', { name: `Preview Course ${pathName}` })
    .press('Enter');
  const outline = page.getByRole('dialog', { name: pathName });
  await expect(outline.getByText('15 modules')).toBeVisible();
  await expectNoViolations(page, '[role=dialog]');
  await outline.getByRole('link', { name: `Enroll Now ${pathName}` }).press('Enter');
  await expect(account.dialog).toContainText(`You take part in '${pathName}' once you have signed in.`);
  await account.toSignUp();
  await account.fillIn(newcomer());
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');
  // Stored by then, and said in these very words.
  await expect(toast(page)).toContainText(`Enrollment initiated for: ${pathName}`);
  await expect(outline.getByText('Enrolled', { exact: true })).toBeVisible();
  await outline.getByRole('link', { name: 'Your training' }).press('Enter');
  const section = page.getByRole('region', { name: 'Your training' });
  const row = section.getByRole('listitem').filter({ hasText: pathName });
  await row.getByRole('button', { name: /^Withdraw/ }).press('Enter');
  await expect(row.getByText(`Withdraw from ${pathName}?`)).toBeFocused();
  await expectNoViolations(page, 'section[aria-labelledby="training"]');
  await row.getByRole('button', { name: 'Yes, withdraw' }).press('Enter');
  await expect(row).toContainText('Withdrawn');
});

test('after signing in the focus is back on the button that asked for it, also where the write fails', async ({
  page,
  open,
}) => {
  const account = new AccountDialog(page);
  await open('/training');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('RegisterForWebinar')
      ? route.fulfill({ status: 400, json: {} })
      : route.fallback(),
  );
  const row = page.getByRole('region', { name: 'Upcoming webinars' }).getByRole('listitem').first();
  await row.getByRole('link', { name: /^Register Free/ }).press('Enter');
  await account.toSignUp();
  await account.fillIn(newcomer());
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');
  await expect(toast(page)).toContainText('You were not registered');
  await expect(row.getByRole('button', { name: /^Register Free/ })).toBeFocused();
});

test('a seat is taken and given back, and a failure says so', async ({ page, open }) => {
  await signInBefore(page);
  await open('/training');
  const webinars = page.getByRole('region', { name: 'Upcoming webinars' });
  const row = webinars.getByRole('listitem').first();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('RegisterForWebinar')
      ? route.fulfill({ status: 400, json: {} })
      : route.fallback(),
  );
  const register = row.getByRole('button', { name: /^Register Free/ });
  await expect(register).toBeEnabled();
  await register.press('Enter');
  await expect(toast(page)).toContainText('You were not registered');
  await page.unroute('**/graphql');
  await expect(register).toBeEnabled();
  await register.press('Enter');
  await expect(toast(page)).toContainText('You are registered for:');
  await expect(row.getByText('Registered', { exact: true })).toBeVisible();
  const address = await row.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href');
  const calendar = await page.request.get(address ?? '');
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  await row.getByRole('link', { name: 'Your training' }).click();
  const place = page.getByRole('region', { name: 'Your training' }).getByRole('listitem').first();
  await place.getByRole('button', { name: /^Give place back/ }).click();
  await place.getByRole('button', { name: 'Yes, give it back' }).click();
  await expect(place).toContainText('Given back');
});

test.describe('without a server', () => {
  test.use({ expectedInConsole: anyFailure });

  test('an enrolment that fails says so, and one retry enrols once, though an answer is lost', async ({
    page,
    open,
  }) => {
    await signInBefore(page);
    await open('/training');
    const enrol = main(page).getByRole('button', { name: `Enroll Now ${pathName}` });
    await expect(enrol).toBeEnabled();
    let isDown = true;
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (!/mutation Enrol\b/.test(route.request().postData() ?? '')) return route.fallback();
      if (isDown) return route.abort();
      lost += 1;
      if (lost > 1) return route.continue();
      // The enrolment is stored, and the answer does not arrive.
      await route.fetch();
      return route.abort();
    });
    await enrol.press('Enter');
    await expect(toast(page)).toContainText('You were not enrolled');
    await expect(toast(page)).toContainText('Maximum retries exceeded');
    isDown = false;
    await expect(enrol).toBeEnabled();
    await enrol.press('Enter');
    await expect(toast(page)).toContainText(`Enrollment initiated for: ${pathName}`);
    expect(lost).toBe(2);
    await open('/account#training');
    const section = page.getByRole('region', { name: 'Your training' });
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section.getByRole('listitem')).toContainText(pathName);
  });
});

test('a resource is saved as a file with what was promised', async ({ page, open }) => {
  await open('/training');
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download Compliance Audit Checklist' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('compliance-audit-checklist.json');
  const file = JSON.parse(await readFile(await saved.path(), 'utf8'));
  expect(Object.keys(file)).toEqual(['title', 'downloadDate', 'type', 'platform', 'content']);
  expect(file).toMatchObject({ title: 'Compliance Audit Checklist', type: 'Checklist', platform: 'Wayline' });
});

test('an application is accepted and completed, and its certificate checked @either', async ({ page, open }) => {
  const person = await signInBefore(page, { lastName: `Khan ${crypto.randomUUID().slice(0, 8)}` });
  const title = 'Healthcare Compliance Officer';
  await open('/training');
  await main(page)
    .getByRole('button', { name: `Apply for Certification ${title}` })
    .click();
  await expect(toast(page)).toContainText(`Enrollment initiated for: ${title}`);
  await clearOtherCookies(page.context());
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=training');
  const row = main(page).getByRole('listitem').filter({ hasText: person.email });
  await row.getByRole('button', { name: /^Decline/ }).click();
  await expect(row.getByLabel('Reason')).toBeFocused();
  await expectAccessibleAndNarrow(page);
  await row.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: /^Accept/ }).click();
  await expect(toast(page)).toContainText('The application is accepted');
  await main(page).getByRole('link', { name: 'Enrolments' }).click();
  await row.getByRole('button', { name: /^Record completion/ }).click();
  await expect(toast(page)).toContainText('The completion is recorded');
  await main(page).getByRole('link', { name: 'Webinars' }).click();
  await main(page).getByRole('button', { name: 'Plan a webinar' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expectAccessibleAndNarrow(page);

  await open(await certificateOf(page, person));
  await expect(main(page)).toContainText('This certificate is valid.');
  await expect(main(page)).toContainText('The holder has not agreed to be named here');
  await expectNoViolations(page);
});

/** The address of the certificate of a user, as their own list has it. */
async function certificateOf(page: Page, { email, password }: { email: string; password: string }): Promise<string> {
  const ask = async (query: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await page.request.post('/graphql', { headers, data: { query } })).json();
  };
  const credentials = `email: ${JSON.stringify(email)}, password: ${JSON.stringify(password)}`;
  const signedIn = await ask(`mutation { signIn(${credentials}) { ... on SessionPayload { accessToken } } }`);
  const own = await ask('{ myEnrolments { nodes { certificateCode } } }', signedIn.data.signIn.accessToken);
  return `/training?certificate=${own.data.myEnrolments.nodes[0].certificateCode}`;
}

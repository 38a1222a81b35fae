import type { Browser, Page } from 'playwright/test';
import { signInBefore } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { advertise, applyBefore, closeBefore, withdrawBefore } from './applications.ts';

const origin = originToPublishIn();
test.use({ baseURL: origin, expectedInConsole: failedRequest });

const statement = 'I have led a night team for four years.';

/** Jobs of one employer with a word in their titles that no other has; `close` closes one of them. */
async function advertised(browser: Browser, count: number) {
  const page = await browser.newPage({ baseURL: origin });
  const employer = await signInVerified(page, origin);
  const word = `Team${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const jobs: { id: string; title: string }[] = [];
  for (let number = 1; number <= count; number += 1) {
    const title = `${word} leader ${number}`;
    jobs.push({ id: await advertise(page, employer, title), title });
  }
  return { list: `/staff-portal?q=${word}`, jobs, close: (id: string) => closeBefore(page, employer, id) };
}

const row = (page: Page, { title }: { title: string }) =>
  page.locator('ul.result-list > li').filter({ hasText: title });

function countQuestions(page: Page): { count: number } {
  const questions = { count: 0 };
  page.on('request', (request) => {
    if (request.postData()?.includes('ApplicationsForJobs')) questions.count += 1;
  });
  return questions;
}

test('the list says which jobs one has applied for, and asks once for all of them @either', async ({
  page,
  browser,
  open,
}) => {
  const { list, jobs } = await advertised(browser, 3);
  const [first, second, third] = jobs as [(typeof jobs)[0], (typeof jobs)[0], (typeof jobs)[0]];
  const person = await signInBefore(page);
  await applyBefore(page, person, statement, first.id);
  await withdrawBefore(page, person);
  await applyBefore(page, person, statement, second.id);
  const questions = countQuestions(page);
  const served = await (await page.request.get(list)).text();
  expect(served.includes('/account#applications')).toBe(false);
  await open(list);
  await expect(row(page, second)).toContainText('Applied');
  await expect(row(page, first)).toContainText('Withdrawn');
  for (const job of [first, second]) {
    await expect(row(page, job).getByRole('link', { name: /^Apply Now/ })).toHaveCount(0);
  }
  await expect(row(page, third).getByRole('link', { name: `Apply Now for ${third.title}` })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(questions.count).toBe(1);
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await row(page, second)
    .getByRole('link', { name: `Your application for ${second.title}` })
    .click();
  await expect(page).toHaveURL('/account#applications');
  await expect(page.getByRole('region', { name: 'Your applications' })).toContainText(second.title);
});

test('who applies from the list comes back to a row that says so, and reads it no more once signed out', async ({
  page,
  browser,
  open,
}) => {
  const { list, jobs } = await advertised(browser, 2);
  const [first, second] = jobs as [(typeof jobs)[0], (typeof jobs)[0]];
  await signInBefore(page);
  await open(list);
  await row(page, first)
    .getByRole('link', { name: /^Apply Now/ })
    .press('Enter');
  await page.getByLabel('Supporting statement').fill(statement);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('button', { name: 'Back to the job' }).click();
  await expect(page).toHaveURL(list);
  await expect(row(page, first)).toContainText('Applied');
  await expect(row(page, first).getByRole('link', { name: /^Your application/ })).toBeFocused();
  await expect(row(page, second).getByRole('link', { name: /^Apply Now/ })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Amira K' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(row(page, first).getByRole('link', { name: /^Apply Now/ })).toBeVisible();
  await expect(row(page, first)).not.toContainText('Applied');
});

test('who never signed in is asked nothing about the list, and loads no script for it', async ({
  page,
  browser,
  open,
}) => {
  const { list, jobs } = await advertised(browser, 1);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/graphql$|\/AppliedJobs-/.test(request.url())) asked.push(request.url());
  });
  await open(list);
  const [job] = jobs as [(typeof jobs)[0]];
  await expect(row(page, job).getByRole('link', { name: /^Apply Now/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a closed job says that one has applied for it, as page and as dialog @either', async ({
  page,
  browser,
  open,
}) => {
  const { list, jobs, close } = await advertised(browser, 1);
  const [{ id, title }] = jobs as [(typeof jobs)[0]];
  await applyBefore(page, await signInBefore(page), statement, id);
  await open(list);
  await close(id);
  await page.getByRole('link', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText('This job is closed');
  await expect(dialog).toContainText(/You applied on .+: submitted/);
  await expectNoViolations(page, '[role="dialog"]');

  await open(`/staff-portal?job=${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('This job is closed');
  await expect(main).toContainText(/You applied on .+: submitted/);
  await expect(main.getByRole('link', { name: /^Apply Now/ })).toHaveCount(0);
  await expectNoViolations(page);
  await main.getByRole('link', { name: 'See your application' }).click();
  await expect(page).toHaveURL('/account#applications');
});

import type { Page } from 'playwright/test';
import { advertise } from '../jobs/applications.ts';
import { originToPublishIn } from '../support/portals.ts';
import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { signInBefore } from './signed-in.ts';
import { signInVerified } from './verified.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anyFailure });

const lists = [
  { query: 'OwnPosts', title: 'Your posts', empty: 'You have not posted a job yet.' },
  { query: 'MyEquipment', title: 'Your equipment', empty: 'You have not listed any equipment.' },
] as const;

/** Refuses what a list asks for until it is called. */
async function refuse(page: Page, query: string): Promise<() => void> {
  let isRefusing = true;
  await page.route('**/graphql', (route) => {
    const isAsked = route.request().postData()?.includes(`query ${query}`);
    return isAsked && isRefusing ? route.fulfill({ status: 400, json: { error: 'Not now' } }) : route.fallback();
  });
  return () => {
    isRefusing = false;
  };
}

for (const { query, title, empty } of lists) {
  test(`"${title}" shows that it loads, that it failed, and that it is empty @either`, async ({ page, open }) => {
    await signInVerified(page, originToPublishIn());
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const allow = await refuse(page, query);
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes(`query ${query}`)) await isAnswered;
      return route.fallback();
    });
    await open('/account');
    const section = page.getByRole('region', { name: title });
    await expect(section.locator('.skeleton-block').first()).toBeVisible();
    answer();
    await expect(section.getByRole('alert')).toContainText('Not now');
    await expect(section.locator('.skeleton-block')).toHaveCount(0);
    await expectNoViolations(page);
    allow();
    await section.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(section).toContainText(empty);
    await expect(section.getByRole('alert')).toHaveCount(0);
  });

  test(`a user without the right to publish sees the failure of "${title}", and no empty list of it`, async ({
    page,
    open,
  }) => {
    await signInBefore(page);
    const allow = await refuse(page, query);
    await open('/account');
    const section = page.getByRole('region', { name: title });
    await expect(section.getByRole('alert')).toContainText('Not now');
    allow();
    // By key: what loads above it moves it under a pointer.
    await section.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(section).toHaveCount(0);
  });
}

test('more posts come once, and a failure says so', async ({ page, open }) => {
  const employer = await signInVerified(page, originToPublishIn());
  for (const title of ['Ward clerk', 'Ward manager']) await advertise(page, employer, title);
  // Pages of one row.
  await page.route('**/graphql', (route) => {
    const body = route.request().postDataJSON();
    if (body.operationName === 'OwnPosts') body.variables.first = 1;
    return route.continue({ postData: JSON.stringify(body) });
  });
  await open('/account');
  const section = page.getByRole('region', { name: 'Your posts' });
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(1);
  const more = section.getByRole('button', { name: 'Show more posts' });
  const allow = await refuse(page, 'OwnPosts');
  await more.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Your posts could not be loaded');
  allow();
  // Twice in one task: the button has moved before a pointer could press it again.
  await more.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(rows).toHaveCount(2);
  // The keyboard goes on where it was: the button has gone with the last row.
  await expect(more).toHaveCount(0);
  await expect(rows.last()).toBeFocused();
  await expect(rows.last()).toContainText('Ward clerk');
});

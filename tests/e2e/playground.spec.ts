import type { Page } from 'playwright/test';
import { openAccount, password } from './accounts/mails.ts';
import { signInBefore } from './accounts/signed-in.ts';
import { expect, test } from './support/test.ts';

test('the playground opens with examples and runs the first', async ({ page }) => {
  await page.goto('/graphql');
  const { data, errors } = await run(page, 'Jobs');
  expect(errors).toBeUndefined();
  expect(data.jobs.nodes).toHaveLength(Math.min(data.jobs.totalCount, 5));
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('totalCount');
});

test('a user signs in there and sends own requests, and nothing of it is stored', async ({ page, request }) => {
  const email = `playground-${crypto.randomUUID()}@example.com`;
  await openAccount(request, email);
  await page.goto('/graphql');
  // A tab that is opened before the editor is there leaves the editor as it is.
  await expect(page.getByText('# Jobs: the vacancies')).toBeVisible();
  await page.getByRole('tab', { name: 'SignIn', exact: true }).click();
  await write(page, 'Variables', JSON.stringify({ email, password }));
  const { accessToken } = (await run(page, 'SignIn')).data.signIn;
  expect(accessToken).toBeTruthy();
  await page.getByRole('button', { name: 'Headers' }).click();
  await write(page, 'Headers', JSON.stringify({ authorization: `Bearer ${accessToken}` }));
  expect((await run(page, 'Me')).data.me).toMatchObject({
    email,
    sessions: expect.arrayContaining([expect.objectContaining({ isCurrent: true })]),
  });
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  // It is written a moment after the last change.
  await expect.poll(kept).toContain(email);
  expect(await kept()).not.toContain(password);
  expect(await kept()).not.toContain(accessToken);
});

test('the playground is signed in to with an API key, which is kept nowhere', async ({ page }) => {
  await signInBefore(page);
  await page.goto('/account/api-keys');
  await page.getByRole('link', { name: 'Create an API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Playground');
  await dialog.getByRole('checkbox', { name: /^read:jobs/ }).check();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByRole('dialog', { name: 'Your API key' }).locator('code').first().innerText();
  await page.goto('/graphql');
  await page.getByLabel('API key').fill('no key of ours');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This API key is not valid.')).toBeVisible();
  await expect(page.getByText('Signed in with an API key')).toHaveCount(0);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in with an API key')).toBeVisible();
  const sent = page.waitForRequest((request) => request.postData()?.includes('operationName":"Jobs"') ?? false);
  const { data, errors } = await run(page, 'Jobs');
  expect(errors).toBeUndefined();
  expect(data.jobs.nodes.length).toBeGreaterThan(0);
  expect((await sent).headers()['authorization']).toBe(`Bearer ${key}`);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(key);
});

/** Runs an operation of the open tab by its name, and reads the answer. */
async function run(page: Page, name: string) {
  const operation = page.getByRole('menuitem', { name, exact: true });
  // The button has a menu as soon as the editor has read the example's operations.
  await expect(async () => {
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await expect(operation).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && !response.request().postData()?.includes('IntrospectionQuery'),
  );
  await operation.click();
  return (await answer).json();
}

/** Writes a text into a pane below the query. */
async function write(page: Page, pane: 'Variables' | 'Headers', text: string): Promise<void> {
  await page.getByRole('region', { name: pane }).locator('.view-lines').locator('visible=true').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  // The editor closes what was opened, again.
  await page.keyboard.press('ControlOrMeta+Shift+End');
  await page.keyboard.press('Delete');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing scrolls sideways, the query and its result are wide enough, and an example runs', async ({ page }) => {
    await page.goto('/graphql');
    await expect(page.getByText('# Jobs: the vacancies')).toBeVisible();
    const { data } = await run(page, 'Jobs');
    expect(data.jobs.totalCount).toBeGreaterThan(0);
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('totalCount');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const region of ['Operation Editor', 'Result Window']) {
      const box = await page.getByRole('region', { name: region }).boundingBox();
      expect(box?.width, region).toBeGreaterThan(330);
      expect((box?.x ?? 0) + (box?.width ?? 0), region).toBeLessThanOrEqual(390);
    }
  });
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, takenOver, test } from './support/test.ts';
import { expectNoViolations } from './support/violations.ts';

test('topics and tabs have addresses, and the tabs go by keyboard', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/api-reference?topic=unknown');
  const heading = page.getByRole('heading', { level: 2 }).first();
  const topics = page.getByRole('navigation', { name: 'Categories' });
  await expect(page.locator('#topic')).toHaveText('AI natural language processing');
  await topics.getByRole('link', { name: 'Authentication and security' }).click();
  await expect(page).toHaveURL('/api-reference?topic=authentication');
  await expect(page.locator('#topic')).toHaveText('Authentication and security');
  await expect(heading).toBeVisible();

  const tab = (name: string) => page.getByRole('tab', { name });
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('/api/auth/login');
  await tab('Request').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Response')).toBeFocused();
  await expect(tab('Response')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/api-reference?topic=authentication&show=response');
  await expect(panel).toContainText('access_token');
  await page.keyboard.press('Home');
  await expect(tab('Request')).toBeFocused();
  await expect(panel).toContainText('/api/auth/login');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/api-reference?topic=authentication');
  await expect(tab('Request')).toBeFocused();
  await takenOver(page.getByRole('button', { name: 'Copy request' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^POST http.*\/api\/auth\/login\n/);
  await expectNoViolations(page);
  await page.goBack();
  await expect(page.locator('#topic')).toHaveText('AI natural language processing');
});

test('each documented endpoint of a topic states the rule by which it answers @either', async ({ page, open }) => {
  await open('/api-reference?topic=predictive-analytics');
  const endpoint = page.getByRole('main').getByRole('listitem').filter({ hasText: '/api/ai/predictions/resource' });
  await expect(endpoint.first()).toContainText('the mean of a smoothed level and a line with a trend');
  await expectNoViolations(page);
});

test('on a phone a topic is chosen from a list @phone', async ({ page, open }) => {
  await open('/api-reference');
  await page.getByLabel('Category').selectOption('Equipment intelligence');
  await expect(page).toHaveURL('/api-reference?topic=equipment-intelligence');
  await page.getByRole('tab', { name: 'Response' }).tap();
  await expect(page.getByRole('tabpanel')).toContainText('"equipment"');
  await expectNoViolations(page);
});

test('Download SDK saves the typed client, with its checksum beside it @either', async ({ page, open, request }) => {
  await open('/api-reference');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download SDK' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('client.ts');
  const sum = createHash('sha256')
    .update(await readFile(await download.path()))
    .digest('hex');
  const checksum = await page.getByRole('link', { name: 'Its SHA-256 checksum' }).getAttribute('href');
  expect(await (await request.get(checksum ?? '')).text()).toBe(`${sum}  client.ts\n`);
});

test('the rules of versions and what is deprecated are there to read @both', async ({ page, open }) => {
  await open('/api-reference#versions');
  const heading = page.getByRole('heading', { name: 'Versions', exact: true });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('heading', { name: 'How much notice you get' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Deprecated at present' });
  await expect(table.getByRole('row', { name: /GET \/api\/pay-scales/ })).toContainText('30 June 2027');
  await page.getByText(/that a program may notice/).click();
  await expect(page.locator('details[open] li').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Every difference' })).toHaveAttribute('href', '/graphql/changes.md');
  await expectNoViolations(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every topic is a link, and request and response are both there @phone', async ({ page }) => {
    await page.goto('/api-reference');
    await page.getByRole('link', { name: 'Predictive analytics' }).click();
    await expect(page.locator('#topic')).toHaveText('Predictive analytics');
    await expect(page.getByText('/api/ai/predictions/resource?type=staff_demand')).toBeVisible();
    await expect(page.getByText('predicted_shortage')).toBeVisible();
  });
});

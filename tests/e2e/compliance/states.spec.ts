import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { ComplianceHub } from './compliance-hub.ts';

test.use({ expectedInConsole: anyFailure });

test('a search without results names the filters and leads out of them @either', async ({ page, open }) => {
  await open('/compliance?q=zzzz&category=policies');
  await expect(page.getByRole('heading', { name: 'No documents match' })).toBeVisible();
  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await expect(inUse.getByRole('link')).toHaveText([/Search: zzzz/, /Policies/, 'Clear all']);
  await inUse.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/compliance');
  await new ComplianceHub(page).hasTotal(6);
});

test('documents that could not be loaded say why and can be tried again', async ({ page, open }) => {
  await open('/compliance');
  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 400, json: { errors: [{ message: 'Not like this.' }] } }),
  );
  const hub = new ComplianceHub(page);
  await hub.category('Training').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Documents could not be loaded' });
  await expect(alert).toContainText('Not like this.');
  await page.unroute('**/graphql');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await hub.hasTotal(1);
});

test('documents that take long are announced by rows of the same height', async ({ page, open }) => {
  await open('/');
  const answer = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compliance' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading documents' })).toBeAttached();
  const busy = page.locator('[aria-busy="true"]');
  const skeleton = busy.locator('.skeleton-block').first().locator('xpath=../..');
  const { height } = (await skeleton.boundingBox()) ?? { height: 0 };
  answer.resolve();
  const hub = new ComplianceHub(page);
  await expect(hub.rows).toHaveCount(6);
  const rows = await Promise.all((await hub.rows.all()).map((row) => row.boundingBox()));
  // Some summaries take one line and some two.
  const nearest = Math.min(...rows.map((row) => Math.abs(height - (row?.height ?? 0))));
  expect(nearest, `${height} is near one of ${rows.map((row) => row?.height)}`).toBeLessThan(12);
});

test('axe finds nothing without results, on failures and while documents load @either', async ({ page, open }) => {
  await open('/compliance?q=zzzz');
  await expect(page.getByRole('heading', { name: 'No documents match' })).toBeVisible();
  await expectNoViolations(page);

  await open('/compliance');
  const hub = new ComplianceHub(page);
  const refuse = { status: 400, json: { errors: [{ message: 'Not like this.' }] } };
  await page.route('**/graphql', (route) => route.fulfill(refuse));
  await hub.rows
    .first()
    .getByRole('button', { name: /^Download/ })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'The document was not downloaded' })).toBeVisible();
  await expectNoViolations(page);
  await hub.category('Training').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Documents could not be loaded' })).toBeVisible();
  await expectNoViolations(page);

  await page.unroute('**/graphql');
  const answer = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading documents' })).toBeAttached();
  await expectNoViolations(page);
  answer.resolve();
  await hub.hasTotal(1);
});

import { originWithManyRows } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { ComplianceHub } from './compliance-hub.ts';

test('the hub has its four figures, six documents and six resources @either', async ({ page, open }) => {
  await open('/compliance');
  const hub = new ComplianceHub(page);
  await hub.hasTotal(6);
  await expect(hub.rows).toHaveCount(6);
  const figures = page.getByRole('region', { name: 'Compliance statistics' });
  for (const figure of ['1,247', '23', '98.7', '3']) {
    await expect(figures.getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(figures).toContainText('Illustrative figures');
  const resources = page.getByRole('region', { name: 'Official resources' }).getByRole('link');
  await expect(resources).toHaveCount(6);
  for (const resource of await resources.all()) {
    await expect(resource).toHaveAttribute('href', /^https:/);
    await expect(resource).toHaveAttribute('rel', /noopener/);
  }
});

test('each row shows urgency, category, source, version, date and file, with Download and View @either', async ({
  page,
  open,
}) => {
  await open('/compliance');
  const row = new ComplianceHub(page).row('Medical device regulations guidance');
  for (const text of ['High urgency', 'Guidelines', 'Source: MHRA', 'Version 2.2', '19 November 2026', /TXT, \dkB/]) {
    await expect(row).toContainText(text);
  }
  await expect(row.getByRole('button', { name: /^Download/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /^View/ })).toBeVisible();
});

test('a category narrows the list to its number, and Back undoes it @either', async ({ page, open }) => {
  await open('/compliance');
  const hub = new ComplianceHub(page);
  const link = hub.category('Guidelines');
  await expect(link).toContainText('2');
  await link.click();
  await expect(page).toHaveURL('/compliance?category=guidelines');
  await hub.hasTotal(2);
  await page.goBack();
  await hub.hasTotal(6);
});

test('the search follows while one types, together with the category', async ({ page, open }) => {
  await open('/compliance?category=guidelines');
  const hub = new ComplianceHub(page);
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('procure');
  await hub.hasTotal(1);
  await expect(page).toHaveURL('/compliance?q=procure&category=guidelines');
  expect(await hub.titles()).toEqual(['NHS procurement guidelines']);
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Best match');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await hub.hasTotal(6);
});

test('the most urgent come first, and the order can be changed', async ({ page, open }) => {
  await open('/compliance');
  const hub = new ComplianceHub(page);
  const tags = await hub.rows.getByText(/^(High|Medium|Low) urgency$/).allTextContents();
  expect(tags).toEqual([...Array(3).fill('High urgency'), 'Medium urgency', ...Array(2).fill('Low urgency')]);
  await page.getByLabel('Sort by').selectOption('Title');
  await expect(page).toHaveURL('/compliance?sort=title');
  await expect(hub.rows.first()).toContainText('Care Quality Commission standards 2025');
  expect(await hub.titles()).toEqual((await hub.titles()).toSorted((one, other) => one.localeCompare(other)));
});

test('the critical alerts lead to as many documents of high urgency', async ({ page, open }) => {
  await open('/compliance');
  await page.getByRole('link', { name: 'critical alerts' }).click();
  await expect(page).toHaveURL('/compliance?urgency=high');
  await new ComplianceHub(page).hasTotal(3);
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('High urgency');
});

test.describe('many documents', () => {
  test.use({ baseURL: originWithManyRows() });

  test('stand on pages, in the order of REST', async ({ page, open, request }) => {
    await open('/compliance');
    const hub = new ComplianceHub(page);
    const shown = await hub.titles();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Showing 11 to 20 of 66')).toBeVisible();
    await expect(hub.heading).toBeFocused();
    shown.push(...(await hub.titles()));
    const { documents } = await (await request.get('/api/compliance?limit=20')).json();
    expect(shown).toEqual(documents.map(({ title }: { title: string }) => title));
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page.getByText('Showing 1 to 10 of 66')).toBeVisible();
  });
});

import { expect, test } from '../support/test.ts';

test('the header counts the open posts and leads to the sections below', async ({ page, open }) => {
  await open('/staff-portal');
  await expect(page.getByText('5 Active Positions')).toBeVisible();
  const main = page.locator('main');
  for (const name of ['NHS Jobs Portal', 'Career Guidance', 'Training Portal']) {
    await main.getByRole('link', { name, exact: true }).first().click();
    const heading = main.getByRole('heading', { level: 2 }).and(page.locator(':focus'));
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/#/);
  }
});

test('five jobs each say what, where, what it pays and how to apply', async ({ page, open }) => {
  await open('/staff-portal');
  const rows = page.locator('ul.result-list > li');
  await expect(rows).toHaveCount(5);
  for (const row of await rows.all()) {
    await expect(row.getByRole('heading', { level: 3 }).getByRole('link')).toHaveText(/\w/);
    await expect(row).toContainText(/£[\d,]+/);
    await expect(row).toContainText(/(High|Medium|Low) urgency/);
    await expect(row).toContainText(/[\d,]+ applications?/);
    await expect(row.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute('href', /^https:\/\//);
  }
});

test('four partners have a rating, their jobs, specialties and a site; their figures are marked', async ({
  page,
  open,
}) => {
  await open('/staff-portal');
  const table = page.getByRole('table', { name: 'Recruitment partners' });
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) {
    await expect(row).toContainText(/[1-5]\.\d/);
    // Partners of the sample are invented: their links open the notice that says so.
    await expect(row.getByRole('link', { name: /^Visit Site/ })).toHaveAttribute('href', '/staff-portal?dialog=sample');
  }
  await expect(table).toContainText('Illustrative figures');
});

test('every section of the guide is there', async ({ page, open }) => {
  await open('/staff-portal');
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const topics = [
    /how to apply/i,
    /require/i,
    /career pathways/i,
    /professional development/i,
    /support/i,
    /fund/i,
    /training/i,
    /statistics|figures/i,
  ];
  for (const topic of topics) {
    expect(
      headings.some((heading) => topic.test(heading)),
      `${topic} in ${headings.join(' | ')}`,
    ).toBe(true);
  }
});

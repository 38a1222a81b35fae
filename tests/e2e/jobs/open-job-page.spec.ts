import { advertisedJobId } from '../support/advertised-job.ts';
import { closedJobId } from '../support/closed-job.ts';
import { originWithManyRows } from '../support/portals.ts';
import { expect, failedRequest, hydrated, test } from '../support/test.ts';
import { StaffPortal } from './staff-portal.ts';

const title = 'Senior Staff Nurse, Critical Care';

test('a shared address shows the job as the page', async ({ page, open }) => {
  await open('/staff-portal');
  const [id] = await new StaffPortal(page).ids();
  await open(`/staff-portal?job=${id}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title}, .+ – `));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  const apply = page.locator('main').getByRole('link', { name: /^Apply Now/ });
  await expect(apply).toHaveAttribute('href', /^https:\/\//);
  await expect(apply).toHaveAttribute('rel', /noopener/);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(page).toHaveURL('/staff-portal');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff portal' })).toBeFocused();
});

test('search engines are offered no job that was invented', async ({ page, open }) => {
  await open('/staff-portal');
  const [id] = await new StaffPortal(page).ids();
  await open(`/staff-portal?job=${id}`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@graph']).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});

test.describe('a job that an account advertises', () => {
  test.use({ baseURL: originWithManyRows() });

  test('is told to search engines as the page shows it', async ({ page, open }) => {
    await open(`/staff-portal?job=${advertisedJobId}`);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const [posting] = data['@graph'];
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
      employmentType: expect.arrayContaining([expect.stringMatching(/^(?:FULL|PART)_TIME$/)]),
      hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
      jobLocation: { '@type': 'Place', address: { addressLocality: expect.any(String), addressCountry: 'GB' } },
      directApply: true,
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(posting.title);
    await expect(page.locator('main')).toContainText(posting.hiringOrganization.name);
  });
});

test.describe('a job that is no longer open', () => {
  test.use({ baseURL: originWithManyRows(), expectedInConsole: failedRequest });

  test('answers 410 and says so', async ({ page }) => {
    const answer = await page.goto(`/staff-portal?job=${closedJobId}`);
    expect(answer?.status()).toBe(410);
    await hydrated(page);
    await expect(page.locator('main')).toContainText('This job is closed');
    await expect(page.locator('main').getByRole('link', { name: /Apply Now/ })).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: 'All jobs' })).toBeVisible();
  });
});

test.describe('a job that is not there', () => {
  test.use({ expectedInConsole: failedRequest });

  for (const id of ['01a00000-0000-7000-8000-000000000000', 'no-id-at-all', '%00', '99999999999999999999']) {
    test(`${id} answers 404 and leads back to the list`, async ({ page }) => {
      const answer = await page.goto(`/staff-portal?job=${id}`);
      expect(answer?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is not on the portal');
      await page.getByRole('link', { name: 'All jobs' }).click();
      await expect(new StaffPortal(page).rows).toHaveCount(5);
    });
  }
});

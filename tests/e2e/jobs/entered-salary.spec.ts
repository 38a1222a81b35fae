import { signInVerified } from '../accounts/verified.ts';
import { originToPublishIn } from '../support/portals.ts';
import { anyFailure, expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { PostingForm } from './posting-form.ts';

const origin = originToPublishIn();

test.use({ baseURL: origin, expectedInConsole: failedRequest });

test('a band whose scale is not held is posted with the salary that the employer pays @either', async ({
  page,
  open,
}) => {
  await signInVerified(page, origin);
  const form = new PostingForm(page);
  const title = `Cardiff midwife ${crypto.randomUUID().slice(0, 8)}`;
  await open('/staff-portal?form=job');
  await form.fillIn(title);
  await expect(form.dialog).toContainText('£39,959 to £48,117 a year');
  await expect(form.field('Lowest salary')).toHaveCount(0);
  await form.field('Town').fill('Cardiff');
  await expect(form.dialog).toContainText(
    'We do not hold the band 6 pay scale for Wales. Enter the salary that you pay.',
  );
  await form.button('Post job').click();
  await expect(form.summary.getByRole('link')).toHaveText(['Enter the lowest salary', 'Enter the highest salary']);
  await form.field('Lowest salary').fill('38,123');
  await form.field('Highest salary').fill('9999999999');
  await form.button('Post job').click();
  await expect(form.summary.getByRole('link')).toHaveText([
    'The highest salary is too high. It must be £1,000,000 or less',
  ]);
  await expectNoViolations(page, '[role="dialog"]');
  await form.field('Lowest salary').fill('1');
  await form.field('Highest salary').fill('46.123k');
  await form.button('Post job').click();
  await expect(form.summary.getByRole('link')).toHaveText([/^The lowest salary is below the National Living Wage\. /]);
  await form.field('Lowest salary').fill('38,123');
  await form.button('Post job').click();
  await expect(form.dialog.getByRole('heading', { name: 'Job posted' })).toBeFocused();
  await form.dialog.getByRole('link', { name: 'View the job' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const main = page.getByRole('main');
  await expect(main).toContainText('£38,123 to £46,123');
  await expect(main).toContainText('Band 6');
  await expect(main).not.toContainText('Source:');

  const listed = main.getByRole('link', { name: title, exact: true });
  await open(`/staff-portal?q=${encodeURIComponent(title)}&band=8a-9`);
  await expect(main).toContainText('No jobs');
  await expect(listed).toHaveCount(0);
  await open(`/staff-portal?q=${encodeURIComponent(title)}&band=5-7`);
  await expect(listed).toBeVisible();
  await open(`/staff-portal?q=${encodeURIComponent(`band 6 "${title}"`)}`);
  await expect(main).toContainText('Band 6');
  await listed.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Edit this job' }).click();
  await expect(form.field('Lowest salary')).toHaveValue('38123');
  await form.field('Department').fill('Night nursing');
  await form.button('Save changes').click();
  const opened = page.getByRole('dialog', { name: title });
  await expect(opened).toContainText('Night nursing');
  await expect(opened).toContainText('£38,123 to £46,123');
  await expect(opened).toContainText('Band 6');
});

test.describe('where the scales cannot be loaded', () => {
  test.use({ expectedInConsole: anyFailure });

  test('a salary is asked for once the server needs one', async ({ page, open }) => {
    await signInVerified(page, origin);
    await page.route('**/graphql', async (route) => {
      const isPay = route.request().postData()?.includes('PayAtPlace') || route.request().url().includes('PayAtPlace');
      await (isPay ? route.abort() : route.fallback());
    });
    const form = new PostingForm(page);
    await open('/staff-portal?form=job');
    await form.fillIn('Cardiff porter');
    await form.field('Town').fill('Cardiff');
    await expect(form.dialog).toContainText('What this band is paid could not be loaded.');
    await form.button('Post job').click();
    await expect(form.summary.getByRole('link')).toHaveText([
      'We do not hold the band 6 pay scale for Wales. Enter the lowest salary that you pay',
      'We do not hold the band 6 pay scale for Wales. Enter the highest salary that you pay',
    ]);
    await form.field('Lowest salary').fill('38123');
    await form.field('Highest salary').fill('46123');
    await form.button('Post job').click();
    await expect(form.dialog.getByRole('heading', { name: 'Job posted' })).toBeFocused();
  });
});

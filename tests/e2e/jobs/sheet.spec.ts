import { signInVerified } from '../accounts/verified.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: failedRequest });

const head = 'Job title\tDepartment\tTown\tType\tUrgency\tBand\tJob description';
const row = (title: string, town = 'Leeds', type = 'Permanent') =>
  `${title}\tWard\t${town}\t${type}\tLow\t6\t"You care for people.\nAt night, too."`;

test('an employer posts jobs from a spreadsheet, once every row is as needed @either', async ({ page, open }) => {
  await signInVerified(page, originToPublishIn(), { organization: `Ward ${crypto.randomUUID()}` });
  await open('/staff-portal?form=job&from=sheet');
  const form = page.getByRole('dialog', { name: 'Post a job' });
  const rows = form.getByLabel('Rows');
  const template = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Download the template (CSV, 1kB)' }).press('Enter');
  expect((await template).suggestedFilename()).toBe('jobs-template.csv');

  await rows.fill([head, row('Sheet midwife', 'Leeds', 'Forever'), row('')].join('\n'));
  await form.getByRole('button', { name: 'Check rows' }).press('Enter');
  const problem = form.getByRole('alert', { name: 'There is a problem' });
  await expect(problem).toBeFocused();
  await expect(problem.getByRole('listitem')).toHaveText([
    "Row 2, Type: 'Forever' cannot be used here",
    'Row 4, Job title: Enter a job title',
  ]);
  await expectNoViolations(page, '[role=dialog]');

  // What the server alone knows is told by row and column, too.
  await rows.fill([head, row('Sheet midwife'), row('Sheet clerk', 'Nowhere at all')].join('\n'));
  await form.getByRole('button', { name: 'Check rows' }).press('Enter');
  await expect(form.getByRole('status').filter({ hasText: '2 jobs are ready to be posted' })).toBeVisible();
  await form.getByRole('button', { name: 'Post 2 jobs' }).press('Enter');
  await expect(problem.getByRole('listitem')).toHaveText(/^Row 4, Town: /);

  const file = [head, row('Sheet midwife'), row('Sheet clerk')].join('\n');
  await form
    .getByLabel('Choose a file (optional)')
    .setInputFiles({ name: 'jobs.tsv', mimeType: 'text/tab-separated-values', buffer: Buffer.from(file) });
  await expect(rows).toHaveValue(file);
  await form.getByRole('button', { name: 'Check rows' }).press('Enter');
  await expectNoViolations(page, '[role=dialog]');
  await form.getByRole('button', { name: 'Post 2 jobs' }).press('Enter');
  await expect(form.getByRole('heading', { name: '2 jobs posted' })).toBeFocused();
  await expectNoViolations(page, '[role=dialog]');

  await open('/account');
  const posts = page.getByRole('region', { name: 'Your posts' });
  await expect(posts).toContainText('Sheet midwife');
  await expect(posts).toContainText('Sheet clerk');
  await expect(posts.getByRole('link', { name: 'Post jobs from a spreadsheet' })).toBeVisible();
});

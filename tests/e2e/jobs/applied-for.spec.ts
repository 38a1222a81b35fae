import { signInBefore } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { advertise, applyBefore } from './applications.ts';
import { PostingForm } from './posting-form.ts';

const origin = originToPublishIn();
test.use({ baseURL: origin, expectedInConsole: failedRequest });

test('after the first application the essentials of a job stay, and its text shows when it was changed', async ({
  page,
  browser,
  open,
}) => {
  const employer = await signInVerified(page, origin);
  const title = `Ward manager ${crypto.randomUUID().slice(0, 8)}`;
  const id = await advertise(page, employer, title);
  const elsewhere = await browser.newPage({ baseURL: origin });
  const person = await signInBefore(elsewhere);
  await applyBefore(elsewhere, person, 'I have led a ward.', id);

  const form = new PostingForm(page);
  await open(`/staff-portal?form=job&job=${id}`);
  const fixed = form.dialog.getByRole('region', { name: 'What cannot change now' });
  await expect(fixed).toContainText('This job has 1 application, so these stay as people have read them');
  await expect(fixed).toContainText(title);
  await expect(form.field('Job title')).toHaveCount(0);
  await expect(form.field('Town')).toHaveCount(0);
  await expect(form.field('Type')).toHaveCount(0);
  await expectNoViolations(page, '[role="dialog"]');
  await form.field('Agenda for Change band').selectOption('Band 5');
  await form.field('Job description').fill('You lead a team of 12.');
  await form.button('Save changes').click();
  await expect(form.summary.getByRole('link')).toHaveText([
    /^People have applied for this job, so its lowest salary cannot go below £39,959\. /,
  ]);
  await form.field('Agenda for Change band').selectOption('Band 6');
  await form.button('Save changes').click();
  await expect(form.dialog).toHaveCount(0);

  await elsewhere.goto('/account#applications');
  const row = elsewhere.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(/The employer changed this job on \d+ \w+ 20\d\d/);
  await elsewhere.goto(`/staff-portal?job=${id}`);
  await expect(elsewhere.getByRole('main')).toContainText(/Changed\s*\d+ \w+ 20\d\d/);
  await elsewhere.close();
});

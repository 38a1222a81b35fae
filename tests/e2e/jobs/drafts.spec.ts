import { signInVerified } from '../accounts/verified.ts';
import { originToPublishIn } from '../support/portals.ts';
import { anyFailure, expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { PostingForm } from './posting-form.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: failedRequest });

test('an employer saves a draft of a job, goes on with it, publishes it, and deletes another @either', async ({
  page,
  open,
}) => {
  await signInVerified(page, originToPublishIn(), { organization: `Ward ${crypto.randomUUID()}` });
  await open('/staff-portal?form=job');
  const form = page.getByRole('dialog', { name: 'Post a job' });
  await form.getByLabel('Job title').fill('Night midwife');
  await form.getByRole('button', { name: 'Save draft and close' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Draft saved');
  await expect(form).toHaveCount(0);

  await open('/account');
  const drafts = page.getByRole('list', { name: 'Drafts' });
  const draft = drafts.getByRole('listitem').filter({ hasText: 'Night midwife' });
  await expect(draft).toContainText('Begun by Amira Khan, changed on');
  await expectNoViolations(page);
  await draft.getByRole('link', { name: 'Continue the draft of Night midwife' }).press('Enter');
  await expect(form.getByLabel('Job title')).toHaveValue('Night midwife');
  await expectNoViolations(page, '[role=dialog]');
  await form.getByRole('button', { name: 'Post job' }).press('Enter');
  await expect(form.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await new PostingForm(page).fillIn('Night midwife');
  await form.getByRole('button', { name: 'Post job' }).press('Enter');
  await expect(form.getByRole('heading', { name: 'Job posted' })).toBeFocused();

  await open('/staff-portal?form=job');
  await form.getByRole('button', { name: 'Save draft and close' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Draft saved');
  await open('/account');
  const posts = page.getByRole('region', { name: 'Your posts' });
  await expect(posts).toContainText('Night midwife');
  const untitled = drafts.getByRole('listitem').filter({ hasText: 'Draft without a title' });
  await untitled.getByRole('button', { name: 'Delete the draft of Draft without a title' }).press('Enter');
  await expect(untitled.getByRole('button', { name: 'Yes, delete it' })).toBeFocused();
  await expectNoViolations(page);
  await untitled.getByRole('button', { name: 'Yes, delete it' }).press('Enter');
  await expect(drafts).toHaveCount(0);
});

test.describe('where answers are lost', () => {
  test.use({ expectedInConsole: anyFailure });

  test('a draft that is published again, also by another press, is one job', async ({ page, open }) => {
    await signInVerified(page, originToPublishIn(), { organization: `Ward ${crypto.randomUUID()}` });
    await open('/staff-portal?form=job');
    const form = page.getByRole('dialog', { name: 'Post a job' });
    await form.getByLabel('Job title').fill('Unheard midwife');
    await form.getByRole('button', { name: 'Save draft and close' }).press('Enter');
    await open('/account');
    await page.getByRole('link', { name: 'Continue the draft of Unheard midwife' }).press('Enter');
    await new PostingForm(page).fillIn('Unheard midwife');
    let left = 4;
    await page.route('**/graphql', async (route) => {
      if (left === 0 || !route.request().postData()?.includes('PublishJobDraft')) return route.fallback();
      left -= 1;
      // The job is posted, and the answer does not arrive.
      await route.fetch();
      return route.abort();
    });
    const post = form.getByRole('button', { name: 'Post job' });
    await post.press('Enter');
    await expect(form.getByRole('alert', { name: 'There is a problem' })).toContainText('Maximum retries exceeded');
    await post.press('Enter');
    await expect(form.getByRole('heading', { name: 'Job posted' })).toBeFocused();
    await open('/account');
    const posts = page.getByRole('region', { name: 'Your posts' });
    await expect(posts.getByRole('link', { name: 'Unheard midwife', exact: true })).toHaveCount(1);
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { AccountDialog, newcomer } from '../accounts/account-dialog.ts';
import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { expectAccessibleAndNarrow } from '../operations/accessible-and-narrow.ts';
import { countClicks } from '../operations/count-clicks.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

// What is said and liked would stand in the articles of others.
test.use({ baseURL: originToPublishIn() });

const address = '/news?article=six-employment-checks';
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const discussion = (page: Page) => page.getByRole('region', { name: 'Discussion' });
const newWords = () => `Shared with my ward ${randomUUID()}`;

test('a comment is held, changed and withdrawn by keyboard @either', async ({ page, open }) => {
  await signInBefore(page);
  await open(address);
  await page.getByRole('button', { name: /^Discuss/ }).press('Enter');
  const section = discussion(page);
  await expect(section.getByRole('heading', { name: 'Discussion' })).toBeFocused();
  const field = section.getByLabel('Your comment');
  await expect(section).toContainText('Your account is not verified yet.');
  await section.getByRole('button', { name: 'Post comment' }).press('Enter');
  await expect(section.getByRole('alert', { name: 'There is a problem' })).toContainText('Enter a comment');
  const words = newWords();
  await field.focus();
  await page.keyboard.type(words);
  await section.getByRole('button', { name: 'Post comment' }).press('Enter');
  await expect(toast(page)).toContainText('Your comment is held for moderation');
  const own = section.getByRole('listitem').filter({ hasText: words });
  await expect(own).toContainText('Held for moderation');
  await expect(own).toContainText('Amira Khan, Nurse, Riverside Practice');
  await expectNoViolations(page);
  await own.getByRole('button', { name: 'Edit your comment' }).press('Enter');
  await expect(section.getByLabel('Edit your comment')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(', and yours');
  await section.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(own).toContainText(`${words}, and yours`);
  await own.getByRole('button', { name: 'Withdraw your comment' }).press('Enter');
  await expect(own.getByText('Withdraw your comment?')).toBeFocused();
  await own.getByRole('button', { name: 'Yes, withdraw it' }).press('Enter');
  await expect(toast(page)).toContainText('Your comment is withdrawn');
  await expect(section.getByText(words)).toHaveCount(0);
});

test('an operator approves a comment, which a reader reports, and removes it for a reason @either', async ({
  page,
  browser,
  open,
}) => {
  const words = newWords();
  const author = await browser.newPage({ baseURL: originToPublishIn() });
  await signInBefore(author);
  await author.goto(`${address}#discussion`);
  await discussion(author).getByLabel('Your comment').fill(words);
  await discussion(author).getByRole('button', { name: 'Post comment' }).click();
  await expect(toast(author)).toContainText('held');

  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=discussion');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
  await expect(row).toContainText('Waiting for less than an hour');
  await row.getByRole('button', { name: /^Claim/ }).press('Enter');
  await expect(row.getByText('Claimed by you')).toBeFocused();
  await row.getByText('History of the comment').click();
  await expect(row).toContainText('Comment posted, Themselves');
  await expectAccessibleAndNarrow(page);

  await open('/operations');
  const clicks = await countClicks(page);
  const waits = page.getByRole('region', { name: 'Waiting items' });
  await waits.getByRole('link', { name: 'Discussion' }).click();
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(toast(page)).toContainText('The comment is shown');
  await expect(row).toHaveCount(0);
  expect(await clicks(), 'the usual action takes two clicks').toBe(2);

  await open(`${address}#discussion`);
  const shown = discussion(page).getByRole('listitem').filter({ hasText: words });
  await shown.getByRole('button', { name: /^Report/ }).press('Enter');
  await expect(shown.getByLabel('What is wrong with this comment?')).toBeFocused();
  await page.keyboard.type('It names a patient.');
  await shown.getByRole('button', { name: 'Report comment' }).press('Enter');
  await expect(shown).toContainText('You have reported this comment.');

  await open('/operations?section=discussion');
  await expect(row).toContainText('It names a patient.');
  await row.getByRole('button', { name: /^Remove/ }).press('Enter');
  await row.getByRole('button', { name: 'Remove and tell the author' }).press('Enter');
  await expect(row.getByRole('alert')).toContainText('Enter a reason');
  await row.getByLabel('Why it is removed').focus();
  await page.keyboard.type('It names a patient.');
  await row.getByRole('button', { name: 'Remove and tell the author' }).press('Enter');
  await expect(row).toHaveCount(0);

  await author.reload();
  const removed = discussion(author).getByRole('listitem').filter({ hasText: words });
  await expect(removed).toContainText('Why it was removed: It names a patient.');
  await author.close();
});

test.describe('with a browser of its own', () => {
  // What calls itself a headless browser is not counted, and each browser once a day.
  test.use({ userAgent: `Mozilla/5.0 (X11; Linux x86_64) Test/${randomUUID()}` });

  test('a like counts once, and an article is saved once a visitor has signed in', async ({ page, open }) => {
    const person = newcomer();
    const signedOut = new AccountDialog(page);
    await open('/');
    await signedOut.signUp(person);
    await signedOut.signOut();
    await signedOut.saysSignedOut();
    await open(address);
    const like = page.getByRole('button', { name: /^Like/ });
    const before = Number(/\d+/.exec((await like.textContent()) ?? '')?.[0] ?? 0);
    await like.press('Enter');
    const liked = page.getByRole('button', { name: 'Liked' });
    await expect(liked).toContainText(`${before + 1}`);
    await liked.press('Enter');
    await expect(toast(page)).toContainText('You have liked this article');
    await open(address);
    await like.press('Enter');
    await expect(toast(page)).toContainText('You have liked this article');
    await expect(liked).toContainText(`${before + 1}`);

    await page.getByRole('link', { name: 'Save', exact: true }).click();
    const dialog = new AccountDialog(page);
    await expect(page.getByRole('dialog')).toContainText('Sign in to save this article');
    await dialog.fillIn({ email: person.email, password: person.password });
    await dialog.send('Sign In');
    await expect(toast(page)).toContainText('Saved');
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await open('/news');
    await page.getByRole('link', { name: 'Articles that you have saved' }).click();
    const saved = page.getByRole('region', { name: 'Saved articles' });
    await saved.getByRole('button', { name: /^Remove/ }).click();
    await expect(saved).toContainText('You have not saved an article yet.');
  });
});

test.describe('where the server fails', () => {
  test.use({ expectedInConsole: failedRequest });

  test('a comment that could not be sent stays in its form', async ({ page, open }) => {
    await signInBefore(page);
    await open(`${address}#discussion`);
    const section = discussion(page);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('mutation AddComment')
        ? route.fulfill({ status: 400, json: { error: 'Not now' } })
        : route.fallback(),
    );
    await section.getByLabel('Your comment').fill('To be kept.');
    await section.getByRole('button', { name: 'Post comment' }).click();
    await expect(section.getByRole('alert', { name: 'There is a problem' })).toContainText('Not now');
    await expect(section.getByLabel('Your comment')).toHaveValue('To be kept.');
  });
});

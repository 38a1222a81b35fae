import type { Page } from 'playwright/test';
import { sections } from '../../../client/operations/sections.ts';
import { AccountDialog, type Newcomer, newcomer } from '../accounts/account-dialog.ts';
import { confirmAddress, openAccount, password } from '../accounts/mails.ts';
import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { anyFailureOrNotFound, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { expectAccessibleAndNarrow } from './accessible-and-narrow.ts';

const title = /^Page not found/;

test.describe('for other users there is no such page', () => {
  test.use({ expectedInConsole: anyFailureOrNotFound });

  test('the server says so, and search engines are not to show it', async ({ request }) => {
    const [answer, elsewhere] = await Promise.all([request.get('/operations?section=log'), request.get('/nowhere')]);
    expect([answer.status(), elsewhere.status()]).toEqual([404, 404]);
    const [html, other] = [await answer.text(), await elsewhere.text()];
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('Oops! Page not found');
    const main = (text: string) => /<main.*<\/main>/s.exec(text)?.[0];
    expect(main(html)).toBe(main(other));
  });

  test('who is not signed in sees the not-found page, and its script brings nothing of it @either', async ({
    page,
    open,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open('/operations');
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((address) => /OperationsDesk|OperatorsOnly/.test(address))).toEqual([]);
  });

  test('nor does a member, who has no link to it either @either', async ({ page, open }) => {
    await signInBefore(page);
    await open('/operations');
    await new AccountDialog(page).openMenu();
    await expect(page.getByRole('link', { name: 'Your account' }).locator('visible=true')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Operations' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle(title);
  });
});

test.describe('an operator who leaves', () => {
  test.use({ expectedInConsole: anyFailureOrNotFound });

  test('finds no such page any more, nor does the server', async ({ page, baseURL, open }) => {
    await signInAsOperator(page, baseURL ?? '');
    await open('/operations');
    await page.getByRole('banner').getByRole('button', { name: 'First O' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle(title);
    // The visit before left its cookie, which is gone now.
    const answer = await page.reload();
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });
});

test.describe('an operator', () => {
  let person: Newcomer;

  test.beforeEach(async ({ page, request, baseURL }) => {
    person = newcomer();
    await openAccount(request, person.email);
    await signInAsOperator(page, baseURL ?? '');
  });

  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Operations' });
  const rowOf = (page: Page, email: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: email, has: page.getByRole('heading') });
  const row = (page: Page) => rowOf(page, person.email);
  const log = (page: Page) => page.getByRole('table', { name: /entr/ });

  async function find(page: Page): Promise<void> {
    await page.getByLabel('Name, organisation or email address').fill(person.email);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(/^1 account/);
  }

  test('comes by the menu, and the heading takes the focus @either', async ({ page, open }) => {
    await open('/news');
    const banner = page.getByRole('banner');
    if ((page.viewportSize()?.width ?? 0) < 769) await banner.locator('summary').tap();
    else await banner.getByRole('button', { name: 'First O' }).click();
    await banner.getByRole('link', { name: 'Operations' }).locator('visible=true').click();
    await expect(page).toHaveURL('/operations');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Operations – Wayline');
  });

  test('verifies a waiting account with a confirmed address; the log says so @either', async ({
    page,
    open,
    request,
    baseURL,
  }) => {
    await open('/operations');
    await find(page);
    await expect(row(page)).toContainText('Asha Mensah');
    await expect(row(page)).toContainText('Nurse, Brambleford');
    await expect(row(page)).toContainText('Waiting for less than an hour');
    await expect(row(page)).toContainText('Email address not confirmed');
    const verify = row(page).getByRole('button', { name: 'Verify Asha Mensah' });
    await expect(verify).toBeDisabled();
    await expect(verify).toHaveAccessibleDescription('Cannot be verified yet: the email address is not confirmed.');
    await verify.click({ force: true });
    await confirmAddress(request, baseURL ?? '', person.email);
    await page.reload();
    await find(page);
    await verify.click();
    const notifications = page.getByRole('region', { name: 'Notifications' });
    await expect(notifications.getByRole('status')).toContainText('Asha Mensah is verified');
    await expect(notifications.getByRole('status')).toContainText('They are told by email in 5 minutes');
    await expect(row(page)).toHaveCount(0);
    // It stays until it is used, and is reached from anywhere.
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await expect(notifications.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expectNoViolations(page, '[aria-label="Notifications"]');
    await page.keyboard.press('Enter');
    await expect(notifications.getByRole('status')).toContainText('The verification of Asha Mensah is undone');
    await expect(row(page)).toContainText('Waiting for less than an hour');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
    // The list of another tab does not know it yet: what was verified in the first one is not undone in the second.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await find(other);
    const verifyThere = row(other).getByRole('button', { name: 'Verify Asha Mensah' });
    await expect(verifyThere).toBeVisible();
    await verify.click();
    await expect(notifications.getByRole('status')).toContainText('Asha Mensah is verified');
    await expect(row(page)).toHaveCount(0);
    await verifyThere.click();
    const told = other.getByRole('region', { name: 'Notifications' });
    await expect(told.getByRole('status')).toContainText('Asha Mensah is verified already');
    await expect(told.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await other.close();
    await expect(page.getByRole('heading', { level: 3, name: 'No accounts match' })).toBeVisible();

    await page.goto('/operations?section=accounts');
    await find(page);
    await expect(row(page)).toContainText('Verified on');
    await row(page).getByRole('link', { name: 'Audit log of Asha Mensah' }).click();
    await expect(log(page).getByRole('rowheader')).toHaveText([
      'Account verified',
      'Account verification undone',
      'Account verified',
      'Account email confirmed',
      'Account signed up',
    ]);
    await expect(log(page).getByRole('row', { name: 'Account verified' }).first()).toContainText(
      'operator@portal.example',
    );
    await expect(log(page).getByRole('row', { name: 'Account verification undone' })).toContainText(
      /Account [0-9a-f]{8}/,
    );
  });

  test('suspends an account and lifts it again, each with a confirmation; sign-in is refused meanwhile', async ({
    page,
    open,
    request,
  }) => {
    const signIn = async () => {
      const answer = await request.post('/api/auth/signin', { data: { email: person.email, password } });
      return answer.status();
    };
    await open('/operations?section=accounts');
    await find(page);
    const suspend = row(page).getByRole('button', { name: 'Suspend Asha Mensah' });
    await suspend.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Suspend Asha Mensah?');
    await expectNoViolations(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(suspend).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('They publish nothing at present.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Suspend account' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Enter a reason');
    await dialog.getByLabel('Reason').fill('Two hospitals say that these jobs are not theirs.');
    await dialog.getByRole('button', { name: 'Suspend account' }).click();
    await expect(row(page)).toContainText('Suspended');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
    expect(await signIn()).toBe(403);

    await page.getByLabel('Status').selectOption('suspended');
    await expect(page).toHaveURL(/status=suspended/);
    await row(page).getByRole('button', { name: 'Lift suspension of Asha Mensah' }).click();
    await dialog.getByRole('button', { name: 'Lift suspension' }).click();
    await expect(row(page)).toHaveCount(0);
    expect(await signIn()).toBe(200);
    await page.goto('/operations?section=log&action=account.suspended');
    await expect(log(page).getByRole('rowheader').first()).toContainText('these jobs are not theirs.');
  });

  test('changes access, but not their own', async ({ page, open, request, baseURL }) => {
    await confirmAddress(request, baseURL ?? '', person.email);
    await open('/operations?section=accounts');
    await find(page);
    await row(page).getByRole('button', { name: 'Change access of Asha Mensah' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change access of Asha Mensah' });
    await dialog.getByLabel('Access').selectOption('Verified');
    await dialog.getByRole('button', { name: 'Change access' }).click();
    await expect(row(page)).toContainText('Verified on');
    await page.getByLabel('Name, organisation or email address').fill('operator@portal.example');
    const own = rowOf(page, 'operator@portal.example');
    await expect(own).toContainText('This is your own account.');
    await expect(own.getByRole('button')).toHaveCount(0);
    await expectNoViolations(page);
  });

  test('narrows the log, turns its pages, and Back undoes each step', async ({ page, open, request }) => {
    for (let more = 0; more < 21; more += 1) await openAccount(request, newcomer().email);
    await open('/operations?section=log');
    await page.getByLabel('What was done').selectOption('account.signed_up');
    await expect(page).toHaveURL('/operations?section=log&action=account.signed_up');
    const what = log(page).getByRole('rowheader');
    await expect(what).toHaveText(Array(20).fill('Account signed up'));
    const pages = page.getByRole('navigation', { name: 'Pages of the audit log' });
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(pages).toContainText('Showing 21 to');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
    await pages.getByRole('link', { name: 'Previous' }).click();
    await expect(pages).toContainText('Showing 1 to 20');
    await page.goBack();
    await expect(pages).toContainText('Showing 21 to');
    await page.getByRole('link', { name: 'Remove filter: Account signed up' }).click();
    await expect(page).toHaveURL('/operations?section=log');
  });

  test('is never shown anything but the page, whose frame is there at once @either', async ({ page }) => {
    const shown: string[] = [];
    await page.exposeFunction('sawHeading', (text: string) => shown.push(text));
    await page.addInitScript(() => {
      const look = () => {
        const text = document.querySelector('h1')?.textContent ?? '';
        void (window as unknown as { sawHeading: (text: string) => void }).sawHeading(text);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    // What brings the desk waits, so that the frame is seen.
    let go = () => {};
    const free = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/OperationsDesk/, async (route) => {
      await free;
      await route.continue();
    });
    const answer = await page.goto('/operations?section=log');
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    const section = page.getByRole('navigation', { name: 'Sections of this page' });
    await expect(section.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle('Operations – Wayline');
    go();
    await expect(log(page)).toBeVisible();
    expect([...new Set(shown)].filter(Boolean)).toEqual(['Operations']);
  });

  test('goes through it by keyboard, and a reload shows it again', async ({ page, open }) => {
    await open('/operations');
    await heading(page).waitFor();
    const section = page.getByRole('navigation', { name: 'Sections of this page' });
    await section.getByRole('link', { name: 'Verification' }).focus();
    for (const { label: name } of sections.slice(1)) {
      await page.keyboard.press('Tab');
      await expect(section.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/operations?section=log');
    await expect(section.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(log(page)).toBeVisible();
  });

  for (const section of ['verification', 'accounts', 'log']) {
    test(`axe finds nothing on ${section}, which fits 320 pixels @either`, async ({ page, open }) => {
      await open(`/operations?section=${section}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(/^(?:More than )?[\d,]+ /);
      await expectAccessibleAndNarrow(page);
    });
  }
});

import type { Page } from 'playwright/test';
import { newcomer } from '../accounts/account-dialog.ts';
import { mailedAddress } from '../accounts/mails.ts';
import { askAsOperator } from '../accounts/operator.ts';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

// Messages would stand in the operators' queue of others.
test.use({ baseURL: originToPublishIn() });

const origin = originToPublishIn();
const main = (page: Page) => page.getByRole('main');
const form = (page: Page) =>
  main(page)
    .locator('form')
    .filter({ has: page.getByLabel('Message') });
const sent = (page: Page) => main(page).getByRole('heading', { name: 'Message sent' });
const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });

/** Fills the form in by the keyboard alone, from its first field to its button. */
async function typeEnquiry(page: Page, email: string, subject: string): Promise<void> {
  const { keyboard } = page;
  await form(page).getByLabel('Full name').focus();
  for (const text of ['Asha Mensah', email, '01632 960 001', 'Brambleford', '']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(form(page).getByLabel('Subject')).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(subject);
  await keyboard.press('Tab');
  await keyboard.type('Who can we talk to?');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Send message' })).toBeFocused();
}

test('a message is sent by the keyboard, replied to in two clicks, and read and closed by its link @either @always', async ({
  page,
  open,
}) => {
  const { email } = newcomer();
  const subject = `A pilot ${crypto.randomUUID()}`;
  await open('/contact?category=partnership&subject=A%20pilot');
  await expect(form(page).getByLabel('Inquiry category')).toHaveValue('PARTNERSHIP');
  await expect(form(page).getByLabel('Subject')).toHaveValue('A pilot');
  await expectNoViolations(page);
  await typeEnquiry(page, email, subject);
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeFocused();
  await expect(main(page)).toContainText(/Your reference is M\d{4}-\d{10}\./);
  await expectNoViolations(page);
  const address = await mailedAddress(origin, email, 'enquiry-received');

  const { page: desk, context } = await newPage(page);
  await signInAsOperator(desk, origin);
  await desk.goto('/operations?section=messages');
  const item = desk.getByRole('main').getByRole('listitem').filter({ hasText: subject });
  await expect(item).toContainText('24 hours left');
  await item.getByRole('button', { name: 'Reply' }).click();
  await expect(item.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await expect(item).toContainText('Who can we talk to?');
  await expectNoViolations(desk);
  await desk.keyboard.type('Call Meera.');
  await item.getByRole('button', { name: 'Send reply' }).click();
  await expect(desk.getByRole('region', { name: 'Notifications' })).toContainText('The reply is sent');
  await expect(item).toHaveCount(0);
  await context.close();

  expect(await mailedAddress(origin, email, 'enquiry-answered')).toBe(address);
  await open(address);
  await expect(main(page)).toContainText('Call Meera.');
  await expectNoViolations(page);
  await main(page).getByLabel('Write back').fill('Thank you.');
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByRole('heading', { level: 2, name: subject })).toBeFocused();
  await expect(main(page)).toContainText('Waiting for our reply');
  await main(page).getByRole('button', { name: 'Close this message' }).click();
  await expect(main(page).getByRole('listitem')).toHaveCount(4);
  await expect(main(page).getByRole('button', { name: 'Close this message' })).toHaveCount(0);
});

test.describe('without a server', () => {
  test.use({ expectedInConsole: anyFailure });

  test('what was typed stays, also in a page loaded anew, and is sent once when it comes back', async ({
    page,
    open,
  }) => {
    const { email } = newcomer();
    const subject = `Lost ${crypto.randomUUID()}`;
    await open('/contact');
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Enter your full name',
      'Enter your email address',
      'Select an inquiry category',
      'Enter a subject',
      'Enter your message',
    ]);
    await form(page).getByLabel('Inquiry category').selectOption('Billing');
    await typeEnquiry(page, email, subject);
    // The answer of the first attempt is lost; the browser sends it again by itself, under the same key.
    let attempts = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('SendEnquiry')) return route.continue();
      attempts += 1;
      if (attempts === 1) await route.fetch();
      return attempts < 5 ? route.abort() : route.continue();
    });
    await page.clock.install();
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeFocused();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return attempts;
      })
      .toBe(4);
    await expect(summary(page)).toContainText('Maximum retries exceeded');
    await open('/contact');
    await expect(form(page)).toContainText('What you filled in before is still here.');
    await expect(form(page).getByLabel('Subject')).toHaveValue(subject);
    await expect(form(page).getByLabel('Inquiry category')).toHaveValue('BILLING');
    await page.unroute('**/graphql');
    const query = '{ enquiries(filter: { state: OPEN, category: BILLING }, first: 100) { nodes { subject } } }';
    const { enquiries } = (await askAsOperator(origin, query, {})) as never as {
      enquiries: { nodes: { subject: string }[] };
    };
    expect(enquiries.nodes.filter((node) => node.subject === subject)).toHaveLength(1);
  });
});

test('a reader subscribes to the newsletter, confirms, and unsubscribes @either', async ({ page, open }) => {
  const { email } = newcomer();
  const section = main(page).getByRole('region', { name: 'Newsletter' });
  await open('/contact');
  await section.getByRole('button', { name: 'Subscribe' }).click();
  await expect(summary(page)).toContainText('Enter your email address');
  await section.getByLabel('Email address').fill(email);
  await section.getByRole('button', { name: 'Subscribe' }).click();
  await expect(section.getByText('We have sent you an email. It says what to do next.')).toBeFocused();
  await open(await mailedAddress(origin, email, 'newsletter-confirmation'));
  await main(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You now get the newsletter.')).toBeFocused();
  await expectNoViolations(page);
  const address = (await mailedAddress(origin, email, 'newsletter-confirmation')).replace('confirm', 'unsubscribe');
  await open(address);
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(/^You get no more newsletters/)).toBeFocused();
});

test('Join Community asks for the developer newsletter, which is confirmed by mail @either', async ({ page, open }) => {
  const { email } = newcomer();
  await open('/api-reference?topic=job-matching');
  await main(page).getByRole('link', { name: 'Join Community' }).click();
  await expect(page).toHaveURL('/api-reference?topic=job-matching#community');
  const section = main(page).getByRole('region', { name: 'Developer community' });
  await section.getByRole('button', { name: 'Join' }).click();
  await expect(summary(page)).toContainText('Enter your email address');
  await expectNoViolations(page);
  await section.getByLabel('Email address').fill(email);
  await section.getByRole('button', { name: 'Join' }).click();
  await expect(section.getByText('We have sent you an email. It says what to do next.')).toBeFocused();
  await open(await mailedAddress(origin, email, 'newsletter-confirmation'));
  await expect(main(page).getByText('Confirm that you want the developer newsletter.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You now get the developer newsletter.')).toBeFocused();
});

/** A page of another visitor. */
async function newPage(page: Page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const context = await browser.newContext({ baseURL: origin, viewport: page.viewportSize() });
  return { page: await context.newPage(), context };
}

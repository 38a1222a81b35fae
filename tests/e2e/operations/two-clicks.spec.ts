import type { Browser, Locator, Page } from 'playwright/test';
import { newcomer } from '../accounts/account-dialog.ts';
import { confirmAddress, openAccount } from '../accounts/mails.ts';
import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { EquipmentPostingDialog, signInAsSeller } from '../equipment/seller.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { VendorForm } from '../vendors/vendor-form.ts';
import { countClicks } from './count-clicks.ts';

// The queue of comments is counted where one is held (`news/discussion.spec.ts`).

const PAGE_SIZE = 20;
const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const overview = (page: Page) => main(page).getByRole('region', { name: 'Waiting items' });

/** Turns the pages until an item is there, as those of other tests may wait before it; how often. */
async function turnTo(page: Page, row: Locator): Promise<number> {
  const pages = main(page).getByRole('navigation', { name: /^Pages of/ });
  const next = pages.getByRole('link', { name: 'Next' });
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(/^\d/);
  let turns = 0;
  while ((await row.count()) === 0 && (await next.count()) > 0) {
    turns += 1;
    await next.press('Enter');
    await expect(pages).toContainText(`Showing ${turns * PAGE_SIZE + 1} to`);
  }
  return turns;
}

/** Items that wait, one a queue: by what the row is known, and what is usually done about it. */
const queues = [
  {
    queue: 'Equipment',
    usual: /^Publish/,
    done: 'The product is listed',
    arrange: async (browser: Browser) => {
      const page = await browser.newPage({ baseURL: originToPublishIn() });
      await signInAsSeller(page);
      await page.goto('/equipment?form=list');
      const listing = new EquipmentPostingDialog(page);
      const name = `Oximeter ${crypto.randomUUID()}`;
      await listing.fillIn(name);
      await listing.send();
      await expect(listing.sent).toBeFocused();
      await page.close();
      return name;
    },
  },
  {
    queue: 'Suppliers',
    usual: /^Approve/,
    done: 'The application is approved',
    arrange: async (browser: Browser) => {
      const page = await browser.newPage({ baseURL: originToPublishIn() });
      const form = new VendorForm(page);
      const key = crypto.randomUUID();
      await page.goto('/equipment?form=vendor');
      await form.reachDocuments({ name: `Devices ${key} Ltd`, email: `${key}@devices.example` });
      await form.button('Submit application').press('Enter');
      await expect(form.toast).toContainText('Vendor Application Submitted Successfully!');
      await page.close();
      return key;
    },
  },
  {
    queue: 'Training',
    usual: /^Accept/,
    done: 'The application is accepted',
    arrange: async (browser: Browser) => {
      const page = await browser.newPage({ baseURL: originToPublishIn() });
      const { email } = await signInBefore(page);
      const enrol = 'mutation ($id: ID!) { enrol(programmeId: $id) { __typename } }';
      const token = await accessToken(page);
      const ask = async (query: string, variables: object) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await page.request.post('/graphql', { headers, data: { query, variables } })).json();
      };
      const { data } = await ask('{ certifications { id } }', {});
      const enrolled = await ask(enrol, { id: data.certifications[0].id });
      expect(enrolled.data.enrol.__typename).toBe('EnrolmentPayload');
      await page.close();
      return email;
    },
  },
];

/** An access token for the session that the browser of a page has. */
async function accessToken(page: Page): Promise<string> {
  const query = 'mutation { refreshSession { __typename ... on SessionPayload { accessToken } } }';
  const answer = await page.request.post('/graphql', { headers: { 'x-session-cookie': '1' }, data: { query } });
  return (await answer.json()).data.refreshSession.accessToken;
}

test.describe('in a queue, the usual action takes two clicks', () => {
  test.use({ baseURL: originToPublishIn() });

  for (const { queue, usual, done, arrange } of queues) {
    test(queue, async ({ page, browser, open }) => {
      const name = await arrange(browser);
      await signInAsOperator(page, originToPublishIn());
      await open('/operations');
      const clicks = await countClicks(page);
      await overview(page).getByRole('link', { name: queue }).press('Enter');
      const row = main(page)
        .getByRole('listitem')
        .filter({ hasText: name, has: page.getByRole('button') });
      const turns = await turnTo(page, row);
      await row.getByRole('button', { name: usual }).press('Enter');
      await expect(toast(page)).toContainText(done);
      await expect(row).toHaveCount(0);
      expect((await clicks()) - turns).toBe(2);
    });
  }
});

// The first message may be that of another test.
test('a message is replied to in two clicks, and the reply has the focus before', async ({ page, baseURL, open }) => {
  const subject = `Question ${crypto.randomUUID()}`;
  const input = { name: 'Asha Mensah', email: newcomer().email, subject, category: 'OTHER', message: 'How?' };
  const query = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { __typename } }';
  const sent = await page.request.post('/graphql', { data: { query, variables: { input } } });
  expect((await sent.json()).data.sendEnquiry.__typename).toMatch(/Payload$/);
  await signInAsOperator(page, baseURL ?? '');
  await open('/operations');
  const clicks = await countClicks(page);
  await overview(page).getByRole('link', { name: 'Reply to the first message' }).press('Enter');
  const row = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') });
  await expect(row.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await page.keyboard.type('Like this.');
  await row.getByRole('button', { name: 'Send reply' }).press('Enter');
  await expect(toast(page)).toContainText('The reply is sent');
  expect(await clicks()).toBe(2);
});

test('an account is verified in one click, as the desk opens with those that wait', async ({
  page,
  request,
  baseURL,
  open,
}) => {
  const { email } = newcomer();
  await openAccount(request, email);
  await confirmAddress(request, baseURL ?? '', email);
  await signInAsOperator(page, baseURL ?? '');
  // Accounts of other tests wait there, too.
  await open(`/operations?q=${encodeURIComponent(email)}`);
  const clicks = await countClicks(page);
  const row = main(page)
    .getByRole('listitem')
    .filter({ hasText: email, has: page.getByRole('heading') });
  await row.getByRole('button', { name: /^Verify/ }).press('Enter');
  await expect(toast(page)).toContainText('is verified');
  await expect(row).toHaveCount(0);
  expect(await clicks()).toBe(1);
});

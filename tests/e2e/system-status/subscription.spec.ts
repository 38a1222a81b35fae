import type { Page } from 'playwright/test';
import { newcomer } from '../accounts/account-dialog.ts';
import { mailedAddress, mailedSubject } from '../accounts/mails.ts';
import { operatorCredentials } from '../accounts/operator.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, takenOver, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

// Incidents would stand on the status page of others.
test.use({ baseURL: originToPublishIn() });

const origin = originToPublishIn();
const button = (page: Page) => page.getByRole('button', { name: 'Subscribe to Updates' });

async function openForm(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open('/system-status');
  await takenOver(button(page));
  await button(page).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
}

/** Has an operator open an incident, without the pages. */
async function openIncident(page: Page, title: string): Promise<void> {
  const ask = async (query: string, variables: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await (await page.request.post('/graphql', { headers, data: { query, variables } })).json()).data;
  };
  const { signIn } = await ask(
    `mutation ($email: String!, $password: String!) {
      signIn(email: $email, password: $password) { ... on SessionPayload { accessToken } } }`,
    await operatorCredentials(origin),
  );
  const { openIncident: opened } = await ask(
    `mutation ($title: String!) { openIncident(input: { title: $title, description: "It is slow.", severity: LOW,
      components: [SEARCH] }) { __typename } }`,
    { title },
    signIn.accessToken,
  );
  expect(opened).toEqual({ __typename: 'IncidentPayload' });
}

test('a reader subscribes, confirms, is mailed of an incident, and unsubscribes @either', async ({ page, open }) => {
  const { email } = newcomer();
  await openForm(page, open);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText('We have sent you an email. It says what to do next.')).toBeFocused();
  await open(await mailedAddress(origin, email, 'status-confirmation'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You now get an email when something is said of an incident.')).toBeFocused();
  // Followed again, the link says that it was used, and offers nothing to press.
  await open(await mailedAddress(origin, email, 'status-confirmation'));
  await expect(page.getByRole('heading', { level: 1, name: 'You get emails about the status' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('This link has been used already');
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  const title = `Slow answers ${crypto.randomUUID()}`;
  await openIncident(page, title);
  await expect
    .poll(async () => mailedSubject(origin, email, 'status-update'), { timeout: 20_000 })
    .toContain(`status: ${title} (Investigating)`);
  await open(await mailedAddress(origin, email, 'status-update'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(/^You get no more emails about the status/)).toBeFocused();
  await open(await mailedAddress(origin, email, 'status-update'));
  await expect(page.getByRole('main').getByRole('status')).toContainText('You have unsubscribed already');
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'System status' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'System status' })).toBeFocused();
});

test('what is no address is said at its field, and giving up leads back, by the keyboard alone', async ({
  page,
  open,
}) => {
  await openForm(page, open);
  const { keyboard } = page;
  await keyboard.type('asha');
  await keyboard.press('Enter');
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/in the correct format/);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(button(page)).toBeFocused();
});

test('a link that was never mailed says so; axe finds nothing on the form and the page of a link @either', async ({
  page,
  open,
}) => {
  await openForm(page, open);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expectNoViolations(page);
  await expect(page.getByRole('link', { name: 'RSS Feed' })).toHaveAttribute('href', '/feeds/status.xml');
  await expect(page.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', '/api/status');
  await open('/system-status?confirm=made-up');
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('This link is too old');
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expectNoViolations(page);
});

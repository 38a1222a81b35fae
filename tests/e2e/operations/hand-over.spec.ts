import { randomUUID } from 'node:crypto';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { signInAsNewOperator } from '../accounts/verified.ts';
import { originToPublishIn } from '../support/portals.ts';
import { anyFailure, expect, test } from '../support/test.ts';
import { expectAccessibleAndNarrow } from './accessible-and-narrow.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anyFailure });

test('an item is claimed and handed over by keyboard, after a failure that keeps the choice @either', async ({
  page,
  browser,
  open,
}) => {
  const other = await browser.newPage({ baseURL: originToPublishIn() });
  // A word of its own, which a closed list of choices finds while it is typed.
  const firstName = `A${randomUUID().slice(0, 8)}`;
  const { person, makeMember } = await signInAsNewOperator(other, originToPublishIn(), { firstName });
  try {
    const subject = `A delivery ${randomUUID()}`;
    const sent = await other.request.post('/api/contact/enquiry', {
      data: { name: 'Amira Khan', email: person.email, subject, message: 'It has not come.', category: 'other' },
    });
    expect(sent.status(), await sent.text()).toBe(201);

    await signInAsOperator(page, originToPublishIn());
    await open('/operations?section=messages');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: subject });
    await row.getByRole('button', { name: /^Claim/ }).press('Enter');
    await expect(row.getByText('Claimed by you')).toBeFocused();
    await row.getByRole('button', { name: /^Hand over/ }).press('Enter');
    const field = row.getByLabel('Hand over to');
    await expect(field).toBeFocused();
    await expectAccessibleAndNarrow(page);
    const button = row.getByRole('button', { name: 'Hand over', exact: true });
    await button.press('Enter');
    await expect(row.getByRole('alert', { name: 'There is a problem' })).toContainText('Choose an operator');
    await expectAccessibleAndNarrow(page);

    const name = `${firstName} ${person.lastName}`;
    await expect(field.getByRole('option', { name })).toHaveCount(1);
    await field.focus();
    // A select follows what is typed.
    await page.keyboard.type(firstName);
    await expect(field.getByRole('option', { name, selected: true })).toHaveCount(1);
    await page.route('/graphql', async (route) => {
      const isHandOver = route.request().postData()?.includes('HandOverDeskItem') ?? false;
      return isHandOver ? route.abort() : route.continue();
    });
    await button.press('Enter');
    await expect(row.getByRole('alert', { name: 'There is a problem' })).toContainText('Unable to connect to server');
    await expect(field.getByRole('option', { name, selected: true })).toHaveCount(1);
    await page.unroute('/graphql');
    await button.press('Enter');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The item is handed over');
    await expect(row).toContainText(`Claimed by ${name}`);
  } finally {
    await makeMember();
    await other.close();
  }
});

import { signInHere } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { BulkOrderDialog } from './bulk-order-dialog.ts';
import { Trader } from './trade.ts';

// Suppliers and their products would stand in the lists of others.
test.use({ baseURL: originToPublishIn() });

test('a member who orders for an organisation sends an order for it, which stands in its list @either', async ({
  page,
  open,
}) => {
  // A user who sells has begun an organisation, with every role in it.
  const member = await Trader.seller('Vale Analysers');
  await signInHere(page, member.person);
  await open('/equipment?form=bulk-order');
  const order = new BulkOrderDialog(page);
  const choice = order.dialog.getByRole('checkbox', { name: `Order for ${member.person.organization}` });
  await expect(choice).not.toBeChecked();
  await expect(order.field('Organisation name')).toHaveValue(member.person.organization);
  await expect(order.field('Contact name')).toHaveValue('Amira Khan');
  await expect(order.field('Email')).toHaveValue(member.person.email);
  await expect(order.field('Phone')).toHaveValue(member.person.phone);
  await expectNoViolations(page, '[role="dialog"]');
  await order.fillInBuyer(member.person.email);
  await expect(order.field('Contact name')).toHaveValue('Asha Mensah');
  await order.field('Equipment type').selectOption('Surgical Instruments');
  await order.field('Description').fill('Scissors');
  await choice.press('Space');
  await expectNoViolations(page, '[role="dialog"]');
  await order.submit.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Bulk Order Request Submitted!');
  await open('/account');
  const list = page.getByRole('region', { name: "Your organisation's bulk orders" });
  await list.getByRole('link', { name: /^BO/ }).press('Enter');
  const opened = page.getByRole('dialog', { name: /^Bulk order BO/ });
  await expect(opened).toContainText('An organisation, whose members see it who order equipment or manage it');
  await expectNoViolations(page, '[role="dialog"]');
});

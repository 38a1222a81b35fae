import { BulkOrderDialog } from '../orders/bulk-order-dialog.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anything });

const opened = { fullPage: false };

async function openForm({ page, open }: Parts): Promise<BulkOrderDialog> {
  await open('/equipment?form=bulk-order');
  const order = new BulkOrderDialog(page);
  await order.field('Organisation name').waitFor();
  return order;
}

picture('bulk-order', openForm, opened);

picture(
  'bulk-order-items',
  async (parts) => {
    const order = await openForm(parts);
    await order.fillInBuyer('asha@example.com');
    await order.field('Equipment type').selectOption('Surgical Instruments');
    await order.field('Description').fill('Scissors');
    await order
      .field('Description')
      .evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
  },
  opened,
);

picture(
  'bulk-order-problems',
  async (parts) => {
    const order = await openForm(parts);
    await order.submit.press('Enter');
    await order.dialog.getByRole('alert', { name: 'There is a problem' }).waitFor();
  },
  opened,
);

picture(
  'bulk-order-failed',
  async (parts) => {
    const order = await openForm(parts);
    await order.fillInBuyer('asha@example.com');
    await order.field('Equipment type').selectOption('Surgical Instruments');
    await order.field('Description').fill('Scissors');
    await parts.page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Request refused' } }));
    await order.submit.press('Enter');
    await parts.page.getByText('Submission Failed').first().waitFor();
  },
  opened,
);

picture(
  'bulk-order-sent',
  async (parts) => {
    const order = await openForm(parts);
    await order.fillInBuyer('asha@example.com');
    await order.field('Equipment type').selectOption('Surgical Instruments');
    await order.field('Description').fill('Scissors');
    await order.submit.press('Enter');
    await parts.page.getByText('Bulk Order Request Submitted!').waitFor();
  },
  opened,
);

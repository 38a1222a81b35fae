import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { BulkOrderDialog } from './bulk-order-dialog.ts';

test('a bulk order is filled in and sent by the keyboard alone, and the form is empty again @either @always', async ({
  page,
  open,
}) => {
  await open('/equipment?category=monitoring');
  const order = new BulkOrderDialog(page);
  const { keyboard } = page;
  const type = async (...texts: readonly string[]) => {
    for (const text of texts) {
      await keyboard.press('Tab');
      await keyboard.type(text);
    }
  };
  await order.opener.press('Enter');
  await expect(order.dialog).toBeVisible();
  await expect(page).toHaveURL('/equipment?category=monitoring&form=bulk-order');
  await expect(order.submit).toHaveAttribute('aria-disabled', 'true');
  await expect(order.submit).toHaveAccessibleDescription(/^To submit, enter your organisation/);
  await expect(order.dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await order.submit.press('Enter');
  const summary = order.dialog.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter the name of your organisation',
    'Enter your department',
    'Enter the delivery address',
    'Enter your name',
    'Enter your email address',
    'Enter your phone number',
    'Select an order type',
    'Enter the date when you need it',
    'Select the equipment type of item 1',
    'Enter the description of item 1',
  ]);
  await expectNoViolations(page, '[role="dialog"]');

  await order.field('Organisation name').press('Shift+Tab');
  await type(
    'Brambleford Hospital',
    'RXX',
    'Critical care',
    'Stores',
    'Asha Mensah',
    'asha@example.com',
    '01632 960 001',
  );
  await type('Lease', 'Over');
  await expect(order.dialog).toContainText('The Procurement Act 2023 applies to goods from £135,018');
  await order.field('Required date').fill('2030-03-01');
  await order.field('Project name (optional)').focus();
  await type('Patient', 'Urgent', 'Bedside monitor', 'abc', 'With alarms');
  await expect(order.field('Quantity')).toHaveValue('1');
  await expect(order.field('Urgency')).toHaveValue('URGENT');
  await expect(order.submit).not.toHaveAttribute('aria-disabled', 'true');
  await order.submit.press('Enter');

  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('Bulk Order Request Submitted!');
  await expect(toast).toContainText(
    'The procurement team will contact the user within 24 hours with quotes and availability.',
  );
  await expect(page).toHaveURL('/equipment?category=monitoring');
  await expect(order.dialog).toHaveCount(0);
  await order.opener.press('Enter');
  await expect(order.field('Organisation name')).toHaveValue('');
  await expect(order.dialog.getByRole('group', { name: /^Item \d/ })).toHaveCount(1);
});

test('lines of a spreadsheet become items, and what does not fit is named line by line @either', async ({
  page,
  open,
}) => {
  await open('/equipment?form=bulk-order');
  const order = new BulkOrderDialog(page);
  await order.dialog.getByText('Paste lines from a spreadsheet').click();
  await order
    .field('Lines')
    .fill(
      [
        'Equipment type,Description,Quantity',
        'Imaging Equipment,"Ultrasound, portable",3,planned,"7"" screen"',
        'Rocket,Launcher,1',
        'ICU Equipment,Syringe pump,abc,soon',
      ].join('\n'),
    );
  const preview = order.dialog.getByRole('listitem');
  await expect(preview).toHaveText([
    'Line 2: 3 × Ultrasound, portable, Imaging Equipment',
    "Line 3: left out. 'Rocket' is none of the equipment types.",
    "Line 4: 1 × Syringe pump, ICU EquipmentThe quantity 'abc' is not a number. It becomes 1.'soon' is none of the urgencies. It becomes standard.".replace(
      "1.'soon'",
      "1. 'soon'",
    ),
  ]);
  await expectNoViolations(page, '[role="dialog"]');
  await order.dialog.getByRole('button', { name: 'Add these 2 items' }).click();
  const items = order.dialog.getByRole('group', { name: /^Item \d/ });
  await expect(items).toHaveCount(2);
  await expect(items.first().getByLabel('Quantity')).toHaveValue('3');
  await expect(items.first().getByLabel('Specifications (optional)')).toHaveValue('7" screen');
  await order.dialog.getByRole('button', { name: 'Remove item 1' }).click();
  await expect(items).toHaveCount(1);
  await expect(order.field('Description')).toHaveValue('Syringe pump');
});

test.describe('a failure', () => {
  test.use({ expectedInConsole: anyFailure });

  test('is told with the address of the portal, and nothing that was typed is lost @either', async ({ page, open }) => {
    await open('/equipment?form=bulk-order');
    const order = new BulkOrderDialog(page);
    await order.fillInBuyer('asha@example.com');
    await order.field('Equipment type').selectOption('Surgical Instruments');
    await order.field('Description').fill('Scissors');
    let isDown = true;
    await page.route('**/graphql', (route) =>
      isDown && route.request().postData()?.includes('RequestBulkOrder') ? route.abort() : route.fallback(),
    );
    await order.submit.click();
    await expect(order.submit).toHaveText('Submitting Request...');
    const alert = page.getByRole('region', { name: 'Notifications' });
    await expect(alert).toContainText('Submission Failed', { timeout: 20_000 });
    await expect(alert).toContainText('Please try again or contact our procurement team at help@wayline.example');
    await expect(order.field('Description')).toHaveValue('Scissors');
    isDown = false;
    await order.submit.press('Enter');
    await expect(alert).toContainText('Bulk Order Request Submitted!');
    await expect(order.dialog).toHaveCount(0);
  });
});

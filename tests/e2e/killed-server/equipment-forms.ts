import type { Page } from 'playwright/test';
import { mailedAddress } from '../accounts/mails.ts';
import { signInHere } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { EquipmentPostingDialog } from '../equipment/seller.ts';
import { BulkOrderDialog } from '../orders/bulk-order-dialog.ts';
import { dayFromNow, Trader } from '../orders/trade.ts';
import { VendorForm } from '../vendors/vendor-form.ts';
import { addressOf, dialog, type SubmittedForms, toast, toastOf, type, usedUp } from './submitted-form.ts';

const sendMessage = (page: Page) => dialog(page).getByRole('button', { name: 'Send message' });

/** What buyers and suppliers send. */
export const equipmentForms: SubmittedForms = {
  bulkOrder: {
    operation: 'RequestBulkOrder',
    fillIn: async ({ page, open, mark }) => {
      await open('/equipment?form=bulk-order');
      const order = new BulkOrderDialog(page);
      await order.fillInBuyer(addressOf(mark));
      await type(order.field('Equipment type'), 'Surg');
      await type(order.field('Description'), 'Scissors');
    },
    button: (page) => new BulkOrderDialog(page).submit,
    failed: (page) => [toast(page), 'Submission Failed'],
    sent: (page) => [toast(page), 'Bulk Order Request Submitted!'],
  },
  quote: {
    operation: 'GiveQuote',
    fillIn: async ({ page, open, origin, mark }) => {
      const seller = await Trader.seller('Vale Analysers', origin);
      const buyer = await Trader.verified('Brambleford', origin);
      const { reference } = await buyer.order();
      await signInHere(page, seller.person);
      await open('/account#quotes');
      const asked = page.getByRole('listitem').filter({ hasText: reference });
      await asked.getByRole('button', { name: 'Give a quote' }).press('Enter');
      await type(asked.getByLabel('Unit price in pounds').first(), '8450');
      await type(asked.getByLabel('Lead time in days').first(), '14');
      await asked.getByLabel('The quote holds until').fill(dayFromNow(30));
      await type(asked.getByLabel('Note (optional)'), mark);
    },
    button: (page) => page.getByRole('button', { name: 'Send quote' }),
    failed: usedUp,
    sent: toastOf('Your quote is sent'),
  },
  supplierMessage: {
    operation: 'ContactSupplier',
    fillIn: async ({ page, open, origin, mark }) => {
      const { product } = await Trader.seller('Vale Analysers', origin);
      await open(`/equipment?q=${encodeURIComponent(`"${product}"`)}`);
      await page.getByRole('link', { name: /^Contact supplier/ }).press('Enter');
      await dialog(page).getByRole('button', { name: 'Write to the supplier' }).press('Enter');
      await type(dialog(page).getByLabel('Full name'), 'Asha Mensah');
      await type(dialog(page).getByLabel('Email address'), addressOf(mark));
      await type(dialog(page).getByLabel('Message'), 'Does it come with a trolley?');
    },
    button: sendMessage,
    failed: usedUp,
    sent: (page) => [dialog(page), 'Message sent'],
  },
  supplierReply: {
    operation: 'ReplyToConversation',
    fillIn: async ({ page, open, origin, mark }) => {
      const seller = await Trader.seller('Vale Analysers', origin);
      const email = addressOf(mark);
      await seller.beAskedBy(email, 'Does it come with a trolley?');
      await open(await mailedAddress(origin, email, 'supplier-message-sent'));
      await type(dialog(page).getByLabel('Write back'), mark);
    },
    button: sendMessage,
    failed: usedUp,
    sent: (page) => [dialog(page).getByRole('listitem').last(), 'supplierreply-'],
  },
  vendorApplication: {
    operation: 'SubmitVendorApplication',
    fillIn: async ({ page, open, mark }) => {
      await open('/equipment?form=vendor');
      await new VendorForm(page).reachDocuments({ name: mark, email: addressOf(mark) });
    },
    button: (page) => new VendorForm(page).button('Submit application'),
    failed: (page) => [toast(page), 'Submission Failed'],
    sent: (page) => [toast(page), 'Vendor Application Submitted Successfully!'],
  },
  product: {
    operation: 'CreateEquipment',
    fillIn: async ({ page, open, origin, mark }) => {
      await signInVerified(page, origin, { email: addressOf(mark), organization: `Seller ${mark}` });
      await open('/equipment?form=list');
      await new EquipmentPostingDialog(page).fillIn(mark);
    },
    button: (page) => new EquipmentPostingDialog(page).dialog.getByRole('button', { name: 'Send for review' }),
    failed: usedUp,
    sent: (page) => [new EquipmentPostingDialog(page).dialog, 'Sent for review'],
  },
};

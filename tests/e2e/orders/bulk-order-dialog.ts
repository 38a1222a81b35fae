import type { Locator, Page } from 'playwright/test';

/** The form of a bulk order, as its visitor sees it. */
export class BulkOrderDialog {
  readonly dialog: Locator;
  readonly opener: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Bulk Order Request' });
    this.opener = page.getByRole('main').getByRole('link', { name: 'Bulk Order Request' }).first();
    this.submit = this.dialog.getByRole('button', { name: /^Submit/ });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  /** Fills in what is required but the items. */
  async fillInBuyer(email: string): Promise<void> {
    for (const [label, text] of [
      ['Organisation name', 'Brambleford Community Hospital'],
      ['Department', 'Critical care'],
      ['Delivery address', 'Stores, 1 Hospital Road'],
      ['Contact name', 'Asha Mensah'],
      ['Email', email],
      ['Phone', '01632 960 001'],
      ['Required date', '2030-03-01'],
    ] as const) {
      await this.field(label).fill(text);
    }
    await this.field('Order type').selectOption('Emergency Procurement');
  }
}

import { expect, type Locator, type Page } from 'playwright/test';

/** The equipment marketplace as a visitor sees it. */
export class Marketplace {
  readonly heading: Locator;
  readonly cards: Locator;
  readonly field: Locator;
  readonly options: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 2, name: /^Showing [\d,]+ products?$/ });
    this.cards = page.getByRole('region', { name: /^Showing/ }).locator('li:has(h3)');
    this.field = page.getByRole('combobox', { name: 'Search equipment' });
    this.options = page.getByRole('listbox', { name: 'Matching products' }).getByRole('option');
  }

  async hasTotal(count: number): Promise<void> {
    await expect(this.heading).toHaveText(`Showing ${count} ${count === 1 ? 'product' : 'products'}`);
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }

  /** One choice of a filter, and the number beside it. */
  async choice(group: string, name: string): Promise<{ box: Locator; count: number }> {
    const choices = this.#page.getByRole('group', { name: group, exact: true });
    const box = choices.getByLabel(new RegExp(`^${name}\\d`));
    const count = await choices.locator(`label[for="${await box.getAttribute('id')}"] .num`).textContent();
    return { box, count: Number(count?.replace(/\D/g, '')) };
  }
}

/** A sample product for each rule of buying. */
export const products = {
  productPage: 'Bedside patient monitor, 12-inch',
  website: '12-lead ECG recorder with printer',
  supplyChain: 'FFP3 respirators, valved, box of 20',
  contact: 'Tilt-in-space wheelchair, attendant',
  preOrder: 'Monitor defibrillator, 200J biphasic',
  outOfStock: 'Volumetric infusion pump',
};

import { expect, type Locator, type Page } from 'playwright/test';

/** The list of documents as a visitor sees it. */
export class ComplianceHub {
  readonly heading: Locator;
  readonly rows: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 2, name: /^[\d,]+ documents?$/ });
    this.rows = page.locator('ul.result-list > li');
  }

  async hasTotal(count: number): Promise<void> {
    await expect(this.heading).toHaveText(`${count.toLocaleString('en-GB')} ${count === 1 ? 'document' : 'documents'}`);
  }

  titles(): Promise<string[]> {
    return this.rows.getByRole('heading', { level: 3 }).allTextContents();
  }

  row(title: string): Locator {
    return this.rows.filter({ has: this.#page.getByRole('link', { name: title, exact: true }) });
  }

  /** The number of downloads that a row shows. */
  async downloads(title: string): Promise<number> {
    const text = (await this.row(title).textContent()) ?? '';
    return Number(/([\d,]+) downloads?/.exec(text)?.[1]?.replaceAll(',', ''));
  }

  /** A category's link. */
  category(name: string): Locator {
    return this.#page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name });
  }
}

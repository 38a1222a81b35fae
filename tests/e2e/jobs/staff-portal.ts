import { expect, type Locator, type Page } from 'playwright/test';

/** The list of jobs as a visitor sees it. */
export class StaffPortal {
  readonly heading: Locator;
  readonly rows: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 2, name: /^[\d,]+ jobs?$/ });
    this.rows = page.locator('ul.result-list > li');
  }

  /** The number that the heading of the results states. */
  async total(): Promise<number> {
    return Number(((await this.heading.textContent()) ?? '').replaceAll(/\D/g, ''));
  }

  async hasTotal(count: number): Promise<void> {
    await expect(this.heading).toHaveText(`${count.toLocaleString('en-GB')} ${count === 1 ? 'job' : 'jobs'}`);
  }

  /** The number once it is another than before. */
  async settledTotal(before: number): Promise<number> {
    await expect.poll(() => this.total()).not.toBe(before);
    return this.total();
  }

  /** One choice of a filter, and the number beside it. */
  async choice(group: string, name: string): Promise<{ box: Locator; count: number }> {
    const box = this.#page
      .getByRole('group', { name: group, exact: true })
      .getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });
    const id = await box.getAttribute('id');
    const count = await this.#page.locator(`label[for="${id}"] .num`).textContent();
    return { box, count: Number(count?.replace(/ jobs?$/, '')) };
  }

  /** The ids of the jobs in the list, in order. */
  async ids(): Promise<string[]> {
    const addresses = await this.rows
      .locator('h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    return addresses.map((address) => new URLSearchParams(address.split('?')[1]).get('job') ?? '');
  }
}

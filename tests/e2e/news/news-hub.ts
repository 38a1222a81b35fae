import { expect, type Locator, type Page } from 'playwright/test';

/** The news hub as a visitor sees it. */
export class NewsHub {
  readonly live: Locator;
  readonly heading: Locator;
  readonly rows: Locator;
  readonly search: Locator;
  readonly categories: Locator;

  constructor(page: Page) {
    this.live = page.getByRole('region', { name: 'Live update' });
    this.heading = page.getByRole('heading', { level: 2, name: /^[\d,]+ articles?$/ });
    this.rows = page.locator('ul.result-list > li');
    this.search = page.getByRole('searchbox', { name: 'Search news' });
    this.categories = page.getByRole('navigation', { name: 'Category' });
  }

  async hasTotal(count: number): Promise<void> {
    await expect(this.heading).toHaveText(`${count} ${count === 1 ? 'article' : 'articles'}`);
  }

  /** The link of one category; its number stands beside its name. */
  category(name: string): Locator {
    return this.categories.getByRole('link', { name: new RegExp(`^${name}\\b`) });
  }
}

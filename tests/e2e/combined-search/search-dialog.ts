import { expect, type Page } from 'playwright/test';

/** The search over a page, as its visitor sees it. */
export class SearchDialog {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get trigger() {
    return this.#page.getByRole('banner').getByRole('link', { name: /Search$/ });
  }

  get dialog() {
    return this.#page.getByRole('dialog', { name: /^Search / });
  }

  get field() {
    return this.dialog.getByRole('combobox');
  }

  get hits() {
    return this.dialog.getByRole('option');
  }

  get active() {
    return this.dialog.getByRole('option', { selected: true });
  }

  /** Opens the search by its control and looks for a text. */
  async find(text: string): Promise<void> {
    await this.trigger.click();
    await this.field.fill(text);
    await this.says(`for "${text}"`);
  }

  /** Waits until the dialog says so, politely. */
  async says(words: string): Promise<void> {
    await expect(this.dialog.getByRole('status').filter({ hasText: words })).toBeVisible();
  }
}

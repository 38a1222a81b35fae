import type { BrowserContext, Locator, Page } from 'playwright/test';
import { expect, takenOver } from '../support/test.ts';

/** The question about cookies above a page, and the settings that it opens. */
export class ConsentQuestion {
  readonly region: Locator;
  readonly settings: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.region = page.getByRole('region', { name: 'Cookies on Wayline' });
    this.settings = page.getByRole('dialog', { name: 'Cookie Settings' });
  }

  button(name: 'Accept All Cookies' | 'Necessary Only' | 'Cookie Settings'): Locator {
    return this.region.getByRole('button', { name });
  }

  /** Presses a button of the question, once it does something. */
  async press(name: 'Accept All Cookies' | 'Necessary Only' | 'Cookie Settings'): Promise<void> {
    await takenOver(this.button(name));
    await this.button(name).click();
  }

  /** Waits until the choice is kept, and says so. */
  async isSaved(): Promise<void> {
    await expect(this.region).toHaveCount(0);
    await expect(this.#page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Your cookie choice is saved',
    );
  }
}

/** What the browser keeps of the choice: its kinds, without version and day. */
export async function keptKinds(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  return cookie && /^2\.\d{4}-\d\d-\d\d\.([a-z-]+)$/.exec(cookie.value)?.[1];
}

import type { Locator, Page } from 'playwright/test';

type Open = (address: string) => Promise<void>;

/** What a test of one form is given: a page, and a word that no other submission has. */
interface Given {
  readonly page: Page;
  readonly open: Open;
  readonly origin: string;
  readonly mark: string;
  /** The title of the job that the first form has posted. */
  readonly jobTitle: string;
}

/** A form, as far as its submission goes. */
export interface SubmittedForm {
  readonly operation: string;
  /** Opens it and fills it in. */
  fillIn(given: Given): Promise<void>;
  /** What sends it, by keyboard. */
  readonly button: (page: Page) => Locator;
  /** What says that it was not sent. */
  readonly failed: (page: Page) => readonly [Locator, string | RegExp];
  /** What says that it was. */
  readonly sent: (page: Page) => readonly [Locator, string | RegExp];
}

/** Forms by what they send. */
export type SubmittedForms = Readonly<Record<string, SubmittedForm>>;

export const main = (page: Page) => page.getByRole('main');
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
export const dialog = (page: Page) => page.getByRole('dialog');
const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });
export const summaryWith = (words: string | RegExp) => (page: Page) => [summary(page), words] as const;
export const usedUp = summaryWith('Maximum retries exceeded');
export const toastOf = (title: string) => (page: Page) => [toast(page), title] as const;

/** Types into a field by keyboard. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.type(text);
}

/** The address of the user who submits with this mark. */
export const addressOf = (mark: string) => `${mark}@example.com`;

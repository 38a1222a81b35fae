import type { Locator, Page } from 'playwright/test';

/** The form of a post as its owner sees it. */
export class PostingForm {
  readonly dialog: Locator;
  readonly summary: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(?:Post|Change|Duplicate|Close) a job$/ });
    this.summary = this.dialog.getByRole('alert', { name: 'There is a problem' });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Fills in what a post needs. */
  async fillIn(title: string): Promise<void> {
    await this.field('Job title').fill(title);
    await this.field('Department').fill('Community care');
    await this.field('Town').fill('Leeds');
    await this.field('Type').selectOption('Permanent');
    await this.field('Urgency').selectOption('High urgency');
    await this.field('Agenda for Change band').selectOption('Band 6');
    await this.field('Job description').fill('### About the role\n\nYou will lead **a small team**.');
  }
}

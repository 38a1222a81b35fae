import { expect, type Locator, type Page } from 'playwright/test';
import { askAsOperator } from '../accounts/operator.ts';
import { signInVerified } from '../accounts/verified.ts';
import { originToPublishIn } from '../support/portals.ts';

/** Signs the browser of a page in as a verified account by a visit before. It sells under a name of its own. */
export async function signInAsSeller(page: Page): Promise<void> {
  await signInVerified(page, originToPublishIn(), { organization: `Seller ${crypto.randomUUID()}` });
}

/** The product of this name that waits for an operator is published, or declined for a reason. */
export async function review(name: string, reason?: string, origin = originToPublishIn()): Promise<void> {
  const queue = '{ equipmentToReview(first: 100) { nodes { id revision item { name } } } }';
  const { equipmentToReview } = (await askAsOperator(origin, queue, {})) as never as {
    equipmentToReview: { nodes: { id: string; revision: number; item: { name: string } }[] };
  };
  const { id, revision } = equipmentToReview.nodes.find(({ item }) => item.name === name) ?? {};
  const query = `mutation ($id: ID!, $revision: Int!, $decision: EquipmentReviewDecision!, $reason: String) {
    reviewEquipment(id: $id, revision: $revision, decision: $decision, reason: $reason) { __typename } }`;
  const decision = reason === undefined ? 'PUBLISH' : 'DECLINE';
  const done = await askAsOperator(origin, query, { id, revision, decision, reason });
  expect(done['reviewEquipment']?.__typename).toBe('EquipmentPostingPayload');
}

/** The form in which one lists a product, as its visitor sees it. */
export class EquipmentPostingDialog {
  readonly dialog: Locator;
  readonly opener: Locator;
  readonly summary: Locator;
  readonly sent: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(?:List Your Equipment|Change your listing)$/ });
    this.opener = page.getByRole('main').getByRole('link', { name: 'List Your Equipment' });
    this.summary = this.dialog.getByRole('alert', { name: 'There is a problem' });
    this.sent = this.dialog.getByRole('heading', { name: 'Sent for review' });
  }

  /** Opens the form by the question of what one wants to do. */
  async open(): Promise<void> {
    await this.opener.click();
    await this.dialog.getByRole('link', { name: 'List an item' }).click();
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  /** Fills in what is needed, and no more. */
  async fillIn(name: string): Promise<void> {
    await this.field('Product name').fill(name);
    await this.field('Category').selectOption('Monitoring');
    await this.field('Condition').selectOption('New');
    await this.field('Description').fill('Measures pulse and oxygen saturation.');
    await this.field('Price of one, without VAT').fill('£1,649.50');
    await this.field('How many you have').fill('3');
  }

  async send(label = 'Send for review'): Promise<void> {
    await this.dialog.getByRole('button', { name: label }).click();
  }
}

import { expect, type Locator, type Page } from 'playwright/test';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** The form in which suppliers register, as its visitor sees it. */
export class VendorForm {
  readonly page: Page;
  readonly dialog: Locator;
  readonly toast: Locator;
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Register as a supplier' });
    this.toast = page.getByRole('region', { name: 'Notifications' });
    this.summary = this.dialog.getByRole('alert', { name: 'There is a problem' });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.dialog.getByRole('heading', { name });
  }

  /** Types what the first step asks for, from field to field. */
  async typeCompany({ name, email }: { readonly name: string; readonly email: string }): Promise<void> {
    const { keyboard } = this.page;
    await this.field('Company name').focus();
    const typed = [name, '01234567', 'GB 339 0727 47', '', 'Asha Mensah', email, '01632 960 001', ''];
    for (const [index, text] of typed.entries()) {
      if (index > 0) await keyboard.press('Tab');
      await keyboard.type(text);
    }
  }

  /** Chooses what the second step asks for, by keyboard. */
  async chooseBusiness(): Promise<void> {
    const { keyboard } = this.page;
    await this.field('Business type').focus();
    await keyboard.type('Manu');
    await this.field('Imaging').focus();
    await keyboard.press('Space');
    await this.field('Years in business').focus();
    await keyboard.type('12');
    await keyboard.press('Tab');
    await keyboard.type('Under');
  }

  /** Sends a document; it is there once its name is shown. */
  async attach(label: string, name: string, content = pdf): Promise<void> {
    await this.field(label).setInputFiles({ name, mimeType: 'application/pdf', buffer: content });
    await expect(this.button(`Remove ${name}`)).toBeVisible();
  }

  /** Fills in all steps up to the last one. */
  async reachDocuments(company: { readonly name: string; readonly email: string }): Promise<void> {
    await this.typeCompany(company);
    await this.button('Next').press('Enter');
    await expect(this.heading('Step 2 of 3: Business and equipment details')).toBeFocused();
    await this.chooseBusiness();
    await this.button('Next').press('Enter');
    await expect(this.heading('Step 3 of 3: Documents and compliance')).toBeFocused();
    await this.attach('Company registration or license', 'License.pdf');
    await this.attach('Public liability insurance', 'Insurance.pdf');
  }
}

import { expect, type Page } from 'playwright/test';

/** A user who has no account yet. */
export function newcomer() {
  return {
    email: `amira.${crypto.randomUUID()}@example.com`,
    password: 'floor lines to ward nine',
    firstName: 'Amira',
    lastName: 'Khan',
    phone: '01632 960 001',
    organization: 'Riverside Practice',
    role: 'nurse',
  };
}

export type Newcomer = ReturnType<typeof newcomer>;

/** Signing in and up, as its visitor sees it, at any width. */
export class AccountDialog {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get dialog() {
    return this.#page.getByRole('dialog', { name: /^(?:Sign in to Wayline|Create an account)$/ });
  }

  get summary() {
    return this.dialog.getByRole('alert', { name: 'There is a problem' });
  }

  get toast() {
    return this.#page.getByRole('region', { name: 'Notifications' });
  }

  /** The link that opens the dialog; on small screens it is in the menu, which this opens. */
  async entry() {
    await this.#showMenu();
    return this.#visible('link', /^Sign In$/);
  }

  async open(): Promise<void> {
    await (await this.entry()).click();
    await expect(this.dialog).toBeVisible();
  }

  field(label: string) {
    return this.dialog.getByLabel(label, { exact: true });
  }

  async fillIn(person: Partial<Newcomer>): Promise<void> {
    const labels = {
      email: 'Email address',
      password: 'Password',
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone number',
      organization: 'Organisation',
    } as const;
    for (const [name, label] of Object.entries(labels)) {
      const value = person[name as keyof typeof labels];
      if (value !== undefined) await this.field(label).fill(value);
    }
    if (person.role !== undefined) await this.field('Role').selectOption(person.role);
  }

  async send(label: 'Sign In' | 'Create Account'): Promise<void> {
    await this.dialog.getByRole('button', { name: label }).click();
  }

  /** Changes to the other mode, and waits until its fields are there. */
  async toSignUp(): Promise<void> {
    await this.dialog.getByRole('link', { name: 'Create an account' }).click();
    await expect(this.dialog).toHaveAccessibleName('Create an account');
  }

  /** Signs up by the dialog, from any page. */
  async signUp(person: Newcomer): Promise<void> {
    await this.open();
    await this.toSignUp();
    await this.fillIn(person);
    await this.dialog.getByRole('checkbox').check();
    await this.send('Create Account');
    await expect(this.dialog).toHaveCount(0);
  }

  /** Waits until the header says who is signed in. */
  async saysSignedIn(): Promise<void> {
    await this.openMenu();
    await expect(this.#visible('link', 'Your account')).toBeVisible();
    await expect(this.#page.getByText('Signed in as').locator('visible=true')).toContainText('Amira Khan');
    await this.#closeMenu();
  }

  /** Waits until the header says that no one is. */
  async saysSignedOut(): Promise<void> {
    await expect(await this.entry()).toBeVisible();
    await this.#closeMenu();
  }

  async signOut(): Promise<void> {
    await this.openMenu();
    await this.#visible('button', 'Sign out').click();
    // The server ends the session first; what follows it in the page comes with the mark.
    await this.#page.waitForFunction(() => localStorage.getItem('signed-in') === null);
  }

  /** Shows what belongs to the account. */
  async openMenu(): Promise<void> {
    if (await this.#isSmall()) {
      await this.#showMenu();
      return;
    }
    const button = this.#page.getByRole('banner').getByRole('button', { name: 'Amira K' });
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  }

  async #closeMenu(): Promise<void> {
    if (await this.#isSmall()) {
      await this.#menu.locator('summary').tap();
      return;
    }
    await this.#page.keyboard.press('Escape');
  }

  async #showMenu(): Promise<void> {
    if (!(await this.#isSmall()) || (await this.#menu.getAttribute('open')) !== null) return;
    // On small screens a message lies over the header. It may go by itself while it is being closed.
    const close = this.toast.getByRole('button', { name: 'Close' });
    if (await close.isVisible()) await close.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(close).toHaveCount(0);
    await this.#menu.locator('summary').tap();
  }

  get #menu() {
    return this.#page.getByRole('banner').locator('details');
  }

  #visible(role: 'link' | 'button', name: string | RegExp) {
    return this.#page.getByRole('banner').getByRole(role, { name, exact: true }).locator('visible=true');
  }

  async #isSmall(): Promise<boolean> {
    return (this.#page.viewportSize()?.width ?? 0) < 769;
  }
}

import type { Locator, Page } from 'playwright/test';

/** Something that is promised of a page, and where a visitor finds it there. */
export interface Fact {
  readonly says: string;
  readonly at: (page: Page) => Locator;
  /** How often it stands there; once or more where absent. */
  readonly times?: number;
  /** What a visitor does first to see it. */
  readonly after?: (page: Page) => Promise<unknown>;
}

export interface DocumentedPage {
  readonly address: string;
  readonly facts: readonly Fact[];
}

const main = (page: Page) => page.locator('main');

/** A heading of the page, by its whole text. */
export function heading(name: string): Fact {
  return { says: `heading: ${name}`, at: (page) => main(page).getByRole('heading', { name, exact: true }) };
}

/** Words of the page, anywhere in it. */
export function text(words: string | RegExp, times?: number): Fact {
  return {
    says: String(words),
    at: (page) => main(page).getByText(words).filter({ visible: true }),
    ...(times !== undefined && { times }),
  };
}

/** A figure of a list of them, with its label. */
export function figure(label: string, value: string): Fact {
  return {
    says: `${label}: ${value}`,
    at: (page) => main(page).locator('dt', { hasText: label }).locator('xpath=..').filter({ hasText: value }),
  };
}

export function button(name: string | RegExp, times?: number): Fact {
  return {
    says: `button: ${name}`,
    at: (page) => main(page).getByRole('button', { name, exact: true }).filter({ visible: true }),
    ...(times !== undefined && { times }),
  };
}

/** A link of the page by its name, and the address to which it leads, or how that begins. */
export function link(name: string | RegExp, to: string, times?: number): Fact {
  return {
    says: `link: ${name} to ${to}`,
    at: (page) =>
      main(page)
        .getByRole('link', { name, exact: true })
        .and(page.locator(`[href^="${to}"]`)),
    ...(times !== undefined && { times }),
  };
}

/** The same, once a visitor has done something. */
export function after(act: (page: Page) => Promise<unknown>, facts: readonly Fact[]): Fact[] {
  return facts.map((fact) => ({ ...fact, after: act }));
}

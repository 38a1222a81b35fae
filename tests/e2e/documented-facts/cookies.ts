import type { Page } from 'playwright/test';
import { hydrated, takenOver } from '../support/test.ts';
import type { DocumentedPage, Fact } from './fact.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Cookies on Wayline' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie Settings' });

/** Reloads as a visitor who has not chosen yet. */
async function unasked(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.reload();
}

/** Opens the settings out of the question. */
async function openSettings(page: Page): Promise<void> {
  await hydrated(page);
  const opener = question(page).getByRole('button', { name: 'Cookie Settings' });
  await takenOver(opener);
  await opener.click();
}

function control(inside: (page: Page) => ReturnType<typeof question>, name: string, after: Fact['after']): Fact {
  return {
    says: `button: ${name}`,
    at: (page) => inside(page).getByRole('button', { name, exact: true }),
    times: 1,
    ...(after && { after }),
  };
}

/** What visitors are asked about cookies, on any page. */
export const cookieQuestion: DocumentedPage = {
  address: '/about',
  facts: [
    {
      says: 'who has chosen is not asked',
      at: question,
      times: 0,
    },
    ...['Accept All Cookies', 'Necessary Only', 'Cookie Settings'].map((name) => control(question, name, unasked)),
    {
      says: 'a link to /privacy-policy',
      at: (page) => question(page).locator('a[href="/privacy-policy"]'),
      times: 1,
      after: unasked,
    },
    {
      says: 'a link to an external page about data protection',
      at: (page) => question(page).locator('a[href^="https://ico.org.uk/"]'),
      times: 1,
      after: unasked,
    },
    {
      says: 'toggles',
      at: (page) => settings(page).getByRole('checkbox'),
      times: 3,
      after: openSettings,
    },
    ...['Save Preferences', 'Accept All', 'Reject All'].map((name) => control(settings, name, openSettings)),
  ],
};

import type { Page } from 'playwright/test';
import { hydrated } from '../support/test.ts';
import type { DocumentedPage, Fact } from './fact.ts';

const inHeader = (page: Page) => page.getByRole('banner');
const inFooter = (page: Page) => page.getByRole('contentinfo');

function headerLink(name: string, to: string): Fact {
  return {
    says: `header link: ${name}`,
    at: (page) =>
      inHeader(page)
        .getByRole('link', { name, exact: true })
        .and(page.locator(`[href="${to}"]`))
        .filter({ visible: true }),
  };
}

function footerLink(to: string): Fact {
  return { says: `footer link: ${to}`, at: (page) => inFooter(page).locator(`a[href="${to}"]`) };
}

const search = (page: Page) => page.goto('/?dialog=search');
const fruitless = (page: Page) => page.goto('/?dialog=search&find=zzzz');
const signUp = (page: Page) => page.goto('/?dialog=signup');
const signIn = (page: Page) => page.goto('/?dialog=signin');
const chat = async (page: Page) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open chat' }).press('Enter');
};
const inDialog = (page: Page) => page.getByRole('dialog');

function field(name: string | RegExp, act: (page: Page) => Promise<unknown>): Fact {
  return { says: `field: ${name}`, at: (page) => inDialog(page).getByLabel(name), after: act };
}

function control(role: 'button' | 'link', name: string | RegExp, act: (page: Page) => Promise<unknown>): Fact {
  return { says: `${role}: ${name}`, at: (page) => inDialog(page).getByRole(role, { name }), after: act };
}

const occupations = [
  'Nurse',
  'Doctor',
  'Healthcare assistant',
  'Physiotherapist',
  'Pharmacist',
  'Radiographer',
  'Manager',
  'Administrative staff',
  'Other',
];

/** What every page has around it, seen on the one that has least of its own. */
export const shell: DocumentedPage = {
  address: '/about',
  facts: [
    headerLink('Home', '/'),
    headerLink('Staff portal', '/staff-portal'),
    headerLink('Compliance', '/compliance'),
    headerLink('Equipment', '/equipment'),
    headerLink('News', '/news'),
    headerLink('Contact', '/contact'),
    { says: 'AI Search', at: (page) => inHeader(page).getByRole('link', { name: 'AI Search' }) },
    { says: 'Sign In', at: (page) => inHeader(page).getByRole('link', { name: 'Sign In' }).filter({ visible: true }) },
    { says: 'Download Guidelines', at: (page) => page.getByRole('link', { name: /^Download Guidelines/ }) },
    { says: 'NHS Resources', at: (page) => page.getByRole('link', { name: /^NHS Resources/ }) },
    { says: 'the banner can be dismissed', at: (page) => page.getByRole('button', { name: 'Dismiss' }) },
    {
      says: 'a dated live line',
      at: (page) =>
        page.getByText(/^[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+ \d{4}: \d+ jobs? open/).filter({ visible: true }),
      times: 1,
    },
    ...[
      '/contact',
      '/help-center',
      '/documentation',
      '/training',
      '/api-reference',
      '/system-status',
      '/about',
      '/privacy-policy',
      '/terms-of-service',
      '/cookie-policy',
    ].map(footerLink),
    { says: 'contact details', at: (page) => inFooter(page).locator('a[href^="tel:"]') },
    ...['Certifications', 'Visitors'].map(
      (name): Fact => ({ says: `footer: ${name}`, at: (page) => inFooter(page).getByRole('heading', { name }) }),
    ),
    {
      says: 'footer links to 5 sites of the health service',
      at: (page) => inFooter(page).locator('a[href^="https://"]'),
      times: 5,
    },
    { says: 'launcher of the assistant', at: (page) => page.getByRole('button', { name: 'Open chat' }), times: 1 },
    ...[
      'View job opportunities',
      'Download compliance docs',
      'Browse equipment',
      'Contact support',
      'Pricing information',
    ].map((name) => control('button', name, chat)),
    ...['Call us', 'Email us'].map((name) => control('link', name, chat)),
    ...['Nurse jobs', 'Ventilators', 'CQC guidelines', 'ICU equipment', 'Staff training', 'PPE supplies'].map((name) =>
      control('link', name, search),
    ),
    {
      says: 'No results found for "zzzz"',
      at: (page) => inDialog(page).getByText('No results found for "zzzz"').filter({ visible: true }),
      after: fruitless,
    },
    field('Email', signIn),
    field('Password', signIn),
    control('button', 'Close', signIn),
    control('button', /^Sign In$/, signIn),
    control('link', 'Create an account', signIn),
    control('button', 'Create Account', signUp),
    control('link', 'Sign in', signUp),
    {
      says: 'a checkbox for the terms and privacy',
      at: (page) => inDialog(page).getByRole('checkbox', { name: /terms.*privacy/i }),
      after: signUp,
      times: 1,
    },
    control('button', /Google/, signIn),
    control('button', /LinkedIn/, signIn),
    ...['First name', 'Last name', 'Phone', 'Organisation', 'Email'].map((name) =>
      field(new RegExp(`^${name}`), signUp),
    ),
    ...['/terms-of-service', '/privacy-policy'].map(
      (to): Fact => ({
        says: `the terms checkbox links to ${to}`,
        at: (page) => inDialog(page).locator(`a[href^="${to}"]`),
        after: signUp,
      }),
    ),
    ...occupations.map(
      (name): Fact => ({
        says: `role: ${name}`,
        at: (page) => inDialog(page).getByRole('option', { name, exact: true }),
        after: signUp,
        times: 1,
      }),
    ),
    {
      says: 'Password must be at least 8 characters long',
      at: (page) => inDialog(page).getByText('Password must be at least 8 characters long'),
      after: signUp,
    },
    {
      says: 'accounts are verified within 24 to 48 hours',
      at: (page) => inDialog(page).getByText(/within 24-48 hours/),
      after: signUp,
    },
  ],
};

/** Any other address. */
export const notFound: DocumentedPage = {
  address: '/nowhere/at/all',
  facts: [
    { says: '404', at: (page) => page.locator('main').getByText('404', { exact: true }) },
    { says: 'Oops! Page not found', at: (page) => page.getByRole('heading', { name: 'Oops! Page not found' }) },
    { says: 'a link back to /', at: (page) => page.locator('main a[href="/"]') },
  ],
};

export const authCallback: DocumentedPage = {
  address: '/auth/callback',
  facts: [{ says: 'Processing authentication...', at: (page) => page.getByText('Processing authentication...') }],
};

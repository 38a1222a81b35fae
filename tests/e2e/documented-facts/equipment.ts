import type { Locator, Page } from 'playwright/test';
import { type DocumentedPage, type Fact, figure, heading, link, text } from './fact.ts';

/** Opens the question of what one wants to do. */
async function askedWhat(page: Page): Promise<void> {
  await page.goto('/equipment?form=sell');
  await page.getByRole('dialog').waitFor();
}

/** Opens the form in which suppliers register. */
async function registering(page: Page): Promise<void> {
  await page.goto('/equipment?form=vendor');
  await page.getByRole('dialog').getByLabel('Company name').waitFor();
}

const inDialog = (says: string, at: (page: Page) => Locator, after = registering): Fact => ({ says, at, after });

const vendorFacts: readonly Fact[] = [
  ...['Register as a supplier', 'List an item'].map((name) =>
    inDialog(name, (page) => page.getByRole('dialog').getByRole('link', { name }), askedWhat),
  ),
  inDialog('Next is disabled until company name and email are filled in', (page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Next', disabled: true }),
  ),
  ...[
    'Company name',
    'Company registration number',
    'VAT number',
    'ODS or NHS supplier code (optional)',
    'Contact name',
    'Email',
    'Phone',
    'Website (optional)',
  ].map((name) => inDialog(name, (page) => page.getByRole('dialog').getByLabel(name, { exact: true }))),
];

export const equipment: DocumentedPage = {
  address: '/equipment',
  facts: [
    heading('Equipment marketplace'),
    figure('items listed', '15,683'),
    figure('active suppliers', '892'),
    figure('orders this month', '3,456'),
    figure('average rating, out of 5', '4.7'),
    link(/^NHS Supply Chain/, 'https://www.supplychain.nhs.uk/'),
    link('Bulk Order Request', '/equipment?form=bulk-order', 2),
    link('List Your Equipment', '/equipment?form=sell'),
    ...vendorFacts,
    text('Bulk discounts up to 35%.'),
    ...['Diagnostic', 'Monitoring', 'Surgical', 'Mobility', 'PPE', 'Emergency'].map((name) => text(name)),
    ...['Under £1,000', '£1,000 to under £5,000', '£5,000 to under £15,000', '£15,000 and over'].map((name) =>
      text(name),
    ),
    ...['In stock', 'Low stock', 'Out of stock', 'Pre-order'].map((name) => text(name)),
    ...['New', 'Refurbished', 'Used'].map((name) => text(name)),
    { says: 'Buy Now', at: (page) => page.locator('main').getByRole('link', { name: /^Buy Now/ }) },
    { says: 'Pre-Order', at: (page) => page.locator('main').getByRole('link', { name: /^Pre-Order/ }), times: 1 },
    {
      says: 'Buy Now is disabled when out of stock',
      at: (page) =>
        page.locator('main').getByRole('button', { name: /^Buy Now Volumetric infusion pump/, disabled: true }),
      times: 1,
    },
    {
      says: '7 products with Contact supplier each',
      at: (page) => page.locator('main').getByRole('link', { name: /^Contact supplier/ }),
      times: 7,
    },
    {
      says: 'the first 3 specifications of each product',
      at: (page) => page.locator('main li:has(a[href*="=supplier"])').locator('ul > li'),
      times: 21,
    },
    heading('Live retail suppliers'),
    {
      says: '6 live retail suppliers',
      at: (page) => page.locator('main').getByRole('link', { name: /^Visit site of/ }),
      times: 6,
    },
    {
      says: 'Mon-Fri 9-17 GMT',
      at: (page) => page.locator('main').getByText('Monday to Friday, 9am to 5pm GMT'),
      times: 6,
    },
  ],
};

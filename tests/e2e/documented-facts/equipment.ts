import { button, type DocumentedPage, figure, heading, link, text, waiting } from './fact.ts';

export const equipment: DocumentedPage = {
  address: '/equipment',
  facts: [
    heading('Equipment marketplace'),
    figure('items listed', '15,683'),
    figure('active suppliers', '892'),
    figure('orders this month', '3,456'),
    figure('average rating, out of 5', '4.7'),
    link(/^NHS Supply Chain/, 'https://www.supplychain.nhs.uk/'),
    link('List Your Equipment', '/equipment?form=list'),
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
  waiting: [
    ...waiting('bulk orders', [button('Bulk Order Request'), link('Bulk Order Request', '/equipment')]),
    ...waiting('vendor registration', [link(/register as a supplier|vendor registration/i, '/')]),
  ],
};

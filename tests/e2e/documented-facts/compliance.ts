import { type DocumentedPage, figure, heading, text } from './fact.ts';

export const compliance: DocumentedPage = {
  address: '/compliance',
  facts: [
    heading('Compliance hub'),
    figure('documents', '1,247'),
    figure('updated this month', '23'),
    figure('compliance score', '98.7'),
    figure('critical alerts', '3'),
    { says: 'a text search', at: (page) => page.locator('main').getByRole('searchbox') },
    ...['guidelines', 'standards', 'policies', 'training', 'assessments'].map((category) => ({
      says: `category: ${category}`,
      at: (page: import('playwright/test').Page) =>
        page.locator(`main a[href="/compliance?category=${category}"]`).filter({ visible: true }),
    })),
    {
      says: 'Download, 6 times',
      at: (page) => page.locator('main').getByRole('button', { name: /^Download / }),
      times: 6,
    },
    { says: 'View, 6 times', at: (page) => page.locator('main').getByRole('link', { name: /^View / }), times: 6 },
    heading('Official resources'),
    {
      says: '6 external resources',
      at: (page) => page.locator('main').getByRole('link', { name: /opens external site/ }),
      times: 6,
    },
    text('Version '),
  ],
};

/** The documents whose text comes with the portal, and the limits that they state. */
export const documents: readonly DocumentedPage[] = [
  {
    address: '/compliance?doc=care-quality-commission-2025',
    facts: [heading('Care Quality Commission standards 2025')],
  },
  {
    address: '/compliance?doc=nhs-procurement-guidelines',
    facts: [text('£5M'), text('10%'), text('30 days')],
  },
  { address: '/compliance?doc=medical-device-regulations', facts: [text('48 hours'), text('30 days')] },
];

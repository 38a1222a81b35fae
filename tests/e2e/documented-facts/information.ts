import type { Page } from 'playwright/test';
import { takenOver } from '../support/test.ts';
import { after, button, type DocumentedPage, type Fact, figure, heading, link, text } from './fact.ts';

export const about: DocumentedPage = {
  address: '/about',
  facts: [
    heading('About'),
    figure('users', '50,000+'),
    heading('Mission'),
    heading('Vision'),
    heading('Values'),
    heading('Timeline'),
    {
      says: 'four steps',
      at: (page) =>
        page.locator('main #timeline ~ * li, main #timeline li, main section[aria-labelledby="timeline"] li'),
      times: 4,
    },
    heading('Leadership team'),
    text('The people shown are illustrative and not real.'),
    heading('Certifications'),
    link('Contact us', '/contact'),
  ],
};

const sent = async (page: Page) => {
  const form = page.locator('main form').filter({ has: page.getByLabel('Message') });
  await form.getByLabel('Full name').fill('Asha Mensah');
  await form.getByLabel('Email address').fill(`facts-${crypto.randomUUID()}@example.com`);
  await form.getByLabel('Inquiry category').selectOption('Other');
  await form.getByLabel('Subject').fill('A question');
  await form.getByLabel('Message').fill('How?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();
};
const formField = (name: string): Fact => ({
  says: `field: ${name}`,
  at: (page) => page.locator('main').getByLabel(name),
});

export const contact: DocumentedPage = {
  address: '/contact',
  facts: [
    heading('Contact'),
    {
      says: 'four contact methods',
      at: (page) => page.locator('main section[aria-labelledby="contact-methods"] li'),
      times: 4,
    },
    ...['Full name', 'Email address', 'Phone', 'Organisation', 'Inquiry category', 'Subject', 'Message'].map(formField),
    ...['Recruitment', 'Compliance', 'Equipment', 'Technical', 'Billing', 'Partnership', 'Feedback', 'Other'].map(
      (name): Fact => ({
        says: `category: ${name}`,
        at: (page) => page.locator('main').getByRole('option', { name, exact: true }),
        times: 1,
      }),
    ),
    text('within 24 hours'),
    text('within 4 hours'),
    heading('Business hours'),
    text('8am to 6pm'),
    text('9am to 2pm'),
    text('Closed'),
    text('24 hours a day, 7 days a week'),
    text('Monday to Friday, 8am to 8pm'),
    heading('Department contacts'),
    {
      says: 'quick links to NHS pages',
      at: (page) => page.locator('main nav[aria-labelledby="contact-links"] a[href*="nhs.uk"]'),
      times: 4,
    },
    ...after(sent, [
      heading('Message sent'),
      text(/^M\d{4}-\d{10}$/),
      button('Send Another Message'),
      link('Return to Homepage', '/'),
    ]),
  ],
};

export const helpCenter: DocumentedPage = {
  address: '/help-center',
  facts: [
    heading('Help center'),
    { says: 'a search box', at: (page) => page.locator('main').getByRole('searchbox') },
    ...[24, 18, 15, 12].map((count) => text(`${count} articles`)),
    heading('Popular articles'),
    {
      says: '5 popular articles',
      at: (page) => page.locator('main ol a[href^="/help-center?article="]'),
      times: 5,
    },
    heading('Email'),
    heading('Phone'),
    heading('Live chat'),
    text('reply within 4 hours'),
    link('System status', '/system-status'),
    link('API reference', '/api-reference'),
    link('Training', '/training'),
    link('Privacy policy', '/privacy-policy'),
    link('Terms of service', '/terms-of-service'),
    heading('Support hours'),
    text('Monday to Friday'),
    text('8am to 6pm'),
    text('9am to 2pm'),
    text('Closed'),
    text('24 hours a day, 7 days a week'),
    text('4.8/5'),
    text('2,847 interactions'),
  ],
};

/** The names of fields in the sample request and response, of which the tab has to be chosen first. */
function example(request: readonly string[], response: readonly string[]): Fact[] {
  const tab = (page: Page, name: string) => page.locator('main').getByRole('tab', { name, exact: true });
  const choose = async (page: Page) => {
    await takenOver(tab(page, 'Response'));
    await tab(page, 'Response').click();
  };
  const panel = (page: Page, name: string) => page.locator('main').getByRole('tabpanel', { name }).locator('pre');
  const named = (side: string, names: readonly string[]): Fact[] => [
    { says: `sample ${side}`, at: (page) => panel(page, side), times: 1 },
    ...names.map((name) => ({
      says: `${side}: ${name}`,
      at: (page: Page) => panel(page, side).filter({ hasText: new RegExp(`\\b${name}\\b`) }),
    })),
  ];
  return [...named('Request', request), ...after(choose, named('Response', response))];
}

export const documentation: DocumentedPage = {
  address: '/documentation',
  facts: [
    heading('Documentation'),
    text('v2.1.0'),
    heading('Quick start guides'),
    { says: 'four document groups', at: (page) => page.locator('main').getByRole('table'), times: 4 },
    button(/^Download /, 10),
  ],
};

export const apiReference: DocumentedPage = {
  address: '/api-reference',
  facts: [
    heading('API reference'),
    figure('endpoints', '48'),
    figure('AI-powered', '24'),
    figure('developers', '500+'),
    figure('uptime', '99.9%'),
    link(/^AI natural language processing 8 endpoints/, '/api-reference'),
    link(/^Predictive analytics 6 endpoints/, '/api-reference'),
    link(/^Automated compliance 10 endpoints/, '/api-reference'),
    link(/^Authentication and security 4 endpoints/, '/api-reference'),
    link(/^AI job matching 12 endpoints/, '/api-reference'),
    link(/^Equipment intelligence 8 endpoints/, '/api-reference'),
    ...['Premium Partner', 'Healthcare Partner', 'Enterprise Partner', 'Research Partner'].map(heading),
    { says: 'Learn More, 4 times', at: (page) => page.locator('main').getByText(/^Learn More/), times: 4 },
    link('Get API Key', '/account/api-keys'),
    link('Get API Access', '/account/api-keys'),
    link('Download SDK', '/graphql/client.ts'),
    link('Join Community', '/api-reference#community'),
    text('POST /api/ai/nlp/query'),
    text('GET /api/ai/voice/search'),
    text('POST /api/ai/nlp/intent'),
    ...example(
      ['query', 'context', 'user_type'],
      [
        ...['intent', 'entities', 'equipment_type', 'location', 'service_type', 'results', 'provider', 'distance'],
        ...['availability', 'price', 'ai_confidence', 'processing_time_ms'],
      ],
    ),
  ],
};

/** What stands in the sample request and response of other subjects than the first; the others have one of each, too. */
const examples: Readonly<Record<string, readonly Fact[]>> = {
  'predictive-analytics': example(
    ['type', 'department', 'timeframe'],
    [
      ...[
        'prediction',
        'staff_demand',
        'predicted_shortage',
        'confidence',
        'peak_periods',
        'recommendations',
        'action',
      ],
      ...['urgency', 'estimated_cost', 'ai_reasoning', 'model_version', 'last_trained'],
    ],
  ),
  'automated-compliance': example(
    ['document_type', 'content', 'regulations'],
    [
      ...['compliance_score', 'status', 'checks_performed', 'regulation', 'section', 'confidence', 'suggestions'],
      'processing_time_ms',
    ],
  ),
};

/** The example endpoints of the other subjects. */
export const apiTopics: readonly DocumentedPage[] = Object.entries({
  'predictive-analytics': [
    'GET /api/ai/predictions/resource',
    'POST /api/ai/recommend/staff',
    'GET /api/ai/analytics/trends',
  ],
  'automated-compliance': [
    'POST /api/ai/compliance/check',
    'GET /api/ai/compliance/score',
    'POST /api/ai/compliance/monitor',
  ],
  authentication: ['POST /api/auth/login', 'POST /api/auth/refresh', 'GET /api/auth/profile'],
  'job-matching': ['POST /api/ai/jobs/match', 'GET /api/jobs/recommendations', 'POST /api/jobs/skills-analysis'],
  'equipment-intelligence': [
    'GET /api/ai/equipment/voice-search',
    'POST /api/equipment/recommend',
    'GET /api/equipment/availability',
  ],
}).map(([topic, endpoints]) => ({
  address: `/api-reference?topic=${topic}`,
  facts: [heading('Features'), ...endpoints.map((endpoint) => text(endpoint)), ...(examples[topic] ?? example([], []))],
}));

export const systemStatus: DocumentedPage = {
  address: '/system-status',
  facts: [
    heading('System status'),
    text('Last updated'),
    button('Refresh'),
    figure('uptime, 90 days', '99.97%'),
    figure('uptime, 1 year', '99.94%'),
    figure('average response, 90 days', '142ms'),
    heading('Components'),
    ...['Web client', 'GraphQL API', 'REST API', 'Database', 'Search', 'Accounts', 'E-mail', 'Background work'].map(
      (name) => text(name),
    ),
    ...['Web client', 'GraphQL API', 'REST API', 'Database'].flatMap((name): Fact[] => [
      {
        says: `30 days of ${name}`,
        at: (page) =>
          page
            .locator('main')
            .getByRole('img', { name: new RegExp(`^${name}: 30 days`) })
            .filter({ visible: true }),
        times: 1,
      },
      {
        says: `response times of ${name}`,
        at: (page) =>
          page
            .locator('main')
            .getByRole('img', { name: new RegExp(`^${name}: response by day`) })
            .filter({ visible: true }),
      },
    ]),
    figure('components', '8'),
    heading('Recent incidents'),
    button('Subscribe to Updates', 1),
    {
      says: 'RSS Feed',
      at: (page) => page.locator('main a[href="/feeds/status.xml"]').filter({ hasText: 'RSS Feed' }),
    },
  ],
};

const legal = (address: string, title: string, facts: readonly Fact[] = []): DocumentedPage => ({
  address,
  facts: [heading(title), text('Version 2.1'), ...facts],
});

export const legalPages: readonly DocumentedPage[] = [
  legal('/privacy-policy', 'Privacy policy'),
  legal('/terms-of-service', 'Terms of service', [text('limited to what you paid us in the 12 months before')]),
  legal('/cookie-policy', 'Cookie policy', [
    text(/Persistent cookies.* last 6 to 24 months/),
    button('Manage Cookie Preferences', 1),
    link('View Browser Cookie Settings', '/cookie-policy#browser-settings', 1),
  ]),
];

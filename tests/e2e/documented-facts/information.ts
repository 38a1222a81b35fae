import { button, type DocumentedPage, type Fact, figure, heading, link, text, waiting } from './fact.ts';

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
  ],
  waiting: waiting('contact', [link(/Contact/, '/contact')]),
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
    text('POST /api/ai/nlp/query'),
    text('GET /api/ai/voice/search'),
    text('POST /api/ai/nlp/intent'),
  ],
  waiting: waiting('partner keys', [
    button('Get API Key'),
    button('Download SDK'),
    button('Get API Access'),
    button('Join Community'),
  ]),
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
  facts: [heading('Features'), ...endpoints.map((endpoint) => text(endpoint))],
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
  legal('/terms-of-service', 'Terms of service'),
  legal('/cookie-policy', 'Cookie policy', [
    button('Manage Cookie Preferences', 1),
    link('View Browser Cookie Settings', '/cookie-policy#browser-settings', 1),
  ]),
];

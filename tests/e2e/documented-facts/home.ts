import type { Page } from 'playwright/test';
import { takenOver } from '../support/test.ts';
import { after, button, type DocumentedPage, type Fact, figure, heading, link, text } from './fact.ts';

/** What an audience reads once it is chosen. */
function audience(name: string, to: string, claims: readonly string[]): Fact[] {
  const choose = async (page: Page) => {
    const radio = page.getByRole('radio', { name });
    await takenOver(radio);
    await radio.check({ force: true });
  };
  const goTo = { says: `${name} goes to ${to}`, at: (page: Page) => page.locator(`main a[href="${to}"]`) };
  return after(choose, [
    heading(name),
    heading('What gets in the way'),
    heading('What you get'),
    goTo,
    ...claims.map((claim) => text(claim)),
  ]);
}

export const home: DocumentedPage = {
  address: '/',
  facts: [
    { says: 'headline', at: (page) => page.getByRole('heading', { level: 1 }), times: 1 },
    link('Start Free Trial', '/?dialog=signup'),
    link('View APIs', '/api-reference'),
    link('View Compliance', '/compliance'),
    text('Accounts are verified within 24 to 48 hours.'),
    text('1 of 6'),
    figure('jobs', '2,800+'),
    figure('compliance documents', '1,247'),
    figure('equipment suppliers', '892'),
    figure('users', '50,000+'),
    ...audience('Patients & Caregivers', '/help-center', []),
    ...audience('NHS Staff', '/staff-portal', []),
    ...audience('Healthcare Compliance Hub', '/compliance', ['70% faster compliance']),
    ...audience('Equipment Retail Hub', '/equipment', ['Equipment found in 10 seconds', 'Bulk discounts up to 35%']),
    heading('Pilot AI Tools'),
    heading('Build with APIs'),
    heading('Invest in Phase 2'),
    heading('Shape the Future'),
    heading('Pilot with 3 trusts'),
    text('6 months'),
    heading('50 trusts across 5 regions'),
    heading('National rollout'),
    {
      says: 'three quotes with a dot each',
      at: (page) => page.locator('main').getByRole('button', { name: /^Show testimonial [123] of 3/ }),
      times: 3,
    },
    button('Try Voice Search'),
    button('Demo: Voice Search'),
    button('Try AI Assistant'),
    button('See Predictions'),
    link('Schedule Demo', '/contact?category=partnership&subject=Schedule+Demo'),
    {
      says: 'four ways to take part lead to the form',
      at: (page) =>
        page.locator('main section[aria-labelledby="ecosystem"] a[href^="/contact?category=partnership&subject="]'),
      times: 4,
    },
    text('No credit card required • 30-day free trial • Cancel anytime'),
  ],
};

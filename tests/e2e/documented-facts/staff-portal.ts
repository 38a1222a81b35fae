import { type DocumentedPage, figure, heading, link, text } from './fact.ts';

export const staffPortal: DocumentedPage = {
  address: '/staff-portal',
  facts: [
    heading('Staff portal'),
    { says: 'CV Template', at: (page) => page.locator('main a[download]').filter({ hasText: 'CV Template' }) },
    link('NHS Jobs Portal', '/staff-portal#nhs-jobs-portal'),
    link('Career Guidance', '/staff-portal#career-guidance'),
    link('Training Portal', '/staff-portal#training-portal'),
    text('5 Active Positions'),
    {
      says: 'Apply Now for each of 5 posts',
      at: (page) => page.locator('main').getByRole('link', { name: /^Apply Now/ }),
      times: 5,
    },
    {
      says: 'Save Job for each of 5 posts',
      at: (page) => page.locator('main').getByRole('link', { name: /^Save Job/ }),
      times: 5,
    },
    text('High urgency', 2),
    text('Medium urgency', 2),
    text('Low urgency', 1),
    ...['Permanent', 'Full-time', 'Contract'].map((type) => text(type)),
    heading('Recruitment partners'),
    {
      says: '4 partners, Visit Site each',
      at: (page) => page.locator('main').getByRole('link', { name: /^Visit Site/ }),
      times: 4,
    },
    heading('Staff statistics'),
    heading('How to apply'),
    heading('Requirements'),
    heading('Career pathways'),
    heading('Professional development'),
    heading('Support'),
    heading('Career development fund'),
    heading('Training modules'),
    figure('training modules', '240+'),
    figure('a year for development, at most', '£1,500'),
    text('You need at least 2 references.'),
  ],
};

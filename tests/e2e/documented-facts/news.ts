import { button, type DocumentedPage, heading, link, text, waiting } from './fact.ts';

export const news: DocumentedPage = {
  address: '/news',
  facts: [
    heading('News hub'),
    link(/^View Full Update/, '/news?article='),
    { says: 'a search', at: (page) => page.locator('main').getByRole('searchbox') },
    ...['Breaking', 'Policy', 'Recruitment', 'Technology', 'Compliance', 'Research'].map((name) =>
      link(new RegExp(`^${name}`), `/news?category=${name.toLowerCase()}`),
    ),
    text('11 articles'),
    text('High priority'),
    text('verified'),
  ],
  waiting: waiting('discussion', [button(/^(Save|Discuss|Like)\b/)]),
};

export const noNews: DocumentedPage = {
  address: '/news?q=zzzz',
  facts: [text('No articles found'), text('Try adjusting your search terms or filters')],
};

import { button, type DocumentedPage, heading, link, text } from './fact.ts';

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
};

export const article: DocumentedPage = {
  address: '/news?article=six-employment-checks',
  facts: [
    link('Save', '/news?article=six-employment-checks&dialog=signin'),
    button('Share'),
    button(/^Discuss/),
    button(/^Like/),
  ],
};

export const noNews: DocumentedPage = {
  address: '/news?q=zzzz',
  facts: [text('No articles found'), text('Try adjusting your search terms or filters')],
};

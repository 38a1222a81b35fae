import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Found {
  readonly matchesSomeWords: boolean;
  readonly nodes: readonly { readonly slug: string }[];
}

async function found(search: string): Promise<Found> {
  const { data, errors } = await askGraph(
    app,
    'query ($search: String) { helpArticles(filter: { search: $search }, sort: RELEVANCE, first: 3) { matchesSomeWords nodes { slug } } }',
    { variables: { search } },
  );
  expect(errors).toBeUndefined();
  return (data as { helpArticles: Found }).helpArticles;
}

/** What people ask the portal, and the articles that answer it. They were most of them written before the articles were looked at. */
const questions: readonly (readonly [string, readonly string[]])[] = [
  ['log in', ['sign-in-and-sign-out']],
  ['log out', ['sign-in-and-sign-out']],
  ['login', ['sign-in-and-sign-out']],
  ['logout', ['sign-in-and-sign-out']],
  ['sign off', ['sign-in-and-sign-out']],
  ["can't log in", ['if-you-cannot-sign-in', 'reset-a-forgotten-password']],
  ['cant sign in', ['if-you-cannot-sign-in', 'reset-a-forgotten-password']],
  ['cannot log on', ['if-you-cannot-sign-in', 'reset-a-forgotten-password']],
  ['unable to login', ['if-you-cannot-sign-in', 'reset-a-forgotten-password']],
  ['locked out', ['if-you-cannot-sign-in', 'reset-a-forgotten-password']],
  ['i forgot my password', ['reset-a-forgotten-password']],
  ['forgotten password', ['reset-a-forgotten-password']],
  ['lost password', ['reset-a-forgotten-password']],
  ['change password', ['change-your-password']],
  ['how do I change my email', ['change-your-email-address']],
  ['delete account', ['delete-your-account']],
  ['close my account', ['delete-your-account']],
  ['how do i sign up', ['create-an-account']],
  ['register', ['create-an-account']],
  ['who can post a job', ['post-a-job']],
  ['why was my listing declined', ['what-happens-in-review']],
  ['what does verified mean', ['get-your-account-verified']],
  ['export my data', ['download-your-data']],
  ['turn off cookies', ['what-is-stored-in-your-browser']],
  ['api key', ['use-the-api']],
  ['how long is a session', ['sign-in-and-sign-out', 'see-where-you-are-signed-in']],
  ['how do i apply for a job', ['apply-for-a-job-on-the-portal']],
  ['withdraw my application', ['withdraw-an-application']],
  ['where are my applications', ['follow-your-applications']],
  ["i didn't get the confirmation email", ['confirm-your-email-address']],
  ['sell equipment', ['list-your-equipment']],
  ['how do i contact a seller', ['contact-a-supplier']],
  ['are prices including vat', ['understand-prices-and-vat']],
  ['jobs near me', ['search-jobs-by-distance']],
  ['how do i write a cv', ['download-the-cv-template', 'write-a-supporting-statement']],
  ['google login', ['sign-in-with-google-or-linkedin', 'connect-or-disconnect-google-and-linkedin']],
  ['what information do you hold about me', ['what-the-portal-keeps-about-you']],
  ['save a search', ['keep-a-job-search-to-use-again']],
  ['download a policy document', ['download-a-document']],
  ['was my account hacked', ['check-your-recent-activity', 'see-where-you-are-signed-in']],
  ['sign me out everywhere', ['see-where-you-are-signed-in']],
  ['edit my job advert', ['change-or-close-a-job-you-posted']],
  ['how is pay worked out', ['understand-the-pay-of-a-band', 'set-the-pay-of-a-job']],
  ['why is my listing not showing', ['what-happens-in-review', 'change-or-withdraw-a-listing']],
  ['what do refurbished and used mean', ['what-condition-means']],
  ['print a policy', ['print-a-document']],
  ["i can't remember my password", ['reset-a-forgotten-password']],
  ['how to logout', ['sign-in-and-sign-out']],
  ['remove my profile', ['delete-your-account']],
  ['cookie settings', ['what-is-stored-in-your-browser']],
  ['become verified', ['get-your-account-verified']],
  ['take down advert', ['change-or-close-a-job-you-posted']],
  ['change phone number', ['change-your-profile']],
  ['link my google account', ['connect-or-disconnect-google-and-linkedin']],
  ['how to list a product for sale', ['list-your-equipment']],
  ['browse jobs by postcode', ['search-jobs-by-distance', 'find-a-job-with-the-filters']],
  ['what is band 5', ['understand-the-pay-of-a-band']],
  ['compare document versions', ['compare-versions-of-a-document']],
  ['is there an app for the api', ['use-the-api']],
];

test.each(questions)('"%s" is answered by one of the first three articles', async (question, slugs) => {
  const { nodes } = await found(question);
  expect(
    slugs.some((slug) => nodes.some((node) => node.slug === slug)),
    nodes.map(({ slug }) => slug).join(),
  ).toBe(true);
});

test.each([
  ['log in', 'sign-in-and-sign-out'],
  ['log out', 'sign-in-and-sign-out'],
  ['forgot password', 'reset-a-forgotten-password'],
])('"%s" is answered by the first article', async (question, slug) => {
  expect((await found(question)).nodes[0]?.slug).toBe(slug);
});

test('the search across the portal names the article first that answers "cant log in"', async () => {
  const { data } = await askGraph(app, '{ search(q: "cant log in") { hits { category title } } }');
  expect((data as { search: { hits: unknown[] } }).search.hits[0]).toEqual({
    category: 'HELP',
    title: 'If you cannot sign in',
  });
});

test('where no article has all words, those with some are answered, and it is said; words in quotes are kept together', async () => {
  expect(await found('delete zeppelins')).toMatchObject({ matchesSomeWords: true });
  expect(await found('delete account')).toMatchObject({ matchesSomeWords: false });
  expect(await found('"delete zeppelins"')).toEqual({ matchesSomeWords: false, nodes: [] });
});

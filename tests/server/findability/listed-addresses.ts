import { areas } from '../../../client/areas.ts';
import { askGraph } from '../../support/ask-graph.ts';
import type { TestApp } from '../../support/test-app.ts';

const pages = [
  '/',
  '/about',
  '/api-reference',
  '/contact',
  '/documentation',
  '/equipment/safety-notices',
  '/help-center',
  '/system-status',
  '/training',
];
const legalPages = ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/accessibility'];
const lists = Object.values(areas).map(({ to }) => to);

/** The address of every page that is no item, of every item that the graph lists, and of every help article and training path. */
export async function listedAddresses(app: Pick<TestApp, 'server'>): Promise<string[]> {
  const { data } = await askGraph(
    app,
    `{ jobs(first: 100) { nodes { id } } documents(first: 100) { nodes { slug } } equipment(first: 100) { nodes { id } }
      news(first: 100) { nodes { slug } } helpArticles(first: 100) { nodes { slug } } safetyNotices(first: 100) { nodes { slug } } trainingPaths { slug } }`,
  );
  const rows = (list: string) => (data?.[list] as { nodes: Record<string, string>[] } | undefined)?.nodes ?? [];
  const paths = (data?.['trainingPaths'] ?? []) as { slug: string }[];
  return [
    ...pages,
    ...legalPages,
    ...lists,
    ...rows('jobs').map(({ id }) => `/staff-portal?job=${id}`),
    ...rows('documents').map(({ slug }) => `/compliance?doc=${slug}`),
    ...rows('equipment').map(({ id }) => `/equipment?item=${id}`),
    ...rows('news').map(({ slug }) => `/news?article=${slug}`),
    ...rows('safetyNotices').map(({ slug }) => `/equipment/safety-notices?notice=${slug}`),
    ...paths.map(({ slug }) => `/training?path=${slug}`),
    ...rows('helpArticles').map(({ slug }) => `/help-center?article=${slug}`),
  ];
}

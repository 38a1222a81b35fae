import type { PublicDoors } from './public-doors.ts';

/** How a test asks, and what is published. */
interface Published extends PublicDoors {
  /** A word that stands in everything that is published, and nowhere else. */
  readonly word: string;
  readonly jobId: string;
  readonly closedJobId: string;
  readonly equipmentId: string;
}

/** Every public surface that shows posts or products: graph, REST, pages and feeds, without those that are cached. */
export function publishedSurfaces({
  graph,
  rest,
  page,
  sitemap,
  word,
  jobId,
  closedJobId,
  equipmentId,
}: Published): Readonly<Record<string, () => Promise<string>>> {
  const postPage = `/staff-portal?job=${jobId}`;
  const productPage = `/equipment?item=${equipmentId}`;
  /** What the page of an item tells search engines of it. */
  const thing = async (url: string, type: string) =>
    [...(await page(url)).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .map(([, text = '']) => text)
      .filter((text) => text.includes(`"${type}"`))
      .join('\n');
  /** A site map says nothing of an item but its identifier. */
  const named = async (path: string, id: string) => ((await sitemap(path)).includes(id) ? `${word} nurse` : '');
  return {
    'one post': () => graph(`job(id: "${jobId}") { title }`),
    'a closed post': () => graph(`job(id: "${closedJobId}") { title }`),
    'posts, newest first': () => graph('jobs(first: 5) { nodes { title } }'),
    'posts, by relevance': () => graph(`jobs(filter: { search: "${word}" }, sort: RELEVANCE) { nodes { title } }`),
    'posts of a department': () => graph(`jobs(filter: { department: "${word} ward" }) { nodes { title } }`),
    'posts around a place': () =>
      graph(`jobs(filter: { near: "Nottingham", radius: 1, department: "${word} ward" }) { nodes { title } }`),
    'posts by their distance': () =>
      graph(`jobs(filter: { near: "Nottingham", radius: 1, search: "${word}" }, sort: DISTANCE) { nodes { title } }`),
    'the nearest post': () =>
      graph(`jobs(filter: { near: "Lerwick", department: "${word} ward" }) { nearest { job { title } } }`),
    'posts of a town': () => graph(`jobs(filter: { location: "${word} ward" }) { nodes { title } }`),
    'posts of a region': () => graph(`jobs(filter: { region: "${word} ward" }) { nodes { title } }`),
    'towns of posts': () =>
      graph(`jobs(filter: { search: "${word} nurse" }) { facets { location { value label count } } }`),
    'regions of posts': () =>
      graph(`jobs(filter: { search: "${word} nurse" }) { facets { region { value label count } } }`),
    'departments of posts': () =>
      graph(`jobs(filter: { search: "${word}" }) { facets { department { value label count } } }`),
    'one product': () => graph(`equipmentItem(id: "${equipmentId}") { name }`),
    'products, newest first': () => graph('equipment(first: 5) { nodes { name } }'),
    'products, while one types': () => graph(`searchEquipment(q: "${word}") { nodes { name } }`),
    'the search across the portal': () => graph(`search(q: "${word}") { hits { title } }`),
    'posts on REST': () => rest(`/api/jobs?search=${word}`),
    'posts by their distance on REST': () => rest(`/api/jobs?near=Nottingham&radius=1&sort=distance&search=${word}`),
    'one post on REST': () => rest(`/api/jobs/${jobId}`),
    'products on REST': () => rest(`/api/equipment?search=${word}`),
    'one product on REST': () => rest(`/api/equipment/${equipmentId}`),
    'the search on REST': () => rest(`/api/search?q=${word}`),
    'the new posts of the home page': async () => partOf(await page('/'), 'New posts', 'Law changed'),
    'the new equipment of the home page': async () => partOf(await page('/'), 'New equipment', 'Pay, band by band'),
    'the page of posts': () => page(`/staff-portal?q=${word}`),
    'the page of one post': () => page(postPage),
    'the page of a closed post': () => page(`/staff-portal?job=${closedJobId}`),
    'what search engines are told of a post': () => thing(postPage, 'JobPosting'),
    'the page of products': () => page(`/equipment?q=${word}`),
    'the page of one product': () => page(productPage),
    'what search engines are told of a product': () => thing(productPage, 'Product'),
    'the feed of posts': () => rest('/feeds/jobs.xml'),
    'the feed of a search': () => rest(`/feeds/jobs.xml?q=${word}`),
    'posts of the site map': () => named('/sitemap.xml', jobId),
    'products of the site map': () => named('/sitemap.xml', equipmentId),
    'the part of the site map with posts': () => named('/sitemap-jobs.xml', jobId),
    'the part of the site map with products': () => named('/sitemap-equipment.xml', equipmentId),
  };
}

/** What a page has between two headings. */
function partOf(page: string, from: string, to: string): string {
  const [start, end] = [page.indexOf(`>${from}<`), page.indexOf(`>${to}<`)];
  if (start < 0 || end < start) throw new Error(`The page has no ${from} before ${to}.`);
  return page.slice(start, end);
}

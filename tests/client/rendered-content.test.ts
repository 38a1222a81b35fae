import { GraphQLError, isObjectType } from 'graphql';
import { beforeAll, expect, test, vi } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { createSampleGraph } from './sample-graph.ts';

beforeAll(() => {
  vi.stubGlobal('__PRODUCT_NAME__', project.productName);
});

/** The HTML of a page whose graph answers with these values. */
async function page(url: string, override: Record<string, unknown>): Promise<string> {
  const { render } = await import('../../client/entry-server.tsx');
  const { execute } = createSampleGraph(override);
  return (await render({ url, origin: 'https://portal.example', now: '2026-11-20T09:00:00.000Z', execute })).page;
}

const bestMatches = {
  'JobConnection.totalCount': 1234,
  'JobConnection.totalIsCapped': false,
  'PageInfo.startPosition': 100,
  'PageInfo.hasNextPage': false,
};
/** Every field of the graph that may hold the address of another site. */
function fieldsWithAddresses(): string[] {
  const types = Object.values(createSampleGraph().schema.getTypeMap()).filter(isObjectType);
  return types.flatMap((type) =>
    Object.keys(type.getFields())
      .filter((field) => /url$|website/i.test(field))
      .map((field) => `${type.name}.${field}`),
  );
}

const text = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"');

test('where the best matches end before the count, the list says so and leads to all', async () => {
  const html = await page('/staff-portal?q=nurse&type=permanent', bestMatches);
  expect(text(html)).toContain('The best 100 matches are shown. Sort by newest to see all 1,234.');
  expect(html).toContain('href="/staff-portal?q=nurse&amp;type=permanent&amp;sort=newest"');
});

test('where the server does not count them all, nor does the list', async () => {
  const html = await page('/staff-portal?q=nurse', { ...bestMatches, 'JobConnection.totalIsCapped': true });
  expect(text(html)).toContain('Sort by newest to see more than 1,234.');
});

test.each([
  ['more matches follow', '/staff-portal?q=nurse', { 'PageInfo.hasNextPage': true }],
  ['all are shown', '/staff-portal?q=nurse', { 'JobConnection.totalCount': 100 }],
  ['the order is another', '/staff-portal?q=nurse&sort=newest', {}],
])('nothing is said where %s', async (_case, url, override) => {
  expect(await page(url, { ...bestMatches, ...override })).not.toContain('matches are shown');
});

test('an address in the content that is not to be followed is no link, and its words stay', async () => {
  const address = 'javascript:alert(1)';
  const override = { 'ContentItem.url': address, 'RecruitmentPartner.url': address };
  expect(await page('/staff-portal', override)).not.toContain('javascript:');
  const html = await page('/', { ...override, 'ContentEntry.key': 'footer.health-service-sites' });
  expect(html).not.toContain('javascript:');
  expect(text(html)).not.toContain('label (opens external site)');
});

test.each([
  ...['/', '/staff-portal', '/staff-portal?job=1', '/compliance', '/compliance?doc=a', '/news', '/news?article=1'],
  ...['/equipment', '/equipment?item=1', '/equipment?item=1&contact=supplier', '/system-status'],
])('no link of %s leads to a site that was invented', async (url) => {
  const address = 'https://invented.example/a';
  const texts = { 'Job.description': `[text](${address})`, 'DocumentVersion.content': `[text](${address})` };
  const addresses = Object.fromEntries(fieldsWithAddresses().map((field) => [field, address]));
  const html = await page(url, { ...addresses, ...texts, 'ContentEntry.key': 'equipment.live-suppliers' });
  expect(html).not.toContain(`href="${address}"`);
  if (/equipment|staff/.test(url)) expect(html).toMatch(/href="[^"]*dialog=sample"/);
});

test('without scripts a sample link shows why there is no site', async () => {
  const html = await page('/equipment?category=ppe&dialog=sample', {});
  expect(text(html)).toContain('There is no site to visit and nothing to buy.');
  expect(html).toContain('href="/equipment?category=ppe"');
});

test('a job whose address to apply is not on the web has no way to apply', async () => {
  const html = await page('/staff-portal', { 'Job.applyUrl': 'javascript:alert(1)' });
  expect(html).not.toMatch(/javascript:|Apply Now/);
  expect(await page('/staff-portal', { 'Job.applyUrl': 'https://jobs.example/1' })).toContain('Apply Now');
});

test('links in texts lead to pages by the router and to the rest of the site past it', async () => {
  const html = await page('/staff-portal?job=1', { 'Job.description': '[graph](/graphql) and [list](/staff-portal)' });
  expect(html).toContain('<a href="/graphql">graph</a>');
  expect(html).toMatch(/<a href="\/staff-portal"[^>]*data-discover="true"[^>]*>list<\/a>/);
});

test.each([
  ['/', { 'ContentItem.url': 'https://example.org', 'ContentEntry.key': 'footer.health-service-sites' }],
  ['/staff-portal', { 'RecruitmentPartner.url': 'https://example.org', 'Job.applyUrl': 'https://example.org' }],
  ['/compliance?doc=a', { 'Document.sourceUrl': 'https://example.org' }],
  ['/news?article=1', { 'Article.sourceUrl': 'https://example.org' }],
  ['/equipment?item=1', { 'Supplier.website': 'https://example.org', 'SafetyNotice.sourceUrl': 'https://example.org' }],
  ['/equipment/safety-notices?notice=a', { 'SafetyNotice.sourceUrl': 'https://example.org' }],
])('every link of %s to another site has the same mark behind its words', async (url, override) => {
  const html = await page(url, override);
  const links = html.match(/<a [^>]*href="https:\/\/example\.org"[^>]*>.*?<\/a>/gs) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links)
    expect(link).toMatch(
      / \(opens external site\)<\/span><span aria-hidden="true" class="external-mark"><svg [^>]*>.*<\/svg><\/span><\/a>$/s,
    );
});

test('the opening hours of shops outside the portal say their time zone', async () => {
  const html = text(await page('/equipment', { 'ContentEntry.key': 'equipment.live-suppliers' }));
  const hours = html.match(/\d[ap]m to \d+[ap]m.{4}/g) ?? [];
  expect(hours.length).toBeGreaterThan(0);
  expect(hours.filter((words) => !words.endsWith(' GMT'))).toEqual([]);
});

test('the headings of a job that could not be loaded leave no level out', async () => {
  const html = await page('/staff-portal?job=1', { 'Query.job': new GraphQLError('no') });
  const levels = [...html.matchAll(/<main.*<\/main>/gs)].flatMap(([main]) => [...main.matchAll(/<h([1-6])/g)]);
  expect(levels.map(([, level]) => level)).toEqual(['1', '2']);
});

test.each([
  ['checkboxes', '/staff-portal', 'HIGH', /High<[^>]*><[^>]*>1,234</],
  ['places', '/staff-portal', 'Leeds', /<option value="Leeds">label \(1,234\)</],
  ['choices of one', '/equipment', 'PPE', /PPE<[^>]*><[^>]*>1,234</],
  ['links', '/compliance', 'POLICIES', /Policies<[^>]*> <[^>]*>1,234</],
])('counts beside %s of 1,000 and more have a comma', async (_kind, url, value, shown) => {
  const html = await page(url, { 'FacetValue.value': value, 'FacetValue.count': 1234 });
  expect(html.replaceAll('<!-- -->', '')).toMatch(shown);
});

test.each([
  ['/staff-portal?q=zzzz', 'Remove "Search: zzzz" to see more.'],
  ['/compliance?category=policies', 'Remove "Policies" to see more.'],
  ['/equipment?q=zzzz&category=ppe&condition=new', 'Remove one of these 3 filters to see more.'],
])('the list of %s has no rows, and says what to remove', async (url, advice) => {
  const nodes = ['JobConnection.nodes', 'DocumentConnection.nodes', 'EquipmentConnection.nodes'];
  const empty = Object.fromEntries(
    [...nodes, 'JobConnection.understood', 'EquipmentConnection.understood'].map((name) => [name, []]),
  );
  const html = await page(url, { ...empty, 'JobConnection.nearest': null });
  expect(text(html.replaceAll('<!-- -->', ''))).toContain(advice);
});

test.each(['/staff-portal', '/compliance', '/equipment', '/news'])(
  'what %s does not know in its address narrows nothing, and no link or form of the list carries it on',
  async (path) => {
    const html = await page(`${path}?category=bogus&type=bogus&urgency=bogus`, {
      'JobConnection.understood': [],
      'EquipmentConnection.understood': [],
    });
    expect(html).not.toContain('Remove filter');
    const carried = [...html.matchAll(/(?:href|action|value)="([^"]*bogus[^"]*)"/g)].map(([, address]) => address);
    // A section of the page, and the dialogs over it, are still at the page's own address.
    expect(
      carried.filter((address) => !/#|[?;](?:dialog=(?:search|signin)|form=(?:sell|bulk-order))$/.test(address ?? '')),
    ).toEqual([]);
  },
);

test.each([
  ['/equipment', 'Visit site'],
  ['/equipment?item=1&contact=supplier', 'Visit site'],
  ['/staff-portal', 'Visit Site'],
])('%s marks %s as leading to another site', async (url, words) => {
  const address = 'https://shop.org/';
  const addresses = { 'ContentItem.url': address, 'RecruitmentPartner.url': address, 'Supplier.website': address };
  const override = { ...addresses, 'ContentEntry.key': 'equipment.live-suppliers' };
  const [link = ''] = (await page(url, override)).match(new RegExp(`>${words}<.*?</a>`)) ?? [];
  expect(text(`<a${link}`)).toMatch(/of \w+ +\(opens external site\)$/);
  expect(link).toContain('<svg');
});

test('the columns of a changed law stand alike, and downloads say that all versions count', async () => {
  const html = await page('/compliance?doc=a', {});
  expect(text(html.replaceAll('<!-- -->', ''))).toContain('Downloads3 downloads of all versions');
  const cells = [...html.matchAll(/<td class="([^"]*)"/g)].map(([, classes]) => classes);
  expect(cells.length).toBeGreaterThan(1);
  expect(new Set(cells).size).toBe(1);
});

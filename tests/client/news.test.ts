import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLError } from 'graphql';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { articleList, articleSearchVariables } from '../../client/news/article-search.ts';
import { rowsBelow } from '../../client/news/rows-below.ts';
import { share } from '../../client/news/share.ts';
import { articleOf, pictureOptions } from '../../client/operations/content/articles/article-values.ts';
import project from '../../package.json' with { type: 'json' };
import { articlePictures } from '../../schema/editing/articles/article-pictures.ts';
import payScales from '../../server/database/seed/reference/pay-scales.json' with { type: 'json' };
import articles from '../../server/database/seed/sample/articles.json' with { type: 'json' };
import { createSampleGraph } from './sample-graph.ts';

const read = (query: string) => articleList.read(new URLSearchParams(query));

describe('the search in the address', () => {
  test('asks the graph for words and one category, best match first', () => {
    expect(articleSearchVariables(read('q=icu&category=policy&category=research'))).toEqual({
      filter: { search: 'icu', category: ['POLICY'] },
      sort: 'RELEVANCE',
      first: 10,
    });
    expect(articleSearchVariables(read('after=x'))).toEqual({ filter: {}, sort: 'NEWEST', first: 10, after: 'x' });
  });

  test.each(['category=Policy', 'category=', 'category=none', 'sort=best-match', 'sort=oldest', 'q=%20'])(
    '%s counts as not said',
    (query) => {
      expect(articleList.of(read(query))).toEqual({ pathname: '/news', search: '' });
    },
  );

  test('is kept when an article is opened over it', () => {
    const { search } = articleList.of(read('q=icu&category=policy'), 'some-slug') as { search: string };
    expect(search).toBe('?q=icu&category=policy&article=some-slug');
  });
});

describe('the live update', () => {
  const page = (startPosition: number) =>
    ({ nodes: [{ id: '1' }, { id: '2' }], pageInfo: { startPosition } }) as unknown as Parameters<typeof rowsBelow>[1];
  const ids = (...given: Parameters<typeof rowsBelow>) => rowsBelow(...given).map(({ id }) => id);

  test('stands for its row at the head of the whole list, and nowhere else', () => {
    expect(ids({ id: '1' }, page(1), read(''))).toEqual(['2']);
    expect(ids({ id: '1' }, page(1), read('category=policy'))).toEqual(['1', '2']);
    expect(ids({ id: '1' }, page(1), read('q=pay'))).toEqual(['1', '2']);
    expect(ids({ id: '1' }, page(11), read('after=x'))).toEqual(['1', '2']);
    expect(ids({ id: '2' }, page(1), read(''))).toEqual(['1', '2']);
    expect(ids(undefined, page(1), read(''))).toEqual(['1', '2']);
  });
});

describe('sharing', () => {
  const data = { title: 'Title', url: 'https://portal.example/news?article=one' };
  const withNavigator = (navigator: object) => vi.stubGlobal('navigator', navigator);
  const takes: () => boolean = () => true;
  const fails = () => Promise.reject(new DOMException('no', 'DataError'));
  const withoutSheet: [string, object][] = [
    ['there is no sheet', {}],
    ['the sheet does not take it', { canShare: () => false }],
    ['the sheet fails', { canShare: takes, share: fails }],
  ];
  afterEach(() => vi.unstubAllGlobals());

  test("hands the address to the browser's sheet", async () => {
    const shareSheet = vi.fn().mockResolvedValue(undefined);
    withNavigator({ canShare: takes, share: shareSheet });
    expect(await share(data)).toBe('by-sheet');
    expect(shareSheet).toHaveBeenCalledWith(data);
  });

  test('copies nothing when the user closes the sheet', async () => {
    const writeText = vi.fn();
    const closed = () => Promise.reject(new DOMException('closed', 'AbortError'));
    withNavigator({ canShare: takes, share: closed, clipboard: { writeText } });
    expect(await share(data)).toBe('by-sheet');
    expect(writeText).not.toHaveBeenCalled();
  });

  test.each(withoutSheet)('copies the address where %s', async (_case, navigator) => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    withNavigator({ ...navigator, clipboard: { writeText } });
    expect(await share(data)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(data.url);
  });

  test('says so where nothing can be copied', async () => {
    withNavigator({});
    expect(await share(data)).toBe('not-copied');
  });
});

describe('the pictures', () => {
  const directory = join(import.meta.dirname, '../../client/public');

  const chosen = Object.values(articlePictures).map(({ value }) => value);
  test.each([...new Set([...articles.map(({ image }) => image), ...chosen])])(
    '%s is there, and draws without fetching',
    (image) => {
      expect(existsSync(join(directory, image))).toBe(true);
      expect(readFileSync(join(directory, image), 'utf8').replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /https?:|<script|<image|@import|\son\w+=/,
      );
    },
  );

  test('the editor offers and shows those that the graph has', () => {
    const names = Object.keys(articlePictures);
    expect(pictureOptions(undefined).map(({ value }) => value)).toEqual(['', ...names]);
    expect(names.map((picture) => articleOf({ picture }, undefined).image)).toEqual(chosen);
  });

  test('the drawing of pay shows the pay that the portal knows', () => {
    const drawing = readFileSync(join(directory, 'pictures/pay-scales-2026-27.svg'), 'utf8');
    const scales = payScales.filter(({ nation, year }) => nation === 'england' && year === '2026/27');
    expect(scales).toHaveLength(11);
    const bars = [...drawing.matchAll(/<rect x="(\d+)" y="\d+" width="(\d+)" height="30"/g)].map(([, x, width]) => ({
      x: Number(x),
      width: Number(width),
    }));
    const ticks = [...drawing.matchAll(/<text x="(\d+)"[^>]*>£([\d,]+)<\/text>/g)].map(([, x, pounds]) => ({
      x: Number(x) + 10,
      pounds: Number(pounds?.replace(',', '')),
    }));
    const [first, last] = [ticks[0], ticks.at(-1)];
    const perPound = ((last?.x ?? 0) - (first?.x ?? 0)) / ((last?.pounds ?? 0) - (first?.pounds ?? 1));
    const xOf = (pounds: number) => (first?.x ?? 0) + (pounds - (first?.pounds ?? 0)) * perPound;
    const highestFirst = scales.toSorted((one, other) => other.entry - one.entry);
    for (const [index, { band, entry, top }] of highestFirst.entries()) {
      expect(drawing).toContain(`>Band ${band}`);
      expect(Math.abs((bars[index]?.x ?? 0) - xOf(entry)), band).toBeLessThan(3);
      // The lowest bands would be too narrow to be seen.
      expect(bars[index]?.width, band).toBeGreaterThan(xOf(top) - xOf(entry) - 3);
    }
    const pounds = (amount = 0) => `£${amount.toLocaleString('en-GB')}`;
    const five = scales.find(({ band }) => band === '5');
    expect(drawing).toContain(`>Band 5, ${pounds(five?.entry)} to ${pounds(five?.top)}<`);
  });
});

describe('as served', () => {
  beforeAll(() => {
    vi.stubGlobal('__PRODUCT_NAME__', project.productName);
  });

  async function rendered(url: string, override: Record<string, unknown> = {}) {
    vi.stubGlobal('__PRODUCT_NAME__', project.productName);
    const { render } = await import('../../client/entry-server.tsx');
    const { execute, asked } = createSampleGraph(override);
    const page = await render({ url, origin: 'https://portal.example', now: '2026-11-20T09:00:00.000Z', execute });
    return { ...page, asked: JSON.stringify(asked.flatMap(({ definitions }) => definitions)) };
  }

  test('an article has its own address, its data for search engines, and is not counted', async () => {
    const { status, head, page, asked } = await rendered('/news?article=slug', { 'Article.sourceUrl': null });
    expect(status).toBe(200);
    expect(head).toContain('href="https://portal.example/news?article=slug"');
    expect(head).toContain('"@type":"NewsArticle"');
    expect(page).toMatch(/<h1[^>]*>title<\/h1>/);
    expect(asked).not.toContain('mutation');
  });

  test('an unknown article is answered 404', async () => {
    expect((await rendered('/news?article=unknown', { 'Query.article': null })).status).toBe(404);
  });

  test('the headings of an article leave no level out', async () => {
    const { page } = await rendered('/news?article=slug', { 'Article.content': '## One\n\nText\n\n### Two' });
    const levels = [...page.matchAll(/<main.*<\/main>/gs)].flatMap(([main]) => [...main.matchAll(/<h([1-6])/g)]);
    expect(levels.map(([, level]) => level)).toEqual(['1', '2', '2', '2', '2']);
  });

  test('a source that is not to be followed is no link', async () => {
    const { page } = await rendered('/news', { 'Article.sourceUrl': 'javascript:alert(1)' });
    expect(page).not.toContain('javascript:');
  });

  test('the list stays where the live update could not be read', async () => {
    const { page } = await rendered('/news', { 'Query.featuredNews': new GraphQLError('no') });
    expect(page).toContain('Search news');
    expect(page).not.toContain('View Full Update');
  });
});

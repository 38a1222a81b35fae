import type { ListedArea } from '../support/agreement.ts';
import { capitalized, countInWords, dateInWords, followedUrl, linkEnd } from '../support/page-words.ts';

/** What a row of the list says about an article. */
interface ShownArticle {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
  readonly category: string;
  readonly publishedAt: string;
  readonly published: string;
  readonly readAndViews: string;
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly priority: string;
}

interface RestArticle {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
  readonly category: string;
  readonly publishedAt: string;
  readonly readTime: number;
  readonly views: number;
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly verified: boolean;
  readonly priority: string;
}

interface GraphArticle extends Omit<RestArticle, 'category'> {
  readonly categoryLabel: string;
}

/** The list of articles in HTML, REST and graph. */
export const articles: ListedArea<ShownArticle, RestArticle, GraphArticle> = {
  page: '/news',
  rest: '/api/news',
  name: 'news',
  type: 'Article',
  graphFields: `id slug title summary image categoryLabel publishedAt readTime views source sourceUrl verified priority`,
  pageSize: 10,
  readRows: (page) =>
    page.locator('ul.result-list > li').evaluateAll((items) =>
      items.map((item) => {
        const text = (node: Element | null | undefined) => node?.textContent?.trim() ?? '';
        const link = item.querySelector<HTMLAnchorElement>('h3 a');
        const facts = [...(item.lastElementChild?.children ?? [])];
        const [category, published, readAndViews, source, priority] = facts.filter((fact) => text(fact) !== ',');
        return {
          slug: new URLSearchParams(link?.search).get('article') ?? '',
          title: text(link),
          summary: text(item.querySelector('p')),
          image: item.querySelector('img')?.getAttribute('src') ?? '',
          category: text(category),
          publishedAt: item.querySelector('time')?.dateTime ?? '',
          published: text(published),
          readAndViews: text(readAndViews),
          source: text(source),
          sourceUrl: source?.querySelector('a[data-external]')?.getAttribute('href') ?? null,
          priority: text(priority),
        };
      }),
    ),
  shownAsRest: (article) => shown(article, capitalized(article.category)),
  shownAsGraph: ({ categoryLabel, priority, ...article }) =>
    shown({ ...article, priority: priority.toLowerCase() }, categoryLabel),
};

function shown(article: Omit<RestArticle, 'category'>, category: string): ShownArticle {
  const { slug, title, summary, image, publishedAt, readTime, views, source, sourceUrl, verified, priority } = article;
  return {
    slug,
    title,
    summary,
    image,
    category,
    publishedAt,
    published: dateInWords(publishedAt),
    readAndViews: `${readTime} minute read, ${countInWords(views, 'view')}`,
    source: `${source}${linkEnd(sourceUrl)}${verified ? ', verified' : ''}`,
    sourceUrl: followedUrl(sourceUrl),
    priority: priority === 'high' ? 'High priority' : '',
  };
}

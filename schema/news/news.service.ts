import { anyone } from '../access/anyone.ts';
import { NotFoundError } from '../errors.ts';
import { namesOfPlaces } from '../jobs/search/named-places.queries.ts';
import type { Facets } from '../queries/facet-value.ts';
import { checkNumber, shortText } from '../queries/filter-values.ts';
import { findByIdOrSlug } from '../queries/lists/keyed-row.ts';
import { listReader } from '../queries/lists/list-reader.ts';
import { type Corrected, correctingReader } from '../queries/lists/search-correction.ts';
import { type Connection, LARGEST_PAGE, type PageArguments } from '../queries/page.ts';
import { emptyList } from '../queries/read-list.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { londonDate } from '../text/clock-text.ts';
import { isRobot, markOf } from '../visitors/visitor.ts';
import { findSecret } from '../visitors/visitor-marks.queries.ts';
import { type ArticleFilter, type ArticleOrder, readArticleFilter } from './article-filter.ts';
import { type ArticleRow, articleCategories } from './article-row.ts';
import { insertView, viewSubject } from './article-views.queries.ts';
import { countArticleFacet, type FacetName, listedArticles, wantedParts } from './listed-articles.ts';
import { type CategoryCount, countCategories, countNewsStats, type NewsStats } from './news-stats.queries.ts';

export interface ArticleConnection extends Corrected, Connection<ArticleRow> {
  readonly facets: Facets<FacetName>;
}

/** An article that was opened, with its views from now on. */
export interface CountedView {
  readonly article: ArticleRow;
  readonly counted: boolean;
}

const readArticles = listReader(listedArticles);
const readCorrected = correctingReader(listedArticles, namesOfPlaces);
const findArticle = findByIdOrSlug(listedArticles);

/** The rules of news. All that is here may be read by anyone. */
export class NewsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of articles.
   *
   * @throws ValidationError that names the argument or the field of the filter.
   */
  async list(
    filter: ArticleFilter,
    sort: ArticleOrder,
    page: PageArguments,
    fields: ReadonlySet<string>,
  ): Promise<ArticleConnection> {
    const { db } = anyone(this.#dependencies);
    return readCorrected(this.#dependencies, filter.search, async (search) => {
      const { shape, values } = await readArticleFilter(db, { ...filter, search });
      const connection = await readArticles(db, {
        shape,
        values,
        order: sort,
        otherwise: 'newest',
        page,
        wanted: wantedParts(fields),
      });
      return { ...connection, facets: { values: (facet: FacetName) => countArticleFacet(db, facet, shape, values) } };
    });
  }

  /** One published article by its identifier or slug; null if there is none. */
  async find(key: string, fields: ReadonlySet<string>): Promise<ArticleRow | null> {
    const found = await findArticle(anyone(this.#dependencies).db, key, wantedParts(fields));
    return found && found.unpublishedAt === null ? found : null;
  }

  /**
   * Counts that the viewer has opened an article, once a visitor and day; robots and the portal itself do not count.
   *
   * @throws NotFoundError if there is no such article.
   */
  async countView(key: string, fields: ReadonlySet<string>): Promise<CountedView> {
    const { db, viewer } = anyone(this.#dependencies);
    const article = await this.find(key, fields);
    if (!article) {
      throw new NotFoundError('Article not found');
    }
    if (!viewer.visitor || isRobot(viewer.visitor)) {
      return { article, counted: false };
    }
    const day = this.#today();
    const mark = markOf(await findSecret(db, day), viewSubject(article.id), viewer.visitor);
    const views = await insertView(db, article.id, day, mark);
    return views === undefined ? { article, counted: false } : { article: { ...article, views }, counted: true };
  }

  /**
   * Articles of high priority, newest first.
   *
   * @throws ValidationError when the limit is out of range.
   */
  async featured(limit: number, fields: ReadonlySet<string>): Promise<ArticleRow[]> {
    anyone(this.#dependencies);
    checkNumber('limit', limit, 1, LARGEST_PAGE);
    const { rows } = await this.list({ priority: ['high'] }, 'newest', { first: limit }, fields);
    return [...rows];
  }

  /**
   * The best matches for a typed text; none for a blank one.
   *
   * @throws ValidationError when the text is too long or the limit out of range.
   */
  async search(q: string, limit: number, fields: ReadonlySet<string>): Promise<ArticleConnection> {
    anyone(this.#dependencies);
    checkNumber('limit', limit, 1, LARGEST_PAGE);
    const words = shortText('q', q);
    return words === '' ? emptyList : this.list({ search: words }, 'relevance', { first: limit }, fields);
  }

  /** All categories with their counts, in the order of the page. */
  async categories(): Promise<CategoryCount[]> {
    const found = await countCategories(anyone(this.#dependencies).db, '');
    return articleCategories.map(
      (category) => found.find((counted) => counted.category === category) ?? { category, count: 0 },
    );
  }

  /** Figures about all articles. */
  stats(): Promise<NewsStats> {
    return countNewsStats(anyone(this.#dependencies).db, this.#today());
  }

  #today(): string {
    return londonDate(this.#dependencies.ports.clock.now());
  }
}

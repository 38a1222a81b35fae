import { anyone } from '../access/anyone.ts';
import type { Facets } from '../queries/facet-value.ts';
import { findByIdOrSlug } from '../queries/lists/keyed-row.ts';
import { listReader } from '../queries/lists/list-reader.ts';
import { type Corrected, correctingReader } from '../queries/lists/search-correction.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { withoutQuoted } from '../queries/search/quoted.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { type HelpArticleFilter, type HelpArticleOrder, readHelpArticleFilter } from './help-article-filter.ts';
import { type HelpArticleRow, helpCategories } from './help-article-row.ts';
import { countHelpCategories, findRelatedArticles, type HelpCategoryCount } from './help-articles.queries.ts';
import { countHelpFacet, listedHelpArticles, wantedHelpParts } from './listed-help-articles.ts';

export interface HelpConnection extends Corrected, Connection<HelpArticleRow> {
  readonly facets: Facets<'category'>;
  /** Whether no article has all words of the search, and these have some of them. */
  readonly matchesSomeWords: boolean;
}

/** How many articles are named below one. */
const MOST_RELATED = 3;
/** More popular articles than these are not shown. */
const MOST_POPULAR = 5;

const noFields: ReadonlySet<string> = new Set();
const readArticles = listReader(listedHelpArticles);
const readCorrected = correctingReader(listedHelpArticles);
const findArticle = findByIdOrSlug(listedHelpArticles);

/** The articles of the help center. Anyone may read them. */
export class HelpService {
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
    filter: HelpArticleFilter,
    order: HelpArticleOrder,
    page: PageArguments,
    fields: ReadonlySet<string>,
  ): Promise<HelpConnection> {
    const { db } = anyone(this.#dependencies);
    const read = async (search: string | null | undefined, anyWord: boolean) => {
      const { shape, values } = await readHelpArticleFilter(db, { ...filter, search }, anyWord);
      const wanted = wantedHelpParts(fields);
      const connection = await readArticles(db, { shape, values, order, otherwise: 'position', page, wanted });
      const facets = { values: (facet: 'category') => countHelpFacet(db, facet, shape, values) };
      return { ...connection, facets, matchesSomeWords: anyWord };
    };
    const found = await readCorrected(this.#dependencies, filter.search, (search) => read(search, false));
    const search = found.correction?.search ?? filter.search ?? '';
    // Quoted text is never searched in part, and a page beyond the last one is empty, too.
    if (found.rows.length > 0 || withoutQuoted(search) !== search || (await found.count()) > 0) {
      return found;
    }
    const some = await read(search, true);
    return some.rows.length > 0 ? { ...some, correction: found.correction } : found;
  }

  /** One published article by its identifier or slug; null if there is none. */
  async find(key: string, fields: ReadonlySet<string>): Promise<HelpArticleRow | null> {
    const found = await findArticle(anyone(this.#dependencies).db, key, wantedHelpParts(fields));
    return found && found.unpublishedAt === null ? found : null;
  }

  /** The articles nearest to one, by its identifier or slug. */
  async related(key: string): Promise<HelpArticleRow[]> {
    const { db } = anyone(this.#dependencies);
    const article = await this.find(key, noFields);
    return article ? findRelatedArticles(db, { id: article.id, most: MOST_RELATED }) : [];
  }

  /** The popular articles, in the order of the page. */
  async popular(fields: ReadonlySet<string>): Promise<HelpArticleRow[]> {
    anyone(this.#dependencies);
    const { rows } = await this.list({ popular: true }, 'popular', { first: MOST_POPULAR }, fields);
    return [...rows];
  }

  /** All categories with their counts, in the order of the page. */
  async categories(): Promise<HelpCategoryCount[]> {
    const found = await countHelpCategories(anyone(this.#dependencies).db, '');
    return helpCategories.map(
      (category) => found.find((counted) => counted.category === category) ?? { category, count: 0 },
    );
  }
}

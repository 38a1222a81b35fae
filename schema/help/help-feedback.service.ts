import { anyone } from '../access/anyone.ts';
import { operator } from '../access/viewer.ts';
import { NotFoundError } from '../errors.ts';
import { shortText } from '../queries/filter-values.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { londonDate } from '../text/clock-text.ts';
import { isRobot, markOf, networkOfViewer } from '../visitors/visitor.ts';
import { findSecret } from '../visitors/visitor-marks.queries.ts';
import { HelpService } from './help.service.ts';
import type { HelpArticleRow } from './help-article-row.ts';
import { reportedSearches } from './help-limits.ts';
import { insertVote, voteSubject } from './help-votes.queries.ts';
import { listedUnansweredSearches, type UnansweredSearchRow } from './listed-unanswered-searches.ts';
import { storedSearch } from './searched-text.ts';
import { insertUnansweredSearch, searchSubject } from './unanswered-searches.queries.ts';

/** An article that was rated, with its counts from now on. */
export interface RatedArticle {
  readonly article: HelpArticleRow;
  readonly counted: boolean;
}

const readSearches = plainListReader(listedUnansweredSearches);

/** Feedback of visitors to the editors of the help center: whether an article helped, and unanswered searches. */
export class HelpFeedbackService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Counts whether an article was helpful to the viewer, once a visitor, article and day; robots do not count.
   *
   * @throws NotFoundError if there is no such article.
   */
  async rate(key: string, isHelpful: boolean, fields: ReadonlySet<string>): Promise<RatedArticle> {
    const { db, viewer } = anyone(this.#dependencies);
    const article = await new HelpService(this.#dependencies).find(key, fields);
    if (!article) {
      throw new NotFoundError('Article not found');
    }
    if (!viewer.visitor || isRobot(viewer.visitor)) {
      return { article, counted: false };
    }
    const day = this.#today();
    const mark = markOf(await findSecret(db, day), voteSubject(article.id), viewer.visitor);
    const votes = await insertVote(db, { articleId: article.id, isHelpful, day }, mark);
    return votes ? { article: { ...article, ...votes }, counted: true } : { article, counted: false };
  }

  /**
   * Notes a search that found nothing, once a visitor, text and day, for editors to read. What finds an article is not
   * noted, nor is what may say who searched, nor what robots search for.
   *
   * @returns whether it was noted.
   * @throws ValidationError if the text is too long.
   * @throws RateLimitedError
   */
  async reportSearch(search: string): Promise<boolean> {
    const { db, viewer, ports } = anyone(this.#dependencies);
    const text = storedSearch(shortText('search', search));
    if (text === null || !viewer.visitor || isRobot(viewer.visitor)) {
      return false;
    }
    await ports.limiter.take(reportedSearches, networkOfViewer(viewer));
    const found = await new HelpService(this.#dependencies).list({ search: text }, 'position', { first: 1 }, new Set());
    if (found.rows.length > 0) {
      return false;
    }
    const day = this.#today();
    const secret = await findSecret(db, day);
    const subject = searchSubject(secret, text);
    return insertUnansweredSearch(db, { text, subject, day }, markOf(secret, subject, viewer.visitor));
  }

  /**
   * A page of the searches that found nothing, those of the newest day first.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError for all but operators.
   * @throws ValidationError that names the paging argument.
   */
  async unansweredSearches(page: PageArguments): Promise<Connection<UnansweredSearchRow>> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    return readSearches(db, { shape: {}, values: {}, order: 'newest', page });
  }

  #today(): string {
    return londonDate(this.#dependencies.ports.clock.now());
  }
}

import type { Kysely } from 'kysely';
import { act, type Rules } from '../../access/act.ts';
import { anyone } from '../../access/anyone.ts';
import { signedIn } from '../../access/viewer.ts';
import { NotFoundError } from '../../errors.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { londonDate } from '../../text/clock-text.ts';
import { isRobot, markOf } from '../../visitors/visitor.ts';
import { findSecret } from '../../visitors/visitor-marks.queries.ts';
import type { ArticleRow } from '../article-row.ts';
import { NewsService } from '../news.service.ts';
import { reactions } from '../news-limits.ts';
import {
  addLikes,
  deleteLike,
  deleteSaved,
  findReactions,
  insertLike,
  insertSaved,
  insertVisitorLike,
  keptLikeSubject,
  type LikeMarks,
  likeSubject,
  type OwnReactions,
  takeOverVisitorLike,
} from './article-reactions.queries.ts';
import { listedSavedArticles, type SavedArticleRow } from './listed-saved-articles.ts';

/** An article that was liked, or is liked no more, with its likes from now on. */
export interface LikedArticle {
  readonly article: ArticleRow;
  readonly counted: boolean;
}

/** An article with the caller's reactions. */
export interface ReactedArticle extends OwnReactions {
  readonly id: string;
}

const readSaved = plainListReader(listedSavedArticles);
const ID_ALONE: ReadonlySet<string> = new Set();

/** What readers make of an article by a press of a button: they save it for themselves, or like it. */
export class ArticleReactionsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Whether the caller has saved an article and likes it; null if there is no such article.
   *
   * @throws NotSignedInError
   */
  async own(key: string): Promise<ReactedArticle | null> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    const article = await new NewsService(this.#dependencies).find(key, ID_ALONE);
    return article && { id: article.id, ...(await findReactions(db, { accountId, articleId: article.id })) };
  }

  /**
   * A page of the articles that the caller has saved, the last saved first.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the paging argument.
   */
  async listSaved(page: PageArguments): Promise<Connection<SavedArticleRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: account } = signedIn(viewer);
    return readSaved(db, { shape: {}, values: { account }, order: 'newest', page });
  }

  /**
   * Saves an article for the caller, or takes it off their list. Doing so again changes nothing.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if there is no such article.
   * @throws RateLimitedError
   */
  async save(key: string, isToBeSaved: boolean): Promise<ReactedArticle> {
    const rules = { ...this.#toReact(key), limit: reactions };
    return act(this.#dependencies, rules, async ({ transaction, actor: { accountId }, row: articleId, now }) => {
      const reaction = { accountId, articleId };
      if (isToBeSaved) {
        await insertSaved(transaction, reaction, now);
      } else {
        await deleteSaved(transaction, reaction);
      }
      return { id: articleId, ...(await findReactions(transaction, reaction)) };
    });
  }

  /**
   * Counts that the viewer likes an article. An account counts once, for as long as it does not take that back or is
   * deleted. A visitor without one counts once a day, as what tells visitors apart goes with the day; where they sign in
   * later that day and like it again, that is the same like. Robots do not count.
   *
   * @throws NotFoundError if there is no such article.
   * @throws RateLimitedError
   */
  async like(key: string, fields: ReadonlySet<string>): Promise<LikedArticle> {
    const { db, viewer } = anyone(this.#dependencies);
    if (viewer.kind === 'account') {
      return this.#likeAsAccount(key, fields);
    }
    const article = await this.#find(key, fields);
    if (!viewer.visitor || isRobot(viewer.visitor)) {
      return { article, counted: false };
    }
    const day = this.#today();
    const mark = markOf(await findSecret(db, day), likeSubject(article.id), viewer.visitor);
    const likes = await insertVisitorLike(db, article.id, day, mark);
    return likes === undefined ? { article, counted: false } : { article: { ...article, likes }, counted: true };
  }

  /**
   * Takes the like of the caller back. Doing so again changes nothing.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if there is no such article.
   * @throws RateLimitedError
   */
  async unlike(key: string, fields: ReadonlySet<string>): Promise<LikedArticle> {
    const rules = { ...this.#toReact(key), limit: reactions };
    const isTakenBack = await act(
      this.#dependencies,
      rules,
      async ({ transaction, actor: { accountId }, row: articleId }) => {
        const isLiked = await deleteLike(transaction, { accountId, articleId });
        if (isLiked) {
          await addLikes(transaction, articleId, -1);
        }
        return isLiked;
      },
    );
    return { article: await this.#find(key, fields), counted: isTakenBack };
  }

  async #likeAsAccount(key: string, fields: ReadonlySet<string>): Promise<LikedArticle> {
    const rules = {
      ...this.#toReact(key),
      limit: reactions,
      input: async (db: Kysely<DB>) => this.#marksOf(db, (await this.#find(key, ID_ALONE)).id),
    };
    const isCounted = await act(
      this.#dependencies,
      rules,
      async ({ transaction, actor: { accountId }, row: articleId, input: marks, now }) => {
        if (!(await insertLike(transaction, { accountId, articleId }, now))) {
          return false;
        }
        if (marks && (await takeOverVisitorLike(transaction, articleId, this.#today(), marks))) {
          return false;
        }
        await addLikes(transaction, articleId, 1);
        return true;
      },
    );
    return { article: await this.#find(key, fields), counted: isCounted };
  }

  async #marksOf(db: Kysely<DB>, articleId: string): Promise<LikeMarks | null> {
    const { visitor } = this.#dependencies.viewer;
    if (!visitor) {
      return null;
    }
    const secret = await findSecret(db, this.#today());
    return {
      like: markOf(secret, likeSubject(articleId), visitor),
      kept: markOf(secret, keptLikeSubject(articleId), visitor),
    };
  }

  #toReact(key: string) {
    return {
      as: 'member',
      may: async (db) => (await this.#find(key, ID_ALONE, db)).id,
    } as const satisfies Rules<string, unknown>;
  }

  async #find(key: string, fields: ReadonlySet<string>, db = this.#dependencies.db): Promise<ArticleRow> {
    const article = await new NewsService({ ...this.#dependencies, db }).find(key, fields);
    if (!article) {
      throw new NotFoundError('Article not found');
    }
    return article;
  }

  #today(): string {
    return londonDate(this.#dependencies.ports.clock.now());
  }
}

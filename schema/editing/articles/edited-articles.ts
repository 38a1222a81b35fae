import type { WrittenKind } from '../edited-kind.ts';
import {
  type ArticleDraft,
  type ArticleFields,
  articleLabels,
  checkArticle,
  checkNewArticle,
} from './article-draft.ts';
import { findEditedArticle, insertArticle, lockArticle, updateArticle } from './edited-articles.queries.ts';

/** News articles as content that operators edit. */
export const editedArticles: WrittenKind<ArticleDraft, ArticleFields> = {
  name: 'article',
  noun: 'article',
  labels: articleLabels,
  find: findEditedArticle,
  lock: lockArticle,
  check: checkArticle,
  insert: insertArticle,
  update: updateArticle,
  // Revisions that were saved before pictures were edited say nothing of them.
  restored: ({ image = null, imageDescription = null, ...earlier }, present) => ({
    ...earlier,
    image: image ?? present.image,
    imageDescription: imageDescription ?? present.imageDescription,
  }),
};

/** Articles as they are written: with a picture in any case. */
export const newArticles: WrittenKind<ArticleDraft, ArticleFields> = { ...editedArticles, check: checkNewArticle };

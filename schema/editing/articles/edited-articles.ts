import type { EditedKind } from '../edited-kind.ts';
import { type ArticleDraft, type ArticleFields, articleLabels, checkArticle } from './article-draft.ts';
import { findEditedArticle, insertArticle, lockArticle, updateArticle } from './edited-articles.queries.ts';

/** News articles as content that operators edit. */
export const editedArticles: EditedKind<ArticleDraft, ArticleFields> = {
  name: 'article',
  noun: 'article',
  labels: articleLabels,
  isUnpublishable: true,
  find: findEditedArticle,
  lock: lockArticle,
  check: checkArticle,
  insert: insertArticle,
  update: updateArticle,
};

import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { LONGEST_COMMENT } from './comment-checks.ts';
import type {
  CommentAuthorRow,
  CommentedArticleRow,
  CommentReportRow,
  CommentRow,
  ModeratedCommentRow,
  OwnCommentRow,
} from './comment-row.ts';
import { editableUntil, type ModerationClock } from './comment-times.ts';
import { occupationWords } from './occupation-words.ts';

const CommentAuthor = builder.objectRef<CommentAuthorRow>('CommentAuthor').implement({
  description: 'The author of a comment, by their profile at that time.',
  fields: (t) => ({
    name: t.exposeString('authorName', { description: 'First and last name.' }),
    role: t.string({
      nullable: true,
      description: 'Occupation in words, like Nurse; null if none was chosen.',
      resolve: ({ authorRole }) => occupationWords(authorRole),
    }),
    organization: t.exposeString('authorOrganization', { description: 'Organisation; may be empty.' }),
  }),
});

export const ArticleComment = builder.objectRef<CommentRow>('ArticleComment').implement({
  description: 'A comment in the discussion of an article, as everyone reads it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the comment.' }),
    author: t.field({ type: CommentAuthor, description: 'The author.', resolve: (comment) => comment }),
    text: t.exposeString('text', {
      description: 'The text: plain text with line breaks.',
      ...constrained({ maxLength: LONGEST_COMMENT }),
    }),
    postedAt: t.expose('postedAt', { type: 'DateTime', description: 'When it was posted.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its author last changed it; null if it is unchanged.',
    }),
  }),
});

const CommentState = builder.enumType('CommentState', {
  description: 'The state of a comment.',
  values: {
    HELD: { value: 'held', description: 'An operator reads it before it is shown.' },
    SHOWN: { value: 'shown', description: 'It is shown in the discussion.' },
    REMOVED: { value: 'removed', description: 'An operator has removed it, for a reason.' },
  } as const,
});

const CommentedArticle = builder.objectRef<CommentedArticleRow>('CommentedArticle').implement({
  description: 'The article that a comment is about.',
  fields: (t) => ({
    id: t.exposeID('articleId', { description: 'Identifier of the article.' }),
    slug: t.exposeString('articleSlug', { description: 'Name of the article in addresses: /news?article=<slug>.' }),
    title: t.exposeString('articleTitle', { description: 'Headline.' }),
  }),
});

export const OwnArticleComment = builder.objectRef<OwnCommentRow>('OwnArticleComment').implement({
  description: 'A comment of the caller.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the comment.' }),
    comment: t.field({
      type: ArticleComment,
      description: 'The comment as it is or would be shown.',
      resolve: (comment) => comment,
    }),
    article: t.field({ type: CommentedArticle, description: 'What it is about.', resolve: (comment) => comment }),
    state: t.expose('state', { type: CommentState, description: 'Its state.' }),
    removalReason: t.exposeString('removalReason', {
      nullable: true,
      description: 'Why an operator has removed it; null unless it is removed.',
    }),
    editableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it can be changed: 15 minutes after it was posted; null if it is removed.',
      resolve: editableUntil,
    }),
  }),
});

const CommentReport = builder.objectRef<CommentReportRow>('CommentReport').implement({
  description: 'A report about a comment. It does not name its sender.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'The reason of the report.' }),
    reportedAt: t.expose('reportedAt', { type: 'DateTime', description: 'When they reported it.' }),
  }),
});

const ModerationClockType = builder.objectRef<ModerationClock>('ModerationClock').implement({
  description: 'How long a comment has waited for operators. The promise to authors is 24 hours.',
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime', description: 'When it was held or first reported.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When 24 hours are over.' }),
    isOverdue: t.exposeBoolean('isOverdue', { description: 'Whether 24 hours are over.' }),
  }),
});

export const ModeratedComment = builder.objectRef<ModeratedCommentRow>('ModeratedComment').implement({
  description: 'A comment as operators see it; only they can read it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the comment.' }),
    comment: t.field({
      type: ArticleComment,
      description: 'The comment as it is or would be shown.',
      resolve: (comment) => comment,
    }),
    article: t.field({ type: CommentedArticle, description: 'What it is about.', resolve: (comment) => comment }),
    accountId: t.exposeID('accountId', { description: 'The account of its author.' }),
    state: t.expose('state', { type: CommentState, description: 'Its state.' }),
    revision: t.exposeInt('revision', {
      description: 'Counts its texts, from 1; a decision names the one that it is of.',
    }),
    removalReason: t.exposeString('removalReason', {
      nullable: true,
      description: 'Why it was removed; null unless it is.',
    }),
    reports: t.field({
      type: [CommentReport],
      description: 'The open reports about it, the oldest first.',
      resolve: ({ reports }) => [...reports],
    }),
    clock: t.field({
      type: ModerationClockType,
      nullable: true,
      description: 'How long it has waited for operators; null if it does not wait.',
      resolve: (comment, _args, { services }) => services.moderation.clockOf(comment),
    }),
  }),
});

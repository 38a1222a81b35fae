import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { ArticleComment, OwnArticleComment } from './comment.ts';
import { LONGEST_COMMENT, LONGEST_REPORT } from './comment-checks.ts';
import type { OwnCommentRow } from './comment-row.ts';

const ArticleCommentConnection = connectionType('ArticleComment', ArticleComment);
const OwnArticleCommentConnection = connectionType('OwnArticleComment', OwnArticleComment);

builder.queryField('articleComments', (t) =>
  t.field({
    type: ArticleCommentConnection,
    description: 'The comments that are shown below an article, the newest first.',
    args: {
      articleId: t.arg.id({
        required: true,
        description: 'Identifier or slug of the article.',
        ...constrained({ format: null }),
      }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { articleId, ...page }, { services }) => services.discussion.list(articleId, page),
  }),
);

builder.queryField('myArticleComments', (t) =>
  t.field({
    type: OwnArticleCommentConnection,
    description: 'The comments of the caller, whether they are shown, held or removed, the newest first.',
    args: {
      articleId: t.arg.id({
        description: 'Only those on this article, by its identifier or slug.',
        ...constrained({ format: null }),
      }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { articleId, ...page }, { services }) => services.discussion.listOwn(articleId, page),
  }),
);

interface CommentPayload {
  readonly comment: OwnCommentRow;
}

const ArticleCommentPayload = builder.objectRef<CommentPayload>('ArticleCommentPayload').implement({
  description: 'A comment was added or changed.',
  fields: (t) => ({
    comment: t.expose('comment', { type: OwnArticleComment, description: 'The comment as it is now.' }),
  }),
});

const comment = (row: OwnCommentRow): CommentPayload => ({ comment: row });

const commentText = builder.args((arg) => ({
  text: arg.string({
    required: true,
    description: 'The text, plain text, 2,000 characters at most.',
    ...constrained({ maxLength: LONGEST_COMMENT }),
  }),
}));

const commentId = builder.args((arg) => ({
  id: arg.id({ required: true, description: 'Identifier of the comment.' }),
}));

builder.mutationField('addArticleComment', (t) =>
  t.field({
    type: mutationResult<CommentPayload>('AddArticleCommentResult', ArticleCommentPayload),
    description:
      'Adds a comment to the discussion of an article, under the name, role and organisation of the profile. It is shown at once if the account is verified; otherwise it is held until an operator has read it.',
    args: {
      articleId: t.arg.id({
        required: true,
        description: 'Identifier or slug of the article.',
        ...constrained({ format: null }),
      }),
      ...commentText,
    },
    complexity: 50,
    resolve: (_root, { articleId, text }, { services }) =>
      orRefusal(services.discussion.add(articleId, text).then(comment)),
  }),
);

builder.mutationField('editArticleComment', (t) =>
  t.field({
    type: mutationResult<CommentPayload>('EditArticleCommentResult', ArticleCommentPayload),
    description:
      "Changes a comment of one's own within 15 minutes of posting it. What an account that is not verified changes is held again.",
    args: { ...commentId, ...commentText },
    complexity: 20,
    resolve: (_root, { id, text }, { services }) => orRefusal(services.discussion.edit(id, text).then(comment)),
  }),
);

const WithdrawArticleCommentPayload = builder
  .objectRef<{ readonly id: string }>('WithdrawArticleCommentPayload')
  .implement({
    description: 'A comment was withdrawn. Nothing of it is kept.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Identifier that the comment had.' }),
    }),
  });

builder.mutationField('withdrawArticleComment', (t) =>
  t.field({
    type: mutationResult<{ readonly id: string }>('WithdrawArticleCommentResult', WithdrawArticleCommentPayload),
    description: "Withdraws a comment of one's own, at any time. It is deleted, with what was reported about it.",
    args: commentId,
    complexity: 20,
    resolve: (_root, { id }, { services }) => orRefusal(services.discussion.withdraw(id)),
  }),
);

const ReportArticleCommentPayload = builder
  .objectRef<{ readonly id: string }>('ReportArticleCommentPayload')
  .implement({
    description: 'A comment was reported. Operators look at it within 24 hours.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Identifier of the comment.' }),
    }),
  });

builder.mutationField('reportArticleComment', (t) =>
  t.field({
    type: mutationResult<{ readonly id: string }>('ReportArticleCommentResult', ReportArticleCommentPayload),
    description:
      "Reports another user's comment to the operators, once an account. It stays shown until they have decided, and its author is not told. With the header Idempotency-Key the same request reports it once, however often it is sent within 24 hours.",
    args: {
      ...commentId,
      reason: t.arg.string({
        required: true,
        description: 'The reason of the report, 500 characters at most.',
        ...constrained({ maxLength: LONGEST_REPORT }),
      }),
    },
    complexity: 20,
    resolve: (_root, { id, reason }, { services }) =>
      orRefusal(services.discussion.report(id, reason).then(() => ({ id }))),
  }),
);

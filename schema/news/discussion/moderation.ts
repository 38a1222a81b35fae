import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { ModeratedComment } from './comment.ts';
import { LONGEST_REASON } from './comment-checks.ts';
import type { ModeratedCommentRow } from './comment-row.ts';

const ModeratedCommentConnection = connectionType('ModeratedComment', ModeratedComment);

builder.queryField('commentsToModerate', (t) =>
  t.field({
    type: ModeratedCommentConnection,
    description: 'Comments that are held or reported, those first that have waited longest. For operators only.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.moderation.list(page),
  }),
);

const ModerationDecision = builder.enumType('ModerationDecision', {
  description: 'The decision of an operator about a comment.',
  values: {
    APPROVE: { value: 'approve', description: 'A comment that is held is shown.' },
    DISMISS: { value: 'dismiss', description: 'A comment that was reported stays; the reports are dismissed.' },
    REMOVE: { value: 'remove', description: 'The comment is removed, for a reason.' },
  } as const,
});

interface ModeratedPayload {
  readonly comment: ModeratedCommentRow;
}

const ModeratedCommentPayload = builder.objectRef<ModeratedPayload>('ModeratedCommentPayload').implement({
  description: 'An operator has decided about a comment.',
  fields: (t) => ({
    comment: t.expose('comment', { type: ModeratedComment, description: 'The comment as it is now.' }),
  }),
});

builder.mutationField('moderateArticleComment', (t) =>
  t.field({
    type: mutationResult<ModeratedPayload>('ModerateArticleCommentResult', ModeratedCommentPayload),
    description:
      'Decides about a comment: shows a held one, dismisses its reports, or removes it. The author gets a mail if it is shown or removed. A ConflictError if the comment does not wait for that, or its author has changed it since. For operators only.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the comment.' }),
      revision: t.arg.int({ required: true, description: 'The revision that you have read.' }),
      decision: t.arg({ type: ModerationDecision, required: true, description: 'What to do.' }),
      reason: t.arg.string({
        description:
          'The reason for removing it, 1,000 characters at most, which is mailed to the author. Required to remove it.',
        ...constrained({ maxLength: LONGEST_REASON }),
      }),
    },
    complexity: 20,
    resolve: (_root, { id, revision, decision, reason }, { services }) =>
      orRefusal(services.moderation.decide({ id, revision, decision, reason }).then((comment) => ({ comment }))),
  }),
);

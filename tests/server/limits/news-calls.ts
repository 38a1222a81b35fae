import * as newsLimits from '../../../schema/news/news-limits.ts';
import { createArticleComment } from '../../factories/article-comment.ts';
import { testNow } from '../../support/test-app.ts';
import { type Asking, account, type Door, type LimitedCall, mutation, network } from './doors.ts';

const article = 'id: "six-employment-checks"';
const add = mutation(
  'addArticleComment',
  'ArticleCommentPayload',
  () => 'articleId: "six-employment-checks", text: "Good to know."',
);
const report = mutation(
  'reportArticleComment',
  'ReportArticleCommentPayload',
  ({ comment }) => `id: ${JSON.stringify(comment)}, reason: "It names a patient."`,
);
const ownComment = ({ comment }: Asking) => `id: ${JSON.stringify(comment)}`;
/** On a comment of their own that is there each time. */
function ofOwnComment(door: Door): Door {
  return {
    ...door,
    knock: async (app, asking, headers) => {
      const { article_id } = await app.db
        .selectFrom('article_comment')
        .select('article_id')
        .where('id', '=', asking.comment)
        .executeTakeFirstOrThrow();
      const posted_at = testNow.toISOString();
      const { id: comment } = await createArticleComment(app.db, { article_id, account_id: asking.id, posted_at });
      return door.knock(app, { ...asking, comment }, headers);
    },
  };
}
const discussion = 'schema/news/discussion/discussion.service.ts';
const reactions = 'schema/news/reactions/article-reactions.service.ts';

/** Of what readers make of articles, and say about them. */
export const newsCalls: readonly LimitedCall[] = [
  {
    ...{ file: reactions, limit: newsLimits.reactions, who: account },
    doors: [
      mutation('saveArticle', 'SaveArticlePayload', () => article),
      mutation('unsaveArticle', 'SaveArticlePayload', () => article),
    ],
  },
  {
    ...{ file: reactions, limit: newsLimits.reactions, who: account },
    doors: [mutation('unlikeArticle', 'LikeArticlePayload', () => article)],
  },
  {
    ...{ file: reactions, limit: newsLimits.reactions, who: account },
    doors: [mutation('likeArticle', 'LikeArticlePayload', () => article)],
  },
  { file: discussion, limit: newsLimits.comments, who: account, doors: [add] },
  { file: discussion, limit: newsLimits.networkComments, who: () => network, doors: [add] },
  {
    ...{ file: discussion, limit: newsLimits.commentChanges, who: account },
    doors: [
      ofOwnComment(
        mutation('editArticleComment', 'ArticleCommentPayload', (asking) => `${ownComment(asking)}, text: "Changed."`),
      ),
    ],
  },
  {
    ...{ file: discussion, limit: newsLimits.commentChanges, who: account },
    doors: [ofOwnComment(mutation('withdrawArticleComment', 'WithdrawArticleCommentPayload', ownComment))],
  },
  { file: discussion, limit: newsLimits.commentReports, who: account, doors: [report] },
  { file: discussion, limit: newsLimits.networkReports, who: () => network, doors: [report] },
];

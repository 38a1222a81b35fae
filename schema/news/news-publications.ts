import { registerPublications } from '../access/publications.ts';
import { countCommentsOf, deleteCommentsOf, setCommentsHidden } from './discussion/comments-of-account.queries.ts';
import { uncountLikesOf } from './reactions/article-reactions.queries.ts';

registerPublications({
  name: 'comments',
  count: countCommentsOf,
  hide: (transaction, ownerId, now) => setCommentsHidden(transaction, ownerId, now),
  show: (transaction, ownerId) => setCommentsHidden(transaction, ownerId, null),
  uncount: async (transaction, accountId) => {
    await deleteCommentsOf(transaction, accountId);
    await uncountLikesOf(transaction, accountId);
  },
  // What a user has said stays said by them when they speak for their organisation no more.
  takeDown: async () => [],
  takenDown: { action: 'comment.removed', subjectKind: 'comment' },
});

import type { PublicationScope } from '../access/publication-scope.ts';
import { registerPublications } from '../access/publications.ts';
import { countCommentsOf, deleteCommentsOf, setCommentsHidden } from './discussion/comments-of-account.queries.ts';
import { uncountLikesOf } from './reactions/article-reactions.queries.ts';

registerPublications({
  name: 'comments',
  count: async (db, scope) => (isOfOne(scope) ? countCommentsOf(db, scope.ownerId) : 0),
  hide: async (transaction, scope, now) =>
    isOfOne(scope) ? setCommentsHidden(transaction, scope.ownerId, now) : undefined,
  show: async (transaction, scope) =>
    isOfOne(scope) ? setCommentsHidden(transaction, scope.ownerId, null) : undefined,
  handOver: async () => undefined,
  uncount: async (transaction, accountId) => {
    await deleteCommentsOf(transaction, accountId);
    await uncountLikesOf(transaction, accountId);
  },
  // What a user has said stays said by them when they speak for their organisation no more.
  takeDown: async () => [],
  takenDown: { action: 'comment.removed', subjectKind: 'comment' },
});

/** Comments are those of a person, never of an organisation. */
function isOfOne(scope: PublicationScope): scope is PublicationScope & { readonly ownerId: string } {
  return scope.organisationId === null && scope.ownerId !== undefined;
}

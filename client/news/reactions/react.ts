import type { ApolloClient } from '@apollo/client/core';
import { isMarked } from '../../accounts/sign-in-mark.ts';
import { sessionKeeperOf } from '../../accounts/use-session.ts';
import { problemOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';
import {
  LikeArticleDocument,
  SaveArticleDocument,
  UnlikeArticleDocument,
  UnsaveArticleDocument,
} from './reactions.generated.ts';
import { ALREADY_LIKED, NOT_LIKED, NOT_SAVED, NOT_UNLIKED, NOT_UNSAVED, SAVED, UNSAVED } from './words.ts';

/** Saves an article for the signed-in user, or takes it off their list, and says so. */
export async function saveArticle(client: ApolloClient, id: string, isToBeSaved: boolean): Promise<void> {
  sessionKeeperOf(client);
  const mutation = isToBeSaved ? SaveArticleDocument : UnsaveArticleDocument;
  const answer = await client
    .mutate({
      mutation,
      variables: { id },
      update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'mySavedArticles' }),
    })
    .then(({ data }) => data?.done, failure);
  if (answer?.__typename === 'SaveArticlePayload') {
    notify(isToBeSaved ? SAVED : UNSAVED);
  } else {
    notify({ title: isToBeSaved ? NOT_SAVED : NOT_UNSAVED, text: answer?.message ?? '', tone: 'error' });
  }
}

/**
 * Says that the user likes an article, or no more. A visitor without an account is counted once a day, and cannot take
 * it back.
 *
 * @returns whether they like it now.
 */
export async function likeArticle(client: ApolloClient, id: string, isLiked: boolean): Promise<boolean> {
  const isSignedIn = isMarked();
  if (isLiked && !isSignedIn) {
    notify(ALREADY_LIKED);
    return true;
  }
  if (isSignedIn) sessionKeeperOf(client);
  const mutation = isLiked ? UnlikeArticleDocument : LikeArticleDocument;
  const answer = await client
    .mutate({
      mutation,
      variables: { id },
      update: (cache) =>
        cache.modify({
          id: cache.identify({ __typename: 'OwnArticleReactions', id }) ?? '',
          fields: { liked: () => !isLiked },
        }),
    })
    .then(({ data }) => data?.done, failure);
  if (answer?.__typename !== 'LikeArticlePayload') {
    notify({ title: isLiked ? NOT_UNLIKED : NOT_LIKED, text: answer?.message ?? '', tone: 'error' });
    return isLiked;
  }
  if (!answer.counted && !isSignedIn) notify(ALREADY_LIKED);
  return !isLiked;
}

function failure(error: unknown) {
  return { __typename: 'Failure' as const, message: problemOf(error, '').message };
}

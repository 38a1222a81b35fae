import type { ApolloCache } from '@apollo/client/cache';

/** Refetches recent activity after an action that it lists. */
export function forgetActivity(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'myActivity' });
}

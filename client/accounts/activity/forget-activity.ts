import type { ApolloCache } from '@apollo/client/cache';

/** Has recent activity asked for anew where it is shown: something was done that it tells of. */
export function forgetActivity(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'myActivity' });
}

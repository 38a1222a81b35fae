import type { ApolloClient } from '@apollo/client/core';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { authorizeBy } from '../apollo/authorization.ts';
import { authorizing } from './authorize.ts';
import { type KnownSession, SessionKeeper } from './session-keeper.ts';

let keeper: SessionKeeper | undefined;

/** The one keeper of this tab's session; from its first use on, requests speak for the signed-in user. */
export function useSessionKeeper(): SessionKeeper {
  return sessionKeeperOf(useApolloClient());
}

/** What is known of the session now. */
export function useSession(): KnownSession {
  const { subscribe, read } = useSessionKeeper();
  return useSyncExternalStore(subscribe, read);
}

/** The same, for what is not shown. */
export function sessionKeeperOf(client: ApolloClient): SessionKeeper {
  if (!keeper) {
    keeper = new SessionKeeper(client);
    authorizeBy(authorizing(keeper));
  }
  return keeper;
}

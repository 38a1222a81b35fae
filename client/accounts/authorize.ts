import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, from, map, Observable, switchMap, takeUntil, throwError, timer } from 'rxjs';
import { RequestError } from '../apollo/request-error.ts';
import type { Session } from './session.ts';
import type { SessionKeeper } from './session-keeper.ts';
import { NOBODY_SIGNED_IN } from './words.ts';

const REFUSED = 'NOT_SIGNED_IN';

/** The context of a query that is never sent again for another user. */
export const forOneselfAlone = { forOneselfAlone: true };

/** The sender of the request is no longer signed in. */
class AskerLeft extends Error {}

/**
 * Sends requests for the signed-in user. A refused request is retried once: with a new access token, or anonymously if there
 * is none.
 *
 * A response is for the user who sent the request. If that user signs out first, the request is cancelled, so that its response
 * reaches neither the cache nor the next user who sends the same. A query is then sent again for the user who is signed in; a
 * mutation fails, as it was not theirs.
 */
export function authorizing(keeper: SessionKeeper): ApolloLink.RequestHandler {
  return (operation, forward) => {
    if (operation.getContext()['asAnyone']) return forward(operation);
    const isQuery = operation.operationType === OperationTypeNode.QUERY;
    const mayBeAskedAnew = isQuery && !operation.getContext()['forOneselfAlone'];
    const send = (token?: string): Observable<ApolloLink.Result> => {
      operation.setContext(({ headers }) => ({ headers: withToken(headers, token) }));
      return forward(operation);
    };
    const sendFor = (session: Session) =>
      defer(() => send(session.accessToken)).pipe(takeUntil(leavingOf(session, keeper)));
    const ask = (): Observable<ApolloLink.Result> =>
      from(isQuery ? keeper.current() : keeper.settled()).pipe(
        switchMap((session) => (session ? askFor(session) : send())),
      );
    const askFor = (session: Session) =>
      sendFor(session).pipe(
        map(refuseUnsigned),
        catchError((error: unknown) => (isRefusal(error) ? askOnceMore(session) : throwError(() => error))),
        catchError((error: unknown) => (error instanceof AskerLeft ? askAnew() : throwError(() => error))),
      );
    const askOnceMore = (refused: Session) =>
      from(keeper.insteadOf(refused)).pipe(
        switchMap((next) => {
          if (!next) return send();
          return next.person.id === refused.person.id ? sendFor(next) : throwError(() => new AskerLeft());
        }),
      );
    // Later, when whatever showed the one who left is gone and asks no more.
    const askAnew = () =>
      mayBeAskedAnew
        ? timer(0).pipe(switchMap(ask))
        : throwError(() => new RequestError(NOBODY_SIGNED_IN, 'response', { status: 401 }));
    return ask();
  };
}

/** Fails once the user of a session is no longer signed in. */
function leavingOf({ person }: Session, keeper: SessionKeeper): Observable<never> {
  return new Observable((observer) => {
    const look = () => {
      if (keeper.read().session?.person.id !== person.id) observer.error(new AskerLeft());
    };
    look();
    return keeper.subscribe(look);
  });
}

function withToken(headers: Record<string, string> | undefined, token: string | undefined): Record<string, string> {
  const { authorization: _, ...others } = headers ?? {};
  return token === undefined ? others : { ...others, authorization: `Bearer ${token}` };
}

/** The graph may find only during the operation that the session has ended. */
function refuseUnsigned(result: ApolloLink.Result): ApolloLink.Result {
  const isRefused = result.errors?.some(({ extensions }) => extensions?.['code'] === REFUSED);
  if (isRefused) throw new CombinedGraphQLErrors(result);
  return result;
}

function isRefusal(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) || (ServerError.is(error) && error.statusCode === 401);
}

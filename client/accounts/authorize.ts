import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ApolloLink } from '@apollo/client/link';
import { catchError, from, map, type Observable, switchMap, throwError } from 'rxjs';
import type { SessionKeeper } from './session-keeper.ts';

const REFUSED = 'NOT_SIGNED_IN';

/**
 * Sends requests in the name of whoever is signed in. One that is refused is sent once more: with a new access token, or
 * where there is none as anybody's.
 */
export function authorizing(keeper: SessionKeeper): ApolloLink.RequestHandler {
  return (operation, forward) => {
    if (operation.getContext()['asAnyone']) return forward(operation);
    const send = (token: string | undefined): Observable<ApolloLink.Result> => {
      operation.setContext(({ headers }) => ({ headers: withToken(headers, token) }));
      return forward(operation);
    };
    return from(keeper.token()).pipe(
      switchMap((token) =>
        token === undefined
          ? send(undefined)
          : send(token).pipe(
              map(refuseUnsigned),
              catchError((error: unknown) =>
                isRefusal(error) ? from(keeper.tokenInsteadOf(token)).pipe(switchMap(send)) : throwError(() => error),
              ),
            ),
      ),
    );
  };
}

function withToken(headers: Record<string, string> | undefined, token: string | undefined): Record<string, string> {
  const { authorization: _, ...others } = headers ?? {};
  return token === undefined ? others : { ...others, authorization: `Bearer ${token}` };
}

/** The graph may have found out only while it answered that nobody is signed in. */
function refuseUnsigned(result: ApolloLink.Result): ApolloLink.Result {
  const isRefused = result.errors?.some(({ extensions }) => extensions?.['code'] === REFUSED);
  if (isRefused) throw new CombinedGraphQLErrors(result);
  return result;
}

function isRefusal(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) || (ServerError.is(error) && error.statusCode === 401);
}

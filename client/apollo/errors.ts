import { ServerError, ServerParseError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { catchError, map, throwError } from 'rxjs';
import { browserIsOnline } from './browser-is-online.ts';
import { RequestError } from './request-error.ts';

/** The sentences of the error catalogue that the transport can meet. Their wording is fixed: do not edit it. */
const NO_CONNECTION = 'No internet connection';
const UNREACHABLE = 'Unable to connect to server. Please check your internet connection.';
const TIMEOUT = 'Request timeout';
const RETRIES_USED_UP = 'Maximum retries exceeded';
const UNEXPECTED = 'An unexpected error occurred';

/**
 * Gives each failure its sentence. What the last attempt met decides: a request that was repeated and never reached the
 * server ends with RETRIES_USED_UP, one that was not repeated with UNREACHABLE; a timeout and an answer of the server
 * keep their own sentences after the last retry too, because they say more.
 */
export function errorsLink(isOnline: () => boolean = browserIsOnline): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) =>
        'errors' in result && result.errors?.length ? { ...result, errors: result.errors.map(readable) } : result,
      ),
      catchError((error: unknown) =>
        throwError(() => describe(error, isOnline(), operation.getContext()['retriesUsedUp'] === true)),
      ),
    ),
  );
}

/** The error that a page is given for what went wrong below. */
export function describe(error: unknown, isOnline: boolean, retriesUsedUp: boolean): RequestError {
  if (error instanceof RequestError) return error;
  if (ServerError.is(error) || ServerParseError.is(error)) return describeAnswer(error);
  if (!isOnline) return new RequestError(NO_CONNECTION, 'offline', { cause: error });
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')) {
    return new RequestError(TIMEOUT, 'timeout', { cause: error });
  }
  // A fetch that never got an answer rejects with a TypeError, whatever the reason.
  if (error instanceof TypeError) {
    return retriesUsedUp
      ? new RequestError(RETRIES_USED_UP, 'retries-used-up', { cause: error })
      : new RequestError(UNREACHABLE, 'unreachable', { cause: error });
  }
  return new RequestError(UNEXPECTED, 'unexpected', { cause: error });
}

function describeAnswer(error: ServerError | ServerParseError): RequestError {
  const { status, statusText, ok } = error.response;
  if (ok) return new RequestError(UNEXPECTED, 'unexpected', { cause: error, status });
  const sentence = sentenceIn(error.bodyText) ?? `HTTP ${status} ${statusText}`.trimEnd();
  return new RequestError(sentence, 'response', { cause: error, status });
}

/** The `error` field of a JSON answer, else its `message` field, else that of the first error of the graph. */
function sentenceIn(body: string): string | undefined {
  try {
    const answer = JSON.parse(body);
    return [answer?.error, answer?.message, answer?.errors?.[0]?.message].find(
      (candidate) => typeof candidate === 'string' && candidate !== '',
    );
  } catch {
    return undefined;
  }
}

/** The graph's refusals are sentences for users; an unexpected error has only a code. */
export function readable<GraphError extends { message: string; extensions?: { [name: string]: unknown } }>(
  error: GraphError,
): GraphError {
  const isUnexpected = error.extensions?.['code'] === 'INTERNAL_SERVER_ERROR' || error.message === '';
  return isUnexpected ? { ...error, message: UNEXPECTED } : error;
}

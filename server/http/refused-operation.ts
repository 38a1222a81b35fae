import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { publicError } from './public-error.ts';

/** Carries an error by which an operation is refused before it runs through Apollo Server, with its status. */
export function refusedOperation(error: unknown): GraphQLError {
  const { status, message, retryAfterSeconds } = publicError(error);
  const headers = new HeaderMap(retryAfterSeconds === undefined ? [] : [['retry-after', String(retryAfterSeconds)]]);
  return new GraphQLError(message, {
    originalError: error instanceof Error ? error : new Error(String(error)),
    extensions: { http: { status, headers } },
  });
}

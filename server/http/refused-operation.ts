import { GraphQLError } from 'graphql';
import { publicError } from './public-error.ts';

/** Carries an error by which an operation is refused before it runs through Apollo Server, with its status. */
export function refusedOperation(error: unknown): GraphQLError {
  const { status, message } = publicError(error);
  return new GraphQLError(message, {
    originalError: error instanceof Error ? error : new Error(String(error)),
    extensions: { http: { status } },
  });
}

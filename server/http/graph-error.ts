import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type FieldProblem, ValidationError } from '../../schema/errors.ts';
import { publicError } from './public-error.ts';

const LONGEST_MESSAGE = 500;

/** What the library says of things that are not offered here, and what holds instead. */
const ownSentences: Readonly<Record<string, string>> = {
  'GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.':
    'The request has no operation. Send it as `query`.',
};

/** Suggestions would reveal the schema's names to clients that guess; the playground shows them openly instead. */
function withoutSuggestion(message: string): string {
  const suggestion = message.endsWith('?') ? message.lastIndexOf(' Did you mean ') : -1;
  return shortened(suggestion === -1 ? message : message.slice(0, suggestion));
}

/** The library's sentences repeat the input, at any length. */
function shortened(message: string): string {
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
}

/** An error as the graph returns it: the class decides the code and the sentence; unexpected errors are masked. */
export function formatGraphError(error: unknown): GraphQLFormattedError {
  const graphError = error instanceof GraphQLError ? error : undefined;
  const cause = causeOf(error);
  if (graphError && cause === undefined) {
    const { message, locations, path, extensions } = graphError.toJSON();
    return {
      message: ownSentences[message] ?? withoutSuggestion(message),
      ...(locations ? { locations } : {}),
      ...(path ? { path } : {}),
      extensions: { code: extensions?.['code'] ?? 'BAD_USER_INPUT' },
    };
  }
  const { code, message, fields, retryAfterSeconds } = publicError(cause);
  return {
    message,
    ...(graphError?.locations ? { locations: graphError.locations } : {}),
    ...(graphError?.path ? { path: graphError.path } : {}),
    extensions: {
      code,
      ...(fields ? { fields: fieldsOf(fields, cause) } : {}),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
  };
}

/** Each field with its sentence, and with the places that may be meant. */
function fieldsOf(sentences: Readonly<Record<string, string>>, cause: unknown): FieldProblem[] {
  const problems = cause instanceof ValidationError ? cause.fields : [];
  return Object.entries(sentences).map(([path, message]) => {
    const meant = problems.find((problem) => problem.path === path)?.meant;
    return { path, message, ...(meant && { meant }) };
  });
}

/** What is ours to mend among the errors of a request, as it was thrown. */
export function unexpectedCauses(errors: readonly unknown[]): unknown[] {
  return errors.map(causeOf).filter((cause) => cause !== undefined && publicError(cause).unexpected);
}

/** What a resolver threw; nothing if it is the library's own sentence about the request. */
function causeOf(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) {
    return error;
  }
  return error.originalError instanceof GraphQLError ? undefined : error.originalError;
}

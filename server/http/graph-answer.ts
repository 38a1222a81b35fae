import type { HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';

/** Sends what Apollo Server answered, with the status that GraphQL over HTTP asks for. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answered: HTTPGraphQLResponse): FastifyReply {
  const { status = 200, headers, body } = answered;
  for (const [name, value] of headers) {
    reply.header(name, value);
  }
  if (body.kind !== 'complete') {
    throw new Error('Answers are sent whole.');
  }
  if (status < 400) {
    return reply.code(status).send(body.string);
  }
  const { errors = [], ...rest } = JSON.parse(body.string) as FormattedExecutionResult;
  const plainJson = headers.get('content-type')?.startsWith('application/json');
  return reply
    .code(plainJson ? plainJsonStatus(status, errors) : status)
    .send(JSON.stringify({ ...rest, errors: errors.map((error) => withRequestId(error, request.id)) }));
}

/** Apollo Server refuses a request that it cannot take apart before there is a context to take the identifier from. */
export function withRequestId(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId } };
}

const refusedDocument = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'QUERY_TOO_COSTLY',
]);

/**
 * GraphQL over HTTP: to a client that asked for plain JSON a well-formed request returns 200, even where its
 * document is refused; only the newer media type uses 400 for that.
 */
function plainJsonStatus(status: number, errors: readonly GraphQLFormattedError[]): number {
  const isDocument = errors.every(({ extensions }) => refusedDocument.has(String(extensions?.['code'])));
  return status === 400 && isDocument ? 200 : status;
}

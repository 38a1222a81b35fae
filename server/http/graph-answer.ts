import type { HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyReply } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';

/** Sends what Apollo Server answered, with the status that GraphQL over HTTP asks for. */
export function sendAnswer(reply: FastifyReply, { status, headers, body }: HTTPGraphQLResponse): FastifyReply {
  for (const [name, value] of headers) {
    reply.header(name, value);
  }
  if (body.kind !== 'complete') {
    throw new Error('Answers are sent whole.');
  }
  const plainJson = headers.get('content-type')?.startsWith('application/json');
  return reply.code(plainJson ? plainJsonStatus(status ?? 200, body.string) : (status ?? 200)).send(body.string);
}

const refusedDocument = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'QUERY_TOO_COSTLY',
]);

/**
 * GraphQL over HTTP: to a client that asked for plain JSON a well-formed request is answered with 200, even where its
 * document is refused; only the newer media type uses 400 for that.
 */
function plainJsonStatus(status: number, body: string): number {
  if (status !== 400) {
    return status;
  }
  const { errors = [] } = JSON.parse(body) as FormattedExecutionResult;
  return errors.every(({ extensions }) => refusedDocument.has(String(extensions?.['code']))) ? 200 : status;
}

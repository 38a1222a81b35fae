import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { sendError } from '../../http/error-handler.ts';
import { formatGraphError, unexpectedCauses } from '../../http/graph-error.ts';
import { statusOf } from './http-statuses.ts';
import type { Refusal } from './refusal-of.ts';
import type { Route } from './route.ts';

/** Answers what went wrong in the graph in the form of the REST conventions and in the words of REST. */
export function sendGraphErrors(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  errors: readonly GraphQLError[],
): FastifyReply {
  for (const cause of unexpectedCauses(errors)) {
    request.log.error({ err: cause }, 'a graph operation of REST failed');
  }
  const [first] = errors.map(formatGraphError);
  const { code = 'INTERNAL_SERVER_ERROR', ...more } = (first?.extensions ?? {}) as Partial<Refusal>;
  return sendRefusal(route, request, reply, { ...more, code, message: first?.message ?? '' });
}

/** Answers an expected error of the graph in the words of REST. */
export function sendRefusal(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message, fields, retryAfterSeconds }: Refusal,
): FastifyReply {
  const inRestWords = wordsOf(route);
  return sendError(request, reply, {
    status: statusOf(code),
    code,
    message: inRestWords.sentence(message),
    retryAfterSeconds,
    fields:
      fields &&
      Object.fromEntries(
        fields.map(({ path, message: sentence }) => [inRestWords.name(path), inRestWords.sentence(sentence)]),
      ),
  });
}

/** The graph names its own arguments in its sentences; on REST some are called otherwise. */
function wordsOf(route: Route) {
  const names = new Map(
    [...route.pathParameters, ...route.queryParameters, ...(route.body?.fields ?? [])].map(({ variable, name }) => [
      variable,
      name,
    ]),
  );
  const name = (word: string) => names.get(word) ?? word;
  return { name, sentence: (text: string) => text.replace(/^\w+/, name) };
}

import type { FastifyPluginAsync } from 'fastify';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { sendTagged } from './tagged-answer.ts';

/** `GET /graphql/schema.graphql`: the schema in its own language, as tools read it; 304 if the client has it already. */
export function schemaText({ schema }: { readonly schema: GraphQLSchema }): FastifyPluginAsync {
  let text: string | undefined;
  return async (app) => {
    app.get('/graphql/schema.graphql', (request, reply) => {
      // Printed once it is first asked for.
      text ??= `${printSchema(lexicographicSortSchema(schema))}\n`;
      return sendTagged(request, reply, {
        text,
        type: 'text/plain; charset=utf-8',
        cacheControl: 'public, max-age=0, must-revalidate',
      });
    });
  };
}

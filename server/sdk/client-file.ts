import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../http/tagged-answer.ts';

/** Where partners download the typed client, and the sum by which they check it. */
const CLIENT_FILE = '/graphql/client.ts';

/**
 * `GET /graphql/client.ts`: the typed client, which `npm run codegen` makes from the schema. `GET /graphql/client.ts.sha256`:
 * its sum, as `sha256sum --check` reads it. 304 if the caller has it already.
 */
export const clientFile: FastifyPluginAsync = async (app) => {
  const text = await readFile(new URL('client.generated.ts', import.meta.url), 'utf8');
  const sum = `${hash('sha256', text)}  client.ts\n`;
  const send = (content: string) => (request: FastifyRequest, reply: FastifyReply) =>
    sendTagged(request, reply, {
      text: content,
      type: 'text/plain; charset=utf-8',
      cacheControl: 'public, max-age=0, must-revalidate',
    });
  app.get(CLIENT_FILE, send(text));
  app.get(`${CLIENT_FILE}.sha256`, send(sum));
};

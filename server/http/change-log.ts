import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { sendTagged } from './tagged-answer.ts';

/** Where partners read what has changed, beside the schema that changes. */
export const CHANGE_LOG = '/graphql/changelog.md';

/** `GET /graphql/changelog.md`: what has changed from version to version; 304 where the client has it already. */
export const changeLog: FastifyPluginAsync = async (app) => {
  const text = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  app.get(CHANGE_LOG, (request, reply) =>
    sendTagged(request, reply, {
      text,
      type: 'text/plain; charset=utf-8',
      cacheControl: 'public, max-age=0, must-revalidate',
    }),
  );
};

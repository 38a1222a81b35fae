import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { sendTagged } from './tagged-answer.ts';

/** The address of the change log for partners, beside that of the schema. */
export const CHANGE_LOG = '/graphql/changelog.md';

/** `GET /graphql/changelog.md`: the changes of each version; 304 if the client has it already. */
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

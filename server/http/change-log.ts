import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { releaseChanges } from '../../schema/api-reference/release-changes.generated.ts';
import { changesText } from '../../schema/api-reference/release-changes.ts';
import { sendTagged } from './tagged-answer.ts';

/** The address of the change log for partners, beside that of the schema. */
export const CHANGE_LOG = '/graphql/changelog.md';

/** Where every difference between the schemas of two releases stands. */
const CHANGES = '/graphql/changes.md';

/**
 * `GET /graphql/changelog.md`, what has changed from version to version as it was written, and `GET /graphql/changes.md`, as it follows
 * from the schemas; 304 where the client has it already.
 */
export const changeLog: FastifyPluginAsync = async (app) => {
  const texts = {
    [CHANGE_LOG]: await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8'),
    [CHANGES]: `# Changes of the schemas\n\n${changesText(releaseChanges)}`,
  };
  for (const [url, text] of Object.entries(texts)) {
    app.get(url, (request, reply) =>
      sendTagged(request, reply, {
        text,
        type: 'text/plain; charset=utf-8',
        cacheControl: 'public, max-age=0, must-revalidate',
      }),
    );
  }
};

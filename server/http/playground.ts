import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from './negotiation.ts';
import { contentSecurityPolicies } from './response-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null if `npm run build:playground` has not been run. */
    playgroundPage: { html: string; etag: string } | null;
  }
}

/**
 * Serves the files of the built playground below `/playground/assets/`. The page itself is answered by the route of
 * the graph, which calls {@link sendPlayground} when a browser asks for HTML.
 *
 * @param options.directory where `npm run build:playground` wrote the page and its `assets`
 */
export function playground({ directory }: { directory: string }): FastifyPluginAsync {
  const plugin = async (app: FastifyInstance): Promise<void> => {
    const page = await readPage(join(directory, 'index.html'));
    app.decorate('playgroundPage', page);
    if (!page) return;
    await app.register(fastifyStatic, {
      root: join(directory, 'assets'),
      prefix: '/playground/assets/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // A worker has the policy of its own file, not that of the page.
      setHeaders: (reply) => void reply.header('content-security-policy', contentSecurityPolicies.playground),
    });
  };
  // Fastify's way to let the routes of its siblings see a decorator.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

/**
 * Answers with the playground's page: 304 where the browser already holds it, 503 if it has not been built.
 * The caller has found out that HTML is wanted; the answer says that it varies with `Accept`.
 */
export function sendPlayground(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const page = request.server.playgroundPage;
  reply.header('content-security-policy', contentSecurityPolicies.playground);
  addVary(reply, 'Accept');
  if (!page) {
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The playground has not been built yet: run "npm run build:playground" and start again.');
  }
  reply.header('cache-control', 'no-cache').header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}

async function readPage(path: string): Promise<FastifyInstance['playgroundPage']> {
  if (!existsSync(path)) return null;
  const html = await readFile(path, 'utf8');
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

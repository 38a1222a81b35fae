import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Failure, failurePage } from './failure-page.ts';
import { contentSecurityPolicies } from './response-headers.ts';

/** The pages that the service worker keeps for when it can have no other. The headings are of fixed wording. */
const failures: Readonly<Record<string, Failure>> = {
  '/offline': {
    title: 'No internet connection',
    heading: 'No internet connection',
    sentences: ['This page has not been loaded yet. Connect to the internet, then try again.'],
    mayTryAgain: true,
  },
  '/unreachable': {
    title: 'Unable to connect',
    heading: 'Unable to connect to server. Please check your internet connection.',
    sentences: ['This page has not been loaded yet. Try again in a minute.'],
    mayTryAgain: true,
  },
};

/** Takes the place of the worker: it deletes what that has kept, and itself. */
const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

export interface WithoutConnectionOptions {
  /** Where the client was built. */
  readonly directory: string;
  readonly productName: string;
  /** The elements that load the client's style sheets. */
  readonly styles: string;
  /** Whether browsers may install the worker; if not, they get a script that removes it. */
  readonly hasWorker: boolean;
}

/** Serves the service worker and the pages that it keeps. */
export async function serveWithoutConnection(app: FastifyInstance, options: WithoutConnectionOptions): Promise<void> {
  const { directory, productName, styles, hasWorker } = options;
  const script = hasWorker ? await readFile(join(directory, 'service-worker.js'), 'utf8') : removal;
  app.get('/service-worker.js', (_request, reply) =>
    // Never cached: otherwise a worker could not be replaced.
    send(reply, 'text/javascript; charset=utf-8', contentSecurityPolicies.worker, script),
  );
  for (const [address, failure] of Object.entries(failures)) {
    const html = failurePage(failure, { productName, styles });
    app.get(address, (_request, reply) => send(reply, 'text/html; charset=utf-8', contentSecurityPolicies.page, html));
  }
}

function send(reply: FastifyReply, type: string, policy: string, body: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').header('content-security-policy', policy).type(type).send(body);
}

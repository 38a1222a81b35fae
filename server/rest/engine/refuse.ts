import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../http/error-handler.ts';

/** A path below /api and the methods that it knows. */
export interface KnownPath {
  readonly path: string;
  readonly methods: readonly string[];
}

/** Answers what no route has taken: 405 with Allow on a known path, 404 elsewhere, JSON for every method. */
export function refuseRest(paths: readonly KnownPath[]) {
  // What a path says itself comes before what another takes for a value.
  const literal = new Map(paths.map(({ path, methods }) => [`/api${path}`, methods]));
  const patterns = paths
    .filter(({ path }) => path.includes('{'))
    .map(({ path, methods }) => ({ pattern: patternOf(path), methods }));
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [address = ''] = request.url.split('?', 1);
    const methods = literal.get(address) ?? patterns.find(({ pattern }) => pattern.test(address))?.methods ?? [];
    if (methods.length === 0 || methods.includes(request.method)) {
      return sendError(request, reply, {
        status: 404,
        code: 'NOT_FOUND',
        message: 'There is nothing at this address.',
      });
    }
    const allowed = methods.join(', ');
    reply.header('allow', allowed);
    return sendError(request, reply, {
      status: 405,
      code: 'METHOD_NOT_ALLOWED',
      message: `This address does not answer ${request.method}. It answers ${allowed}.`,
    });
  };
}

/** What an address is that a path with parameters in braces means. */
export function patternOf(path: string): RegExp {
  const literal = path.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^/api${literal}$`);
}

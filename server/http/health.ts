import type { FastifyPluginAsync } from 'fastify';
import { RETRY_AFTER_SECONDS } from './public-error.ts';

export interface HealthOptions {
  readonly version: string;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Whether the process is about to stop and takes no new work. */
  readonly isDraining: () => boolean;
}

/** `GET /health` and `/api/health`: whether this process serves and reaches its database. */
export function health({ version, ping, isDraining }: HealthOptions): FastifyPluginAsync {
  return async (app) => {
    for (const url of ['/health', '/api/health']) {
      app.get(url, async (_request, reply) => {
        const database = await ping().then(
          () => 'ok' as const,
          () => 'unreachable' as const,
        );
        const draining = isDraining();
        const ok = database === 'ok' && !draining;
        if (!ok) {
          reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
        }
        reply.header('cache-control', 'no-store');
        return {
          status: ok ? 'ok' : draining ? 'draining' : 'unavailable',
          version,
          uptimeSeconds: Math.floor(process.uptime()),
          checks: { database },
        };
      });
    }
  };
}

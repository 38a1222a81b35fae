import type { FastifyPluginAsync } from 'fastify';
import type { DatabaseHealth } from './database-check.ts';
import { RETRY_AFTER_SECONDS } from './public-error.ts';

export interface HealthOptions {
  readonly version: string;
  readonly checkDatabase: () => Promise<DatabaseHealth>;
  /** Whether the process is about to stop and takes no new work. */
  readonly isDraining: () => boolean;
}

/** `GET /health` and `/api/health`: whether this process serves and reaches its database. Answered within a second. */
export function health({ version, checkDatabase, isDraining }: HealthOptions): FastifyPluginAsync {
  return async (app) => {
    for (const url of ['/health', '/api/health']) {
      app.get(url, async (_request, reply) => {
        const database = await checkDatabase();
        const draining = isDraining();
        const ok = database !== 'unreachable' && !draining;
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

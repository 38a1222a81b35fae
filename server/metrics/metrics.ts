import { createHash, timingSafeEqual } from 'node:crypto';
import { Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission } from '../admission/admission.ts';
import type { DatabaseActivity } from '../database/driver/observed-runner.ts';
import { measurePortal } from './portal-metrics.ts';
import { measureProcess } from './process-metrics.ts';
import { measureRequests } from './request-metrics.ts';

export interface MetricsOptions {
  /** Who presents it may read; without one nothing is measured, and there is no such address. */
  readonly token: string | undefined;
  readonly admission: Admission;
  readonly activity: DatabaseActivity;
}

/**
 * `GET /metrics`: what the process is doing, for Prometheus. It names routes by their patterns and says nothing of who
 * asked for what. Without the token it answers like an unknown address.
 */
export function addMetrics(app: FastifyInstance, { token, admission, activity }: MetricsOptions): void {
  if (token === undefined) {
    return;
  }
  const registry = new Registry();
  measureRequests(app, registry);
  measureProcess(app, registry);
  measurePortal(registry, admission, activity);
  const presents = tokenReader(token);
  app.get('/metrics', async (request, reply) => {
    if (!presents(request)) {
      return reply.callNotFound();
    }
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}

/** Compares digests, which are of one length, in a time that says nothing of either. */
function tokenReader(token: string): (request: FastifyRequest) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(token);
  return ({ headers }) => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    return timingSafeEqual(digest(given), expected);
  };
}

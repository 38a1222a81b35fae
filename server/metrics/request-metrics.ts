import { Histogram, type Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CLIENT_GONE = 499;

/** Counts requests and measures how long their answers took, by the pattern of their route. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered, by method, route pattern and status; 499 where the client had left.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions, is404 }, reply) => {
    const status = reply.raw.writableEnded ? reply.statusCode : CLIENT_GONE;
    // An address that no route takes, and its method, are of the client's making: there is no end to them.
    const route = is404 ? { method: 'any', route: 'unknown' } : { method, route: routeOptions.url ?? 'unknown' };
    durations.observe({ ...route, status }, reply.elapsedTime / 1000);
  });
}

import { Histogram, type Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import { answeredRequest, onceAnswered } from '../log/answered-request.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests and measures how long their answers took, by the pattern of their route. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered, by method, route pattern and status; 499 where the client had left.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  onceAnswered(app, (request, reply) => {
    const answered = answeredRequest(request, reply);
    // The methods of unknown addresses would be a series each.
    durations.observe({ ...answered, ...(request.is404 && { method: 'any' }) }, reply.elapsedTime / 1000);
  });
}

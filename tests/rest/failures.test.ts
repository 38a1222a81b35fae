import { Writable } from 'node:stream';
import { fastify, LogController } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { Context } from '../../schema/context.ts';
import { schema } from '../../schema/index.ts';
import { KeyUsage } from '../../schema/partners/key-usage.ts';
import { createAdmission } from '../../server/admission/admission.ts';
import { loadConfig } from '../../server/config.ts';
import { DatabaseUnavailableError, ValueRefusedError } from '../../server/database/driver/database-error.ts';
import { Bodies } from '../../server/http/bodies.ts';
import { BodyMemory } from '../../server/http/body-memory.ts';
import { addErrorHandler } from '../../server/http/error-handler.ts';
import { createExecution } from '../../server/http/execution.ts';
import { keyGuard } from '../../server/http/key-guard.ts';
import { rest } from '../../server/rest/engine/adapter.ts';
import { ask, expectError } from './answers.ts';

const log = vi.fn();
afterEach(() => log.mockClear());

/** The REST paths over services that all fail with this error. */
async function servedOver(error: Error) {
  const stream = new Writable({ write: (line, _encoding, done) => done(void log(JSON.parse(String(line)))) });
  const logController = new LogController({ disableRequestLogging: true });
  const server = fastify({ logger: { level: 'info', stream }, logController });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addErrorHandler(server);
  const page = { rows: [], hasNextPage: false, hasPreviousPage: false, startPosition: 0 };
  // The rows are there; both fields that wait for their number fail.
  const list = async () => ({ ...page, count: () => Promise.reject(error) });
  const fail = () => Promise.reject(error);
  const compliance = { list, find: fail, stats: fail, categories: fail, download: fail };
  const combinedSearch = { search: fail };
  const services = {
    jobs: {
      list: async () => ({
        ...(await list()),
        nearest: async () => null,
        understood: [],
        searchText: null,
        near: null,
        correction: null,
        matchesSomeWords: false,
      }),
      find: fail,
      stats: fail,
    },
    combinedSearch,
    compliance,
    content: { list, find: fail },
  };
  const context = { services, viewer: { kind: 'anonymous' }, requestId: '' } as unknown as Context;
  const execution = createExecution(schema);
  const config = loadConfig({});
  const { operations: slots, signOuts, largeBodies, turns } = createAdmission();
  await server.register(
    rest({
      schema,
      execution,
      guard: keyGuard({ schema, usage: new KeyUsage(), clock: { now: () => new Date() } }),
      clock: { now: () => new Date() },
      createContext: async () => ({ context, refusal: undefined }),
      config,
      slots,
      signOuts,
      bodies: new Bodies(server, 1_000_000, { memory: new BodyMemory(1_000_000), largeSlots: largeBodies, turns }),
    }),
    { prefix: '/api' },
  );
  return server;
}

const addresses = [
  '/jobs',
  '/jobs/x',
  '/jobs/stats/overview',
  '/search?q=x',
  '/compliance',
  '/compliance/x',
  '/compliance/stats/overview',
  '/compliance/categories/list',
  '/cms/content',
  '/cms/content/x',
];

it.each(addresses)('%s answers 503 with Retry-After while the database is away', async (address) => {
  const server = await servedOver(new DatabaseUnavailableError('secret.host:5432 refused'));
  const answer = await ask(server, address);
  expect(expectError(answer, 503).code).toBe('SERVICE_UNAVAILABLE');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).not.toContain('secret');
});

it.each(addresses)('%s masks an unexpected failure, and logs it once', async (address) => {
  const server = await servedOver(new TypeError('secret is not a function'));
  const answer = await ask(server, address);
  expect(expectError(answer, 500)).toEqual({
    error: 'An unexpected error occurred',
    code: 'INTERNAL_SERVER_ERROR',
    fields: undefined,
  });
  const errors = log.mock.calls.filter(([{ level }]) => level >= 50);
  expect(errors).toHaveLength(1);
  expect(errors.at(-1)?.[0]).toMatchObject({
    err: { message: 'secret is not a function' },
    reqId: answer.headers['x-request-id'],
  });
});

it('a value that the database refuses is the fault of who sent it', async () => {
  const server = await servedOver(new ValueRefusedError('22021'));
  expect(expectError(await ask(server, '/jobs/x'), 400).code).toBe('BAD_USER_INPUT');
  expect(log.mock.calls.filter(([{ level }]) => level >= 50)).toEqual([]);
});

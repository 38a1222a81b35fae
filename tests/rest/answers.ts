import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

export type Answer = LightMyRequestResponse;

/** Sends one request below /api. `path` is sent as it stands. */
export function ask(server: FastifyInstance, path: string, options: InjectOptions = {}): Promise<Answer> {
  return server.inject({ method: 'GET', ...options, url: `/api${path}` });
}

/** Checks that an answer is an error in the form of the REST conventions, with this status. */
export function expectError(answer: Answer, ...statuses: readonly number[]) {
  expect(statuses, `${answer.statusCode}: ${answer.body}`).toContain(answer.statusCode);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { error, code, fields, requestId, ...rest } = answer.json();
  expect(rest).toEqual({});
  expect(error).toMatch(/\S/);
  expect(error).not.toMatch(/\n\s+at \S|node_modules|\.ts:\d|GraphQL|Variable "/);
  expect(code).toMatch(/^[A-Z_]+$/);
  expect(requestId).toBe(answer.headers['x-request-id']);
  if (fields !== undefined) {
    expect(Object.keys(fields).length).toBeGreaterThan(0);
    expect(Object.values(fields).every((sentence) => typeof sentence === 'string' && sentence !== '')).toBe(true);
  }
  return { error, code, fields } as { error: string; code: string; fields?: Record<string, string> };
}

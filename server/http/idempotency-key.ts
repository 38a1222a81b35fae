import type { FastifyRequest } from 'fastify';
import { ValidationError } from '../../schema/errors.ts';

const LONGEST = 255;
const QUOTES = 2;

/**
 * The request's Idempotency-Key, if it has one.
 *
 * @throws ValidationError if it cannot tell requests apart.
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) {
    return undefined;
  }
  const text = String(given);
  const key = text.length > LONGEST + QUOTES ? '' : text.replace(/^"(.*)"$/, '$1');
  if (key.length > LONGEST || !/^[\x21-\x7e]+$/.test(key)) {
    const message = `Idempotency-Key must be 1 to ${LONGEST} letters, digits or signs without spaces, such as a UUID.`;
    throw ValidationError.of('Idempotency-Key', message);
  }
  return key;
}

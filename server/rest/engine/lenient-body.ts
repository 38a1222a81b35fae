import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GrowingBuffer } from '../../http/growing-buffer.ts';
import type { RouteBody } from './route.ts';

/** More than any field of a lenient row needs. */
const LONGEST = 16_384;
/** Long before a body is cut off for its pieces: who signs out is signed out whatever comes with it. */
const MOST_PIECES = 1_000;

/** Makes the routes of an instance accept any body, of any type and length; a body that is not short JSON is ignored. */
export function takeAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async ({ raw }) => {
    // A type that cannot be read would be refused, and so would a key that cannot be used.
    raw.headers['content-type'] = 'application/octet-stream';
    delete raw.headers['idempotency-key'];
  });
  app.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) => readShort(payload));
}

/** The fields that stand in a body, as variables of the operation; those that cannot be read are left out. */
export function readLeniently({ fields }: RouteBody, body: unknown): Record<string, unknown> {
  const given: Readonly<Record<string, unknown>> = Object(body);
  const values: Record<string, unknown> = {};
  for (const { name, variable, read } of fields) {
    try {
      values[variable] ??= Object.hasOwn(given, name) ? read(given[name]) : undefined;
    } catch {
      // As if it were absent.
    }
  }
  return values;
}

/** The JSON of a body; nothing where it is too long, in too many pieces, broken off, or none. */
async function readShort(payload: IncomingMessage): Promise<unknown> {
  const bytes = new GrowingBuffer();
  const { promise, resolve } = Promise.withResolvers<string>();
  let pieces = 0;
  const give = () => resolve(bytes.text());
  const giveNothing = () => resolve('');
  const take = (chunk: Buffer) => {
    bytes.append(chunk);
    pieces += 1;
    if (bytes.length > LONGEST || pieces > MOST_PIECES) {
      giveNothing();
    }
  };
  payload.on('data', take).once('end', give).once('error', giveNothing).once('close', giveNothing);
  const text = await promise;
  payload.off('data', take).off('end', give).off('error', giveNothing).off('close', giveNothing);
  // What is still to come is read to its end: the client is to read the answer, and may use its connection again.
  payload.on('error', () => undefined).resume();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

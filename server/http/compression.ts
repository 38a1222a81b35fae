import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** In bytes. What is shorter travels in one packet with its headers either way. */
const SHORTEST = 1_024;

/** Compressors by their names in HTTP, the preferred one first. Levels of which both take 1 to 2 ms for 100 kB. */
const compressors: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text) => promisify(gzip)(text, { level: 4 }),
};
const encodings = Object.keys(compressors);

const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg)/;

/**
 * Compresses pages and data for the clients that accept it, off the main thread. Each answer is compressed at once and
 * not as a stream, so that a client that reads slowly keeps no compressor. Built files are laid out compressed already.
 * Tokens are new in each answer, so that the length of many answers tells nothing about one of them (BREACH).
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || isShort(payload) || !isCompressible(reply)) {
      done(null, payload);
      return;
    }
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    const accepted = request.headers['accept-encoding'];
    const encoding = accepted === undefined ? null : negotiate(accepted, encodings);
    const compress = encoding === null ? undefined : compressors[encoding];
    if (!compress) {
      done(null, payload);
      return;
    }
    compress(Buffer.from(payload)).then((compressed) => {
      reply.header('content-encoding', encoding).header('content-length', compressed.length);
      done(null, compressed);
    }, done);
  });
}

/** The bytes are counted only where the characters are few: each takes one byte at least. */
function isShort(text: string): boolean {
  return text.length < SHORTEST && Buffer.byteLength(text) < SHORTEST;
}

function isCompressible(reply: FastifyReply): boolean {
  return !reply.hasHeader('content-encoding') && compressible.test(String(reply.getHeader('content-type')));
}

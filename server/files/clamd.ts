import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { ScannerAddress } from './file-settings.ts';

/** clamd itself gives up after some minutes; a file of 10 MB takes it a second or two. */
const LONGEST_SCAN_MS = 60_000;
/** Of the answer, which is one line. */
const LONGEST_ANSWER = 4_000;

export type ScanAnswer = 'clean' | 'infected';

/** A scanner that is away, or gives no answer that can be understood: the file waits, and is scanned again later. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError';
}

/**
 * Has clamd look at a file by its command INSTREAM: pieces with their length before each, and an empty one at the end.
 *
 * @throws ScannerError
 */
export async function scanByClamd(
  address: ScannerAddress,
  file: Readable,
  longestMs = LONGEST_SCAN_MS,
): Promise<ScanAnswer> {
  const socket = connect({ ...address });
  const timer = setTimeout(() => socket.destroy(new ScannerError('The virus scanner does not answer.')), longestMs);
  try {
    const answer = answerOf(socket);
    // Where the scanner answers before it has all, as for a file that is too large for it, the answer counts.
    const sending = sendTo(socket, file).catch((error) => {
      socket.destroy(error);
    });
    const text = await answer;
    await sending;
    return verdictOf(text);
  } catch (error) {
    throw error instanceof ScannerError
      ? error
      : new ScannerError('The virus scanner is not reached.', { cause: error });
  } finally {
    clearTimeout(timer);
    socket.destroy();
    file.destroy();
  }
}

async function sendTo(socket: Socket, file: Readable): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of file as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    await write(socket, Buffer.concat([length, piece]));
  }
  await write(socket, Buffer.alloc(4));
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  return promise;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) {
    text += String(piece);
    if (text.includes('\0') || text.length > LONGEST_ANSWER) {
      break;
    }
  }
  return text.split('\0', 1)[0] ?? '';
}

function verdictOf(text: string): ScanAnswer {
  if (/^stream: OK\s*$/.test(text)) {
    return 'clean';
  }
  if (/^stream: .+ FOUND\s*$/.test(text)) {
    return 'infected';
  }
  throw new ScannerError('The virus scanner gave no answer that can be understood.');
}

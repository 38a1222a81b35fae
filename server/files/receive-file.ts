import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteSource } from '../../schema/files/byte-source.ts';

/** A file that has arrived, until `drop` is called. */
export interface IncomingFile {
  readonly path: string;
  readonly sha256: string;
  readonly source: ByteSource;
  /** Deletes it, unless it was moved away. */
  drop(): Promise<void>;
}

/** A random name, which reveals nothing and cannot be guessed. */
export function randomName(): string {
  return randomBytes(32).toString('hex');
}

/** Writes what arrives to a file, piece by piece; a few pieces at most are in memory. */
export async function receiveFile(stream: Readable, directory: string): Promise<IncomingFile> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, randomName());
  const hash = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      hash.update(piece);
      size += piece.length;
      done(null, piece);
    },
  });
  let handle: FileHandle | undefined;
  const drop = async () => {
    await handle?.close();
    await rm(path, { force: true });
  };
  try {
    await pipeline(stream, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    handle = await open(path, 'r');
    return { path, sha256: hash.digest('hex'), source: { size, read: reader(handle, size) }, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

function reader(handle: FileHandle, size: number): ByteSource['read'] {
  return async (offset, length) => {
    const wanted = Math.max(0, Math.min(length, size - offset));
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, offset);
    return buffer.subarray(0, bytesRead);
  };
}

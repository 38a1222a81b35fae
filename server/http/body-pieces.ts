import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** More than any client sends that writes a body of a megabyte word by word. Each costs as much as 100 bytes do. */
export const MOST_PIECES = 10_000;

/** The code of the failure that a body in more pieces is. */
export const TOO_MANY_PIECES = 'ERR_BODY_IN_TOO_MANY_PIECES';

/**
 * Requests for Node's server whose bodies are cut off where they come in too many pieces, whether a handler reads the
 * body, or it is only read to its end.
 *
 * @param refuse answers what is refused, and closes its connection
 */
export function requestsInFewPieces(refuse: (failure: Error & { code: string }, socket: Socket) => void) {
  return class extends IncomingMessage {
    #pieces = 0;

    override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
      if (chunk === null || this.#pieces < MOST_PIECES) {
        this.#pieces += 1;
        return super.push(chunk, encoding);
      }
      if (!this.socket.destroyed) {
        refuse(Object.assign(new Error('A body came in too many pieces.'), { code: TOO_MANY_PIECES }), this.socket);
      }
      return false;
    }
  } as typeof IncomingMessage;
}

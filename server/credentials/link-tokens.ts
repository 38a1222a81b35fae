import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { LinkTokens } from '../../schema/ports.ts';

/**
 * Tokens of mailed links: the identifier of the link, and a code that only the secret makes of it. Nothing of the code is
 * stored. The first secret makes tokens; those that the others have made hold, too.
 */
export function linkTokens(secrets: readonly string[]): LinkTokens {
  const [present, ...previous] = secrets.map(keyOf);
  if (!present) {
    throw new Error('Tokens need a secret.');
  }
  return {
    tokenOf: (purpose, id) => Buffer.concat([bytesOf(id), codeOf(present, purpose, id)]).toString('base64url'),
    idOf: (purpose, token) => {
      if (!/^[\w-]{64}$/.test(token)) {
        return undefined;
      }
      const bytes = Buffer.from(token, 'base64url');
      const [id, code] = [textOf(bytes.subarray(0, 16)), bytes.subarray(16)];
      const isOurs = [present, ...previous].some((key) => timingSafeEqual(codeOf(key, purpose, id), code));
      return isOurs ? id : undefined;
    },
  };
}

/** One secret serves several purposes, each with a derived key. */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'mailed link', 32));
}

function codeOf(key: Buffer, purpose: string, id: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}\0${id}`).digest();
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

/** The bytes of a UUID as it is written. */
function textOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

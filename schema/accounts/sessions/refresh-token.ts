import { createHash, randomBytes } from 'node:crypto';

/** A new refresh token: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text could be a refresh token; any other is of no session. */
export function isRefreshToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Longer than any token that is handed out. */
const LONGEST_TOKEN = 200;

/**
 * What is stored of a token. It is random, so that a quick digest tells nothing about it. What is too long has
 * the digest of an empty text, which is never stored.
 */
export function digestOf(token: string): Buffer {
  const known = token.length > LONGEST_TOKEN ? '' : token;
  return createHash('sha256').update(known).digest();
}

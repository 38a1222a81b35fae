import { createHash, randomBytes } from 'node:crypto';

/** A new refresh token: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It is random, so that a quick digest tells nothing about it. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

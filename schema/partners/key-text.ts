import { createHash, randomBytes } from 'node:crypto';

/** By this keys are recognised wherever they turn up, also by programs that look for secrets in source code. */
const PREFIX = 'wlk_';
const SECRET_BYTES = 32;
/** So much of a key is shown later: enough to tell keys apart, and nothing to guess by. */
const SHOWN = PREFIX.length + 8;

const FORM = new RegExp(`^${PREFIX}[0-9a-f]{${2 * SECRET_BYTES}}$`);

/** A new key: a recognisable prefix and 256 random bits. */
export function newKeyText(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('hex')}`;
}

/** Whether a text claims to be a key. */
export function looksLikeKey(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** What of a key may be shown again. */
export function beginningOf(key: string): string {
  return key.slice(0, SHOWN);
}

/** What is stored of a key, which is random: a quick digest tells nothing about it. Nothing if it can be none of ours. */
export function keyDigestOf(key: string): Buffer | undefined {
  return FORM.test(key) ? createHash('sha256').update(key).digest() : undefined;
}

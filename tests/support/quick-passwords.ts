import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from '../../schema/ports.ts';
import { verify } from '../../server/credentials/argon2.ts';
import { argon2Passwords } from '../../server/credentials/passwords.ts';

const argon2id = promisify(argon2);
const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The least that argon2id may be told to do. */
const cheap = 'm=8,t=1,p=1';
const parameters = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };

/**
 * The portal's passwords by parameters that cost no time. With its own ones a sign-up or sign-in takes the processor for
 * longer than most tests; `server/passwords.test.ts`, `server/password-guessing.test.ts` and started portals have those.
 */
export function quickPasswords(): Passwords {
  return argon2Passwords({
    hash: async (message) => {
      const nonce = randomBytes(16);
      const tag = await argon2id('argon2id', { message, nonce, ...parameters });
      return `$argon2id$v=19$${cheap}$${encode(nonce)}$${encode(tag)}`;
    },
    // Other digests are those that no password has, which are compared to take as long as any.
    verify: async (digest, password) => digest.includes(`$${cheap}$`) && verify(digest, password),
  });
}

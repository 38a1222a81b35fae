import { describe, expect, it } from 'vitest';
import { hash, verify } from '../../server/credentials/argon2.ts';

const salt = 'kX/T9irqkio6qk7rkFTPAQ';
const tag = 'IjewRvaekDjyWY7vk5AGxhUzCIOYVOo4gnAHwbeVBR0';

describe('a digest that another implementation made', () => {
  // By @node-rs/argon2 2.2.1, with which the portal made its digests before.
  const stored: readonly (readonly [string, string])[] = [
    ['seven geese on a pier', `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${tag}`],
    ['', '$argon2id$v=19$m=19456,t=2,p=1$mFqW2SXKflWWxE17Tz4J6A$G+BXIGGsZREWj3A+wWR7YFj7tNq94fBLr61ID6UGsBo'],
    [
      'пароль £ ü 👩🏽‍⚕️ password',
      '$argon2id$v=19$m=19456,t=2,p=1$UjPTQxh4rVFsx/UuKX1nvg$KCF6qMtpk/qQ5RX8n6mQaZjYzKlCUnT7i/pH1AELKxQ',
    ],
    [
      'x'.repeat(200),
      '$argon2id$v=19$m=19456,t=2,p=1$G49s51HUogY80ffUfzhmyA$MROWZQMjeyHIRJxR0+1Z6F7WBdlJEHJxySl8KU1mrdc',
    ],
    [
      'seven geese on a pier',
      '$argon2id$v=19$m=8192,t=3,p=2$CRoKlo0pmt9zT5XOFA8Exg$MT5heQ7QnwQlLCgVUQ3dqaivo4RyvSY1lyvwJiOt2MU',
    ],
  ];

  it.each(stored)('is recognised: %j', async (password, digest) => {
    expect(await verify(digest, password)).toBe(true);
    expect(await verify(digest, `${password} `)).toBe(false);
  });
});

describe('a digest', () => {
  it('matches its own password alone', async () => {
    const digest = await hash('seven geese on a pier');
    expect(await verify(digest, 'seven geese on a pier')).toBe(true);
    expect(await verify(digest, 'seven geese on a pie')).toBe(false);
  });

  it.each([
    ['of more memory', `$argon2id$v=19$m=99999,t=2,p=1$${salt}$${tag}`],
    ['of less memory than lanes need', `$argon2id$v=19$m=15,t=2,p=2$${salt}$${tag}`],
    ['of more passes', `$argon2id$v=19$m=19456,t=11,p=1$${salt}$${tag}`],
    ['of no pass', `$argon2id$v=19$m=19456,t=0,p=1$${salt}$${tag}`],
    ['of more lanes', `$argon2id$v=19$m=19456,t=2,p=5$${salt}$${tag}`],
    ['of another kind', `$argon2i$v=19$m=19456,t=2,p=1$${salt}$${tag}`],
    ['of another version', `$argon2id$v=16$m=19456,t=2,p=1$${salt}$${tag}`],
    ['without a version', `$argon2id$m=19456,t=2,p=1$${salt}$${tag}`],
    ['with a key', `$argon2id$v=19$m=19456,t=2,p=1,keyid=AA$${salt}$${tag}`],
    ['with padding', `$argon2id$v=19$m=19456,t=2,p=1$${salt}==$${tag}=`],
    ['with bits of no byte', `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${tag.slice(0, -1)}1`],
    ['without a tag', `$argon2id$v=19$m=19456,t=2,p=1$${salt}$`],
    ['that goes on', `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${tag}\n`],
    ['that is none', 'seven geese on a pier'],
  ])('%s is not worked on', async (_, digest) => {
    const failure = await verify(digest, 'seven geese on a pier').catch((error: Error) => error.message);
    expect(failure).toBe('A stored digest of a password cannot be read.');
  });
});

import { describe, expect, it } from 'vitest';
import { argon2Passwords } from '../../server/credentials/passwords.ts';

const passwords = argon2Passwords();
const long = 'x'.repeat(200);

describe('a stored digest', () => {
  it('is of the kind, and costs the work, that OWASP asks for', async () => {
    const digest = await passwords.hash('seven geese on a pier');
    expect(digest).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwords.hash('seven geese on a pier'), 'with a salt of its own').not.toBe(digest);
  });

  it('is that of the whole password', async () => {
    const digest = await passwords.hash(`${long}a`);
    expect(await passwords.matches(`${long}a`, digest)).toBe(true);
    expect(await passwords.matches(`${long}b`, digest)).toBe(false);
    expect(await passwords.matches(long, digest)).toBe(false);
  });
});

describe('a password that is longer than any may be', () => {
  it('is not right, and nothing is worked out for it', async () => {
    const compared: number[] = [];
    const counting = argon2Passwords({
      hash: async () => 'a digest',
      verify: async (_digest, password) => {
        compared.push(password.length);
        return true;
      },
    });
    expect(await counting.matches('x'.repeat(1_001), 'a digest')).toBe(false);
    expect(await counting.matches('x'.repeat(900_000), undefined)).toBe(false);
    expect(compared).toEqual([]);
    expect(await counting.matches('x'.repeat(1_000), 'a digest')).toBe(true);
    expect(compared).toEqual([1_000]);
  });
});

describe('of many passwords at once', () => {
  /** Argon2 that takes its time and notes how many are at work; every third fails. */
  function observed() {
    const noted = { atWork: 0, most: 0, done: 0 };
    const work = async () => {
      noted.atWork += 1;
      noted.most = Math.max(noted.most, noted.atWork);
      await new Promise((resolve) => setTimeout(resolve, 2));
      noted.atWork -= 1;
      noted.done += 1;
      if (noted.done % 3 === 0) {
        throw new Error('The digest cannot be read.');
      }
    };
    const hash = async () => {
      await work();
      return '';
    };
    const verify = async () => {
      await work();
      return true;
    };
    return { noted, passwords: argon2Passwords({ hash, verify }) };
  }

  it('two are worked on at the same time, whether they are made, compared, unknown or fail', async () => {
    const { noted, passwords: slow } = observed();
    const asked = Array.from({ length: 10 }, () => [
      slow.hash(long),
      slow.matches(long, '$'),
      slow.matches(long, null),
    ]);
    await Promise.allSettled(asked.flat());
    expect(noted).toEqual({ atWork: 0, most: 2, done: 30 });
    await Promise.allSettled([slow.hash(long), slow.hash(long), slow.hash(long)]);
    expect(noted).toEqual({ atWork: 0, most: 2, done: 33 });
  });
});

import { LONGEST_PASSWORD } from '../../schema/accounts/passwords/password-checks.ts';
import type { Passwords } from '../../schema/ports.ts';
import * as argon2 from './argon2.ts';

/** So many are worked out at the same time: each takes 19 MiB and a processor. */
const AT_ONCE = 2;
/** As long as a digest of the kind that is stored; no password has it. */
const DIGEST_OF_NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$aT1PdnR/4WS2WqXT4jvurA$0CCUa3XUsq7cegpBEy7uyhvcSLL8lPQGlrTax7OMH6I';

/** Passwords by argon2id, worked out beside the event loop. */
export function argon2Passwords({ hash, verify }: typeof argon2 = argon2): Passwords {
  const inTurn = queue(AT_ONCE);
  let common: Promise<ReadonlySet<string>> | undefined;
  return {
    hash: (password) => inTurn(() => hash(password)),
    matches: async (password, digest) => {
      // No account has such a password, so that it tells nothing to answer at once.
      if (password.length > LONGEST_PASSWORD) {
        return false;
      }
      const isRight = await inTurn(() => verify(digest ?? DIGEST_OF_NO_PASSWORD, password));
      return isRight && digest != null;
    },
    isCommon: async (password) => {
      common ??= readCommonPasswords();
      return (await common).has(password.toLowerCase());
    },
  };
}

/** 49,000 leaked passwords, in lower case. Loaded when a password is first chosen. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Lets no more than `atOnce` pieces of work run, in the order in which they came. */
function queue(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        running -= 1;
      }
    }
  };
}

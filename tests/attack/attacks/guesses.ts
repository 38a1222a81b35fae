import { accountGuesses } from '../../../schema/accounts/account-limits.ts';
import type { Attack } from '../attack.ts';
import { each, numbers, type Target } from '../target.ts';

const NETWORKS = 20;
const OF_EACH = 12;
const FLOOD = 60;
const FIRST_NETWORK = 40_000;

/**
 * Wrong passwords of a known account from so many networks that they use up its total, with addresses made up; its owner
 * must still get in, and does so by the known device alone: a stranger with the right password does not.
 */
export const guesses: Attack = {
  name: 'guesses',
  run: async (target) => {
    const { email, password, cookies } = target.person;
    let wrong = 0;
    await each(target, numbers(NETWORKS * OF_EACH), 4, async (number) => {
      const { status } = await signIn(target, email, `wrong ${number}`, {
        network: FIRST_NETWORK + (number % NETWORKS),
        headers: { 'x-forwarded-for': `10.1.${number % 250}.${number % 199}` },
      });
      wrong += status === 401 ? 1 : 0;
    });
    const stranger = await signIn(target, email, password, { network: FIRST_NETWORK + 499 });
    const owner = await signIn(target, email, password, {
      network: FIRST_NETWORK + 500,
      headers: { cookie: cookies, 'x-session-cookie': '1' },
    });
    return [
      ...(stranger.status === 429 ? [] : [`a stranger, after all guesses, was answered ${stranger.status}`]),
      ...(owner.status === 200 ? [] : [`the owner, on a known device, was answered ${owner.status}`]),
      ...(wrong > accountGuesses.attempts ? [`${wrong} guesses were looked at`] : []),
    ];
  },
};

/** Sign-ins all at once: a digest takes 19 MiB and a processor each. */
export const passwordFlood: Attack = {
  name: 'password-flood',
  run: async (target) => {
    const sent = [...numbers(FLOOD)].map((number) =>
      signIn(target, `unknown${number}@example.com`, 'seven geese on a pier', {
        network: FIRST_NETWORK + 1_000 + number,
      }),
    );
    await Promise.all(sent);
    return [];
  },
};

function signIn(
  target: Target,
  email: string,
  password: string,
  message: { readonly network: number; readonly headers?: Record<string, string> },
) {
  const body = JSON.stringify({ email, password });
  return target.send({ method: 'POST', path: '/api/auth/signin', body, ...message });
}

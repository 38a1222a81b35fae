import type { Attack } from '../attack.ts';
import { each, numbers, type Target } from '../target.ts';

const NETWORKS = 6;
const OF_EACH = 15;
const FLOOD = 60;
const FIRST_NETWORK = 40_000;

/** Wrong passwords of a known account from several networks, with addresses made up; its owner must still get in. */
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
    const owner = await signIn(target, email, password, { network: FIRST_NETWORK + 500, headers: { cookie: cookies } });
    return [
      ...(owner.status === 200 ? [] : [`the owner, on a known device, was answered ${owner.status}`]),
      ...(wrong > NETWORKS * 10 ? [`${wrong} guesses were looked at`] : []),
    ];
  },
};

/** Sign-ins all at once: a digest takes 19 MiB and a processor each. */
export const passwordFlood: Attack = {
  name: 'password-flood',
  run: async (target) => {
    const sent = [...numbers(FLOOD)].map((number) =>
      signIn(target, `nobody${number}@example.com`, 'seven geese on a pier', {
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

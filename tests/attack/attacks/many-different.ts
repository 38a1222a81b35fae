import type { Attack } from '../attack.ts';
import { each, type HttpMessage, numbers } from '../target.ts';

const AT_ONCE = 8;
/** One network may send 3,000 requests a minute. */
const OF_ONE_NETWORK = 500;
const FIRST_NETWORK = 1_000;

const padding = ` # ${'a comment that makes the text longer '.repeat(40)}`;

/** Requests that are all different, by number: what is cached of them must not fill the memory. */
const kinds: Readonly<Record<string, (number: number) => HttpMessage>> = {
  'many-documents': (number) => asked(`{ a${number}: jobs(first: 1) { totalCount } }${padding}`, {}),
  'many-filters': (number) =>
    asked('query ($search: String) { jobs(first: 1, filter: { search: $search }) { totalCount } }', {
      search: `word${number} ${'nurse '.repeat(20)}`,
    }),
  'many-pages': (number) => ({ path: `/staff-portal?search=word${number}` }),
  'many-rest-urls': (number) => ({ path: `/api/jobs?limit=1&search=word${number}` }),
};

function asked(query: string, variables: object): HttpMessage {
  return { method: 'POST', path: '/graphql', body: JSON.stringify({ query, variables }) };
}

export const manyDifferent: readonly Attack[] = Object.entries(kinds).map(([name, messageOf]) => ({
  name,
  run: async (target, requests) => {
    let sent = 0;
    await each(target, numbers(requests), AT_ONCE, async (number) => {
      sent += 1;
      await target.send({ ...messageOf(number), network: FIRST_NETWORK + Math.floor(number / OF_ONE_NETWORK) });
    });
    if (sent < requests) {
      target.notes.push(`only ${sent} of ${requests} were sent in the time`);
    }
    return [];
  },
}));

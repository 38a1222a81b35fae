import type { Attack } from '../attack.ts';

/** The marker with which graphql-jit once told dates from texts in the code that it generated. */
const MARKER = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
const EXIT = `${MARKER}process.exit(70)`;
const escaped = [...EXIT].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

const literals = [
  `"${EXIT}"`,
  `"${escaped}"`,
  `"""${EXIT}"""`,
  '"\\"+process.exit(70)+\\""',
  `"\`$\{process.exit(70)}\`"`,
  '"*/process.exit(70)/*"',
];

/** Literals that would end the process if they became code, each sent more than once, as a POST and as a GET. */
export const codeInLiterals: Attack = {
  name: 'code-in-literals',
  run: async (target) => {
    for (const literal of literals) {
      const documents = [
        `{ jobs(first: 1, filter: { search: ${literal} }) { totalCount } }`,
        `{ search(q: ${literal}) { __typename } }`,
        `query ($search: String = ${literal}) { jobs(first: 1, filter: { search: $search }) { totalCount } }`,
      ];
      for (const document of documents.flatMap((one) => [one, one, one])) {
        await target.ask(document);
        await target.send({ path: `/graphql?query=${encodeURIComponent(document)}` });
      }
    }
    return [];
  },
};

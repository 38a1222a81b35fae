import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const curly = /[\u2018\u2019\u201c\u201d]/;
/** Takes curly apostrophes out of what people search for. */
const reader = 'schema/queries/search/folded-words.ts';

test('the portal writes straight apostrophes and quotation marks (visual language, 5.1)', () => {
  const files = sourceFiles('{client,schema,server}/**/*.{ts,tsx,css,html,graphql}');
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter(({ code, path }) => path !== reader && curly.test(code));
  expect(
    found.map(
      ({ path, code }) =>
        `${path}: ${code
          .split('\n')
          .find((line) => curly.test(line))
          ?.trim()}`,
    ),
  ).toEqual([]);
});

import { expect, test } from 'vitest';
import { showingFor } from '../../client/lists/correction-words.ts';

test.each([
  [false, 'Showing results for "radiographer".'],
  [true, 'There are no results for "radiographer".'],
])(
  'a list says what it was searched for instead, and does not speak of results where there are none',
  (isEmpty, words) => {
    expect(showingFor({ search: 'radiographer' }, isEmpty)).toBe(words);
  },
);

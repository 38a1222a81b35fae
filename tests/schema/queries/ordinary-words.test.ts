import { expect, test } from 'vitest';
import { isOrdinary } from '../../../schema/queries/search/ordinary-words.ts';

test.each(['scale', 'scales', 'scaled', 'scaling', 'stopped', 'boxes', 'parties', 'easily', 'driver', 'buses'])(
  '%s is an everyday word, or one with a usual ending',
  (word) => {
    expect(isOrdinary(word)).toBe(true);
  },
);

test.each(['scals', 'tabls', 'nurss', 'sizs', 'servic', 'driv', 'polics'])(
  '%s, which no ending makes of an everyday word, is none',
  (word) => {
    expect(isOrdinary(word)).toBe(false);
  },
);

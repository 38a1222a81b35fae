import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../schema/combined-search/excerpt.ts';
import { formsOf, phrasesOf } from '../../schema/combined-search/forms.ts';
import { correctionsOf, mistakesBetween } from '../../schema/combined-search/spelling.ts';
import { soughtWords, wordsOf } from '../../schema/combined-search/typed-words.ts';
import { disproportion } from '../support/long-input.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 7 });

describe('the words of a text', () => {
  it.each([
    ['  ICU  nurse! ', ['icu', 'nurse']],
    ['A&E sister', ['ae', 'sister']],
    ["children's café", ['children', 'cafe']],
    ['x-ray', ['x', 'ray']],
    ['', []],
    ['% _ \\', []],
  ])('of %o are %o', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are letters and digits alone, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of wordsOf(text)) {
          expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
        }
      }),
    );
  });

  it('without those that only wrap the question, unless there are no others', () => {
    expect(soughtWords('please find a ventilator')).toEqual(['a', 'ventilator']);
    expect(soughtWords('help')).toEqual(['help']);
    expect(soughtWords('nurse Nurse nurse')).toEqual(['nurse']);
    expect(soughtWords(Array.from({ length: 90 }, (_, index) => `w${index}`).join(' '))).toHaveLength(20);
  });
});

describe('what may stand for the words', () => {
  const synonyms = new Map([
    ['icu', ['intensive care', 'critical care']],
    ['critical care', ['icu']],
    ['nurse', ['rn']],
  ]);

  it('is each itself, neighbours as one word, synonyms of runs, and what begins with the last', () => {
    const forms = formsOf(['critical', 'care', 'nurses'], synonyms);
    expect(forms).toContainEqual({ words: [0], text: 'critical', kind: 'typed' });
    expect(forms).toContainEqual({ words: [0, 1], text: 'criticalcare', kind: 'typed' });
    expect(forms).toContainEqual({ words: [0, 1], text: 'icu', kind: 'synonym' });
    expect(forms).toContainEqual({ words: [2], text: 'rn', kind: 'synonym' });
    expect(forms).toContainEqual({ words: [2], text: 'nurses', kind: 'beginning' });
    expect(formsOf(['ab'], synonyms)).toEqual([{ words: [0], text: 'ab', kind: 'typed' }]);
  });

  it('for the phrase is the phrase itself, with one run replaced, and as it was meant', () => {
    expect(phrasesOf(['icu', 'nurse'], synonyms)).toEqual([
      'icu nurse',
      'intensive care nurse',
      'critical care nurse',
      'icu rn',
    ]);
    const meant = [{ words: [1], text: 'nurse', kind: 'corrected' as const }];
    expect(phrasesOf(['icu', 'nurce'], synonyms, meant)).toContain('critical care nurse');
  });
});

describe('mistakes between words', () => {
  it.each([
    ['nurse', 'nurse', 0],
    ['nurce', 'nurse', 1],
    ['nusre', 'nurse', 1],
    ['nure', 'nurse', 1],
    ['ventilater', 'ventilator', 1],
    ['defibrilator', 'defibrillator', 1],
    ['abc', '', 3],
  ])('%s and %s: %d', (one, other, mistakes) => {
    expect(mistakesBetween(one, other, 5)).toBe(mistakes);
  });

  it('are counted alike both ways, and nothing is only between equal words', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const mistakes = mistakesBetween(one, other, 10);
        expect(mistakesBetween(other, one, 10)).toBe(mistakes);
        expect(mistakes === 0).toBe(one === other);
        expect(mistakes).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(mistakes).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }),
    );
  });

  it('are counted the same under a bound, or found to be above it', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(4), (one, other, most) => {
        const mistakes = mistakesBetween(one, other, 20);
        const bounded = mistakesBetween(one, other, most);
        expect(mistakes <= most ? bounded === mistakes : bounded > most).toBe(true);
      }),
    );
  });
});

describe('what somebody may have meant', () => {
  const known = new Set(['nurse', 'ventilator', 'infusion', 'pump', 'ward', 'manchester', 'defibrillator']);

  it.each([
    ['nurce', ['nurse']],
    ['ventilater', ['ventilator']],
    ['manchestr', ['manchester']],
    ['defibrilater', ['defibrillator']],
    ['infusionpump', ['infusion pump']],
    ['nurse', []],
    ['vent', []],
    ['card', []],
    ['war', []],
    ['w2114', []],
    ['zzzzzzzz', []],
  ])('by %s is %o', (word, meant) => {
    expect(correctionsOf(word, known)).toEqual(meant);
  });

  it('is always a known word, or two', () => {
    fc.assert(
      fc.property(letters, fc.array(letters), (word, words) => {
        const vocabulary = new Set(words);
        for (const meant of correctionsOf(word, vocabulary)) {
          expect(meant.split(' ').every((part) => vocabulary.has(part))).toBe(true);
        }
      }),
    );
  });
});

describe('the beginning of a text', () => {
  it('is its first paragraph as one line, cut at a word', () => {
    expect(excerptOf('### About\n\nA **bold** [link](https://example.org)\nand more.\n\nSecond.')).toBe(
      'A bold link and more.',
    );
    const long = excerptOf('word, '.repeat(60));
    expect(long.length).toBeLessThanOrEqual(121);
    expect(long).toMatch(/word…$/);
    expect(excerptOf('')).toBe('');
    expect(excerptOf('One. Two? Three goes on and on.', 14)).toBe('One. Two?');
  });

  it.each([
    ['[[b](/c) and more', '[b and more'],
    ['[a](/b) [c](/d_(e))', 'a c)'],
    ['[a] (/b)', '[a] (/b)'],
    ['[not closed](/b', '[not closed](/b'],
  ])('has the words of links: %s', (text, excerpt) => {
    expect(excerptOf(text)).toBe(excerpt);
  });

  it.each(['[', '[a](', '[a]([', '(', '*', '#', '# ', '\n', '\n ', ' ', 'a. ', '[a]', '![', ']('])(
    'of much of %j takes no more time than of a little',
    async (part) => {
      const [text, some] = [1_000_000, 100_000].map((length) => part.repeat(length / part.length));
      const slow = await disproportion(
        async () => excerptOf(`${text}]) end`),
        async () => excerptOf(`${some}]) end`),
      );
      expect(slow).toBeUndefined();
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../schema/combined-search/excerpt.ts';
import { correctedForms, formsOf, phrasesOf } from '../../../schema/combined-search/forms.ts';
import { markedText } from '../../../schema/combined-search/marked-text.ts';
import { allWordsQuery, type SearchedForm } from '../../../schema/combined-search/typed-query.ts';
import { soughtWords } from '../../../schema/combined-search/typed-words.ts';
import { wordsOf } from '../../../schema/queries/search/folded-words.ts';
import { isOrdinary } from '../../../schema/queries/search/ordinary-words.ts';
import { soundOf } from '../../../schema/queries/search/sound.ts';
import { KnownWords, mistakesBetween } from '../../../schema/queries/search/spelling.ts';
import { stemsOf } from '../../../schema/queries/search/stems.ts';
import { disproportion } from '../../support/long-input.ts';

const stemmed = (...texts: string[]) => texts.map((text) => ({ text, stem: text.replace(/s$/, '') }));
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
    const forms = formsOf(stemmed('critical', 'care', 'nurses'), synonyms);
    expect(forms).toContainEqual({ words: [0], text: 'critical', kind: 'typed' });
    expect(forms).toContainEqual({ words: [0, 1], text: 'criticalcare', kind: 'typed' });
    expect(forms).toContainEqual({ words: [0, 1], text: 'icu', kind: 'synonym' });
    expect(forms).toContainEqual({ words: [2], text: 'rn', kind: 'synonym' });
    expect(forms).toContainEqual({ words: [2], text: 'nurses', kind: 'beginning' });
    expect(formsOf(stemmed('ab'), synonyms)).toEqual([{ words: [0], text: 'ab', kind: 'typed' }]);
  });

  it('for words that are taken for others is each of these, and their synonyms with their neighbours', () => {
    const meant = new Map([[0, stemmed('critical')]]);
    expect(correctedForms(stemmed('critcal', 'care'), meant, synonyms)).toEqual([
      { words: [0], text: 'critical', kind: 'corrected' },
      { words: [0, 1], text: 'icu', kind: 'corrected' },
    ]);
  });

  it('is found by the stems of a term, and is never more than a search can ask for', () => {
    const many = new Map([['pressure ulcer', Array.from({ length: 3_000 }, (_, index) => `sore ${index}`)]]);
    expect(formsOf(stemmed('pressures', 'ulcers'), many)).toContainEqual({
      words: [0, 1],
      text: 'sore 1',
      kind: 'synonym',
    });
    const words = stemmed(...Array.from({ length: 20 }, (_, index) => `word${index}`));
    const each = new Map(words.map(({ text }) => [text, Array.from({ length: 50 }, (_, index) => `${text} ${index}`)]));
    expect(formsOf(words, each).length).toBeLessThanOrEqual(240);
    expect(phrasesOf(words, each).length).toBeLessThanOrEqual(40);
  });

  it('for the phrase is the phrase itself, and with one run replaced', () => {
    expect(phrasesOf(stemmed('icu', 'nurse'), synonyms)).toEqual([
      'icu nurse',
      'intensive care nurse',
      'critical care nurse',
      'icu rn',
    ]);
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

describe('a correction of a typed word', () => {
  const known = new KnownWords(
    new Set(['nurse', 'ventilator', 'infusion', 'pump', 'ward', 'manchester', 'defibrillator', 'drip', 'rheumatology']),
  );

  it.each([
    ['nurce', ['nurse']],
    ['nrse', ['nurse']],
    ['ventilater', ['ventilator']],
    ['manchestr', ['manchester']],
    ['defibrilater', ['defibrillator']],
    ['infusionpump', ['infusion pump']],
    ['rumatology', ['rheumatology']],
    ['nurse', []],
    ['vent', []],
    ['card', []],
    ['war', []],
    ['drop', []],
    ['w2114', []],
    ['zzzzzzzz', []],
  ])('by %s is %o', (word, meant) => {
    expect(known.correctionsOf(word)).toEqual(meant);
  });

  it.each([
    ['diarrea', 'diarrhoea'],
    ['newmonia', 'pneumonia'],
    ['farmacist', 'pharmacist'],
    ['fleebotomy', 'phlebotomy'],
    ['kemotherapy', 'chemotherapy'],
    ['sychiatrist', 'psychiatrist'],
    ['asma', 'asthma'],
    ['hemorage', 'haemorrhage'],
    ['siezure', 'seizure'],
  ])('by %s sounds like %s', (word, meant) => {
    expect(soundOf(word)).toBe(soundOf(meant));
    expect(new KnownWords(new Set([meant, 'nurse', 'ward'])).correctionsOf(word)).toEqual([meant]);
  });

  it('is what they typed where that is an everyday word', () => {
    for (const word of ['contact', 'drop', 'heart', 'hands', 'washed', 'sale']) {
      expect(isOrdinary(word), word).toBe(true);
    }
    expect(isOrdinary('ventilater')).toBe(false);
  });

  it('is always a known word, or two', () => {
    fc.assert(
      fc.property(letters, fc.array(letters), (word, words) => {
        const vocabulary = new Set(words);
        for (const meant of new KnownWords(vocabulary).correctionsOf(word)) {
          expect(meant.split(' ').every((part) => vocabulary.has(part))).toBe(true);
        }
      }),
    );
  });

  it('takes a time that hardly grows with the words that are known', async () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `${index.toString(36).replace(/\d/g, 'q')}ational`);
    const index = new KnownWords(new Set(words));
    const slow = await disproportion(
      async () => index.correctionsOf('x'.repeat(400)),
      async () => index.correctionsOf('x'.repeat(40)),
    );
    expect(slow).toBeUndefined();
  });
});

describe('the words that are marked', () => {
  const marked = (text: string, ...stems: string[]) =>
    markedText(text, stems)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['Nurses and nursing', ['nurs'], '[Nurses] and [nursing]'],
    ['Therapy, therapies', ['therapi'], '[Therapy], [therapies]'],
    ['A career in care', ['care'], 'A career in [care]'],
    ['Café <b>ICU</b> & "icu"', ['icu'], 'Café <b>[ICU]</b> & "[icu]"'],
    ['Ventilators', ['ventil'], '[Ventilators]'],
    ['Cardiology', ['card*'], '[Cardiology]'],
    ['Planned work', ['plan'], '[Planned] work'],
    ['Nothing', [], 'Nothing'],
  ])('of %s', (text, stems, expected) => {
    expect(marked(text, ...stems)).toBe(expected);
  });

  it('leave the text as it was, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(letters), (text, stems) => {
        expect(
          markedText(text, stems)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
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

describe('the query for words', () => {
  const form = (query: string, ...words: number[]): SearchedForm => ({
    query,
    words,
    text: query,
    kind: 'synonym',
    stems: stemsOf(query),
  });

  it('leaves out what a shorter form of the same word finds anyway', () => {
    const forms = [
      form("'patient'", 0),
      form("'monitor'", 1),
      form("'bedsid' <-> 'monitor'", 0, 1),
      form("'ob' <-> 'machin'", 0, 1),
      form("'out' <-> 'patient'", 0),
    ];
    expect(allWordsQuery(forms, [0, 1])).toBe(
      "(('patient') | ('bedsid' <-> 'monitor') | ('ob' <-> 'machin')) & (('monitor') | ('ob' <-> 'machin'))",
    );
  });

  it('takes a beginning for all that begins so', () => {
    const forms = [form("'nurs'", 0), form("'nurs':*", 0), form("'nurseri' <-> 'staff'", 0), form("'nu'", 0)];
    expect(allWordsQuery(forms, [0])).toBe("(('nurs':*) | ('nu'))");
    expect(allWordsQuery([form("'nurs':*", 0), form("'nu':*", 0)], [0])).toBe("(('nu':*))");
  });
});

import type { Synonyms } from '../queries/search/synonyms.queries.ts';

/** How a form stands for what was typed. */
export type FormKind = 'typed' | 'synonym' | 'corrected' | 'beginning' | 'narrower';

/** Words that may stand in a row for some of the typed ones. */
export interface Form {
  /** Places of the typed words that it stands for. */
  readonly words: readonly number[];
  readonly text: string;
  readonly kind: FormKind;
}

/** A word as it was typed, and its stem. */
export interface StemmedWord {
  readonly text: string;
  readonly stem: string;
}

/** A term is made of so many words at most. */
const LONGEST_TERM = 6;
/** Fewer letters may begin almost anything. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_FAMILY = 6;
/** However many synonyms there are, a search asks for so many forms and phrases. */
const MOST_FORMS = 240;
const MOST_ALTERNATIVES = 24;
const MOST_PHRASES = 40;

/**
 * All that may stand for the words: each itself, two neighbours written as one, the synonyms of each run of words, the
 * longest run first, and what begins with the last word, which may not be finished yet.
 */
export function formsOf(words: readonly StemmedWord[], synonyms: Synonyms): Form[] {
  const forms: Form[] = words.map(({ text }, index) => ({ words: [index], text, kind: 'typed' }));
  const last = words.at(-1)?.text ?? '';
  if (last.length >= SHORTEST_BEGINNING) {
    forms.push({ words: [words.length - 1], text: last, kind: 'beginning' });
  }
  for (const [index, { text }] of words.entries()) {
    const family = familyOf(text);
    if (family !== undefined) {
      forms.push({ words: [index], text: family, kind: 'beginning' });
    }
  }
  const runs = runsOf(words);
  for (const run of runs.filter(({ covered }) => covered.length === 2)) {
    forms.push({ words: run.covered, text: run.text.replace(' ', ''), kind: 'typed' });
  }
  for (const run of runs.toSorted((one, other) => other.covered.length - one.covered.length)) {
    for (const text of synonymsOf(run, synonyms)) {
      forms.push({ words: run.covered, text, kind: 'synonym' });
    }
  }
  return forms.slice(0, MOST_FORMS);
}

/** What is a kind of something typed, as a respirator mask is a mask, with its synonyms. */
export function narrowerForms(words: readonly StemmedWord[], narrower: Synonyms): Form[] {
  return words.flatMap(({ stem }, index) =>
    (narrower.get(stem) ?? []).map((text): Form => ({ words: [index], text, kind: 'narrower' })),
  );
}

/** What a word and those of its family begin with, which the stemmer keeps apart: 'podiatry', 'podiatrist'. */
function familyOf(word: string): string | undefined {
  const base = word.replace(/(?:ician|ical|ist|ian|ics?|ery?|ing|al|y)s?$/, '');
  return base !== word && base.length >= SHORTEST_FAMILY ? base : undefined;
}

/** What stands for words that are taken for others: each of these, and the synonyms of each run that holds one. */
export function correctedForms(
  words: readonly StemmedWord[],
  corrections: ReadonlyMap<number, readonly StemmedWord[]>,
  synonyms: Synonyms,
): Form[] {
  const meant = words.map((word, index) => corrections.get(index)?.[0] ?? word);
  const forms = [...corrections].flatMap(([index, texts]) =>
    texts.map(({ text }): Form => ({ words: [index], text, kind: 'corrected' })),
  );
  for (const run of runsOf(meant).filter(({ covered }) => covered.some((index) => corrections.has(index)))) {
    for (const text of synonymsOf(run, synonyms)) {
      forms.push({ words: run.covered, text, kind: 'corrected' });
    }
  }
  return forms.slice(0, MOST_FORMS);
}

/** The phrase as typed, and as it reads with one run of its words replaced by a synonym. */
export function phrasesOf(words: readonly StemmedWord[], synonyms: Synonyms): string[] {
  const texts = words.map(({ text }) => text);
  const phrases = [texts.join(' ')];
  for (const run of runsOf(words).toSorted((one, other) => other.covered.length - one.covered.length)) {
    const before = texts.slice(0, run.covered[0]);
    const after = texts.slice((run.covered.at(-1) ?? 0) + 1);
    for (const alternative of synonymsOf(run, synonyms)) {
      phrases.push([...before, alternative, ...after].join(' '));
    }
  }
  return [...new Set(phrases)].slice(0, MOST_PHRASES);
}

interface Run {
  readonly covered: readonly number[];
  readonly text: string;
  readonly stems: string;
}

/** Every run of neighbouring words that could be a term. */
function runsOf(words: readonly StemmedWord[]): Run[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_TERM, words.length - start) }, (_unused, more) => {
      const run = words.slice(start, start + more + 1);
      return {
        covered: run.map((_none, place) => start + place),
        text: run.map(({ text }) => text).join(' '),
        stems: run
          .map(({ stem }) => stem)
          .filter(Boolean)
          .join(' '),
      };
    }),
  );
}

function synonymsOf({ text, stems }: Run, synonyms: Synonyms): readonly string[] {
  const found = synonyms.get(text) ?? synonyms.get(text.replace(/s$/, '')) ?? synonyms.get(stems) ?? [];
  return found.filter((alternative) => alternative !== text).slice(0, MOST_ALTERNATIVES);
}

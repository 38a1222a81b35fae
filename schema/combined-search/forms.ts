/** How a form stands for what was typed. */
export type FormKind = 'typed' | 'synonym' | 'corrected' | 'beginning';

/** Words that may stand in a row for some of the typed ones. */
export interface Form {
  /** Places of the typed words that it stands for. */
  readonly words: readonly number[];
  readonly text: string;
  readonly kind: FormKind;
}

/** The other words for each term, both folded. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** A term is made of so many words at most. */
const LONGEST_TERM = 6;
/** Fewer letters may begin almost anything. */
const SHORTEST_BEGINNING = 3;
const MOST_PHRASES = 40;

/**
 * All that may stand for the words: each itself, two neighbours written as one, the synonyms of each word and of each
 * run of words, and what begins with the last word, which may not be finished yet.
 */
export function formsOf(words: readonly string[], synonyms: Synonyms): Form[] {
  const forms: Form[] = words.map((text, index) => ({ words: [index], text, kind: 'typed' }));
  for (const { words: covered, text } of runsOf(words)) {
    if (covered.length === 2) {
      forms.push({ words: covered, text: text.replace(' ', ''), kind: 'typed' });
    }
    for (const alternative of synonymsOf(text, synonyms)) {
      forms.push({ words: covered, text: alternative, kind: 'synonym' });
    }
  }
  const last = words.at(-1) ?? '';
  if (last.length >= SHORTEST_BEGINNING) {
    forms.push({ words: [words.length - 1], text: last, kind: 'beginning' });
  }
  return forms;
}

/** The phrase as typed, and as it reads with one run of its words replaced by another form. */
export function phrasesOf(words: readonly string[], synonyms: Synonyms, corrected: readonly Form[] = []): string[] {
  const phrases = [words.join(' ')];
  const meant = words.map((word, index) => corrected.find((form) => form.words.includes(index))?.text ?? word);
  for (const version of [words, meant]) {
    phrases.push(version.join(' '));
    for (const { words: covered, text } of runsOf(version)) {
      const before = version.slice(0, covered[0]);
      const after = version.slice((covered.at(-1) ?? 0) + 1);
      for (const alternative of synonymsOf(text, synonyms)) {
        phrases.push([...before, alternative, ...after].join(' '));
      }
    }
  }
  return [...new Set(phrases)].slice(0, MOST_PHRASES);
}

/** Every run of neighbouring words that could be a term. */
function runsOf(words: readonly string[]): { words: number[]; text: string }[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_TERM, words.length - start) }, (_unused, more) => ({
      words: Array.from({ length: more + 1 }, (_none, place) => start + place),
      text: words.slice(start, start + more + 1).join(' '),
    })),
  );
}

function synonymsOf(text: string, synonyms: Synonyms): readonly string[] {
  return synonyms.get(text) ?? synonyms.get(text.replace(/s$/, '')) ?? [];
}

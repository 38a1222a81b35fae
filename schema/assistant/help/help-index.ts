import { plainLine } from '../../combined-search/excerpt.ts';
import { common, conceptsOf } from '../concepts.ts';
import { tellingWords } from '../question.ts';
import type { AssistantRecord } from '../reply.ts';

/** What explains how the portal is used: an article of the help center, or a page. */
export interface Explanation {
  readonly record: AssistantRecord;
  readonly summary: string;
  /** What people call its subject, phrase by phrase, one a line. */
  readonly keywords: string;
  /** Markdown; empty for a page. */
  readonly body: string;
}

/** The weight of a word, by where it occurs. */
const IN_TITLE = 1;
const IN_KEYWORDS = 0.95;
const IN_SUMMARY = 0.8;
const IN_BODY = 0.4;
/** What a title adds whose words are all in the question, and a phrase of the keywords, for each of its first two words. */
const WHOLE_TITLE = 0.25;
const WORD_OF_PHRASE = 0.1;
/** A page has few words: it precedes an article only if it matches much better. */
const OF_A_PAGE = 0.8;
/** An unknown word weighs as much as one with this many occurrences: it may be a mere detail. */
const UNKNOWN = 4;

interface Indexed {
  readonly explanation: Explanation;
  readonly concepts: ReadonlyMap<string, number>;
  readonly title: ReadonlySet<string>;
  readonly phrases: readonly ReadonlySet<string>[];
}

export interface FoundExplanation {
  readonly explanation: Explanation;
  /** The score of the match: 1 and more if its title contains every word of the question. */
  readonly score: number;
}

/** Explanations by their words. A word counts the more, the fewer have it. */
export class HelpIndex {
  readonly #all: readonly Indexed[];
  readonly #counts = new Map<string, number>();

  constructor(explanations: readonly Explanation[]) {
    this.#all = explanations.map(indexed);
    for (const concept of this.#all.flatMap(({ concepts }) => [...concepts.keys()])) {
      this.#counts.set(concept, (this.#counts.get(concept) ?? 0) + 1);
    }
  }

  /** Those that have the most of the words, best first. */
  find(words: readonly string[], most: number): FoundExplanation[] {
    const sought = conceptsOf(words);
    const tells = new Map([...sought].map((concept) => [concept, this.#tells(concept)]));
    const whole = [...tells.values()].reduce((sum, one) => sum + one, 0);
    if (whole === 0) return [];
    return this.#all
      .map((one) => ({
        explanation: one.explanation,
        score: weightOf(one) * (shareOf(one, tells) / whole + bonusOf(one, sought)),
      }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, most);
  }

  #tells(concept: string): number {
    return Math.log(1 + this.#all.length / (this.#counts.get(concept) ?? UNKNOWN));
  }
}

const weightOf = ({ explanation: { record } }: Indexed): number => (record.category === 'page' ? OF_A_PAGE : 1);

function shareOf({ concepts }: Indexed, tells: ReadonlyMap<string, number>): number {
  return [...tells].reduce((sum, [concept, tell]) => sum + tell * (concepts.get(concept) ?? 0), 0);
}

function bonusOf({ title, phrases }: Indexed, sought: ReadonlySet<string>): number {
  const words = phrases.filter((phrase) => common(phrase, sought) === phrase.size).map(({ size }) => Math.min(2, size));
  const ofTitle = title.size > 0 ? common(title, sought) / title.size : 0;
  return WHOLE_TITLE * ofTitle + WORD_OF_PHRASE * Math.max(0, ...words);
}

function indexed(explanation: Explanation): Indexed {
  const { record, summary, keywords, body } = explanation;
  const read = (text: string) => conceptsOf(tellingWords(plainLine(text)));
  const parts = [
    [body, IN_BODY],
    [summary, IN_SUMMARY],
    [keywords, IN_KEYWORDS],
    [record.title, IN_TITLE],
  ] as const;
  return {
    explanation,
    concepts: new Map(parts.flatMap(([text, weight]) => [...read(text)].map((concept) => [concept, weight] as const))),
    title: read(record.title),
    phrases: keywords
      .split('\n')
      .map(read)
      .filter(({ size }) => size > 0),
  };
}

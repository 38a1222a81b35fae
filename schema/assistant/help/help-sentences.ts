import { plainLine } from '../../combined-search/excerpt.ts';
import { wordsOf } from '../../queries/search/folded-words.ts';
import { common, conceptsOf } from '../concepts.ts';
import type { Question } from '../question.ts';
import type { AssistantSentence } from '../reply.ts';
import type { Explanation } from './help-index.ts';

/** So many sentences of an article are said. */
const MOST_SENTENCES = 3;
/** What the answer to a question says that begins so. */
const answersTo: Readonly<Record<string, readonly string[]>> = {
  'how long': ['minutes', 'hours', 'days', 'weeks', 'months'],
  'how much': ['free', 'cost', 'price', 'pounds'],
};

/**
 * What an explanation says about a question: the paragraph that has most of its words, from the first
 * sentence with one of them on; else its summary.
 */
export function sentencesOf(
  { record, summary, body }: Explanation,
  { text, words }: Question,
): readonly AssistantSentence[] {
  const beginning = wordsOf(text).slice(0, 2).join(' ');
  const wanted = new Set([...conceptsOf(words), ...conceptsOf(answersTo[beginning] ?? [])]);
  const said = bestPassage(body, wanted);
  return (said.length > 0 ? said : [summary]).map((sentence) => ({ text: sentence, record }));
}

function bestPassage(body: string, wanted: ReadonlySet<string>): string[] {
  const score = (text: string) => common(wanted, conceptsOf(wordsOf(text)));
  const [best] = body
    .split(/\n\s*\n/)
    // Headings and lists are no sentences.
    .filter((block) => !/^\s*(?:#|[-*] |\d+\.)/.test(block))
    .map((block) => plainLine(block).trim())
    .map((text) => ({ text, score: score(text) }))
    .toSorted((one, other) => other.score - one.score);
  if (!best || best.score === 0) return [];
  const sentences = best.text.split(/(?<=[.!?])\s+/).filter((sentence) => /[.!?]$/.test(sentence));
  const first = Math.max(
    0,
    sentences.findIndex((sentence) => score(sentence) > 0),
  );
  return sentences.slice(first, first + MOST_SENTENCES);
}

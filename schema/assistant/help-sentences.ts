import { plainLine } from '../combined-search/excerpt.ts';
import type { HelpArticleRow } from '../help/help-article-row.ts';
import { wordsOf } from '../queries/search/folded-words.ts';
import type { Question } from './question.ts';
import type { AssistantSentence } from './reply.ts';
import { common, stemsOf } from './stems.ts';

/** Of the words of a question an article must have so many to answer it. */
const LEAST_SHARE = 0.6;
/** So many sentences of an article are said. */
const MOST_SENTENCES = 3;
/** What the answer to a question says that begins so. */
const answersTo: Readonly<Record<string, readonly string[]>> = {
  'how long': ['minutes', 'hours', 'days', 'weeks', 'months'],
  'how much': ['free', 'cost', 'price', 'pounds'],
};

type Article = Pick<HelpArticleRow, 'slug' | 'title' | 'summary' | 'body'>;

/**
 * What an article of the help center says about a question: the paragraph that has most of its words, from the first
 * sentence with one of them on; else its summary. Nothing where the article is about something else.
 */
export function sentencesOfArticle(
  { slug, title, summary, body }: Article,
  { text, words }: Question,
): readonly AssistantSentence[] | undefined {
  const sought = stemsOf(words);
  const heading = stemsOf(wordsOf(`${title} ${summary}`));
  if (sought.size === 0 || common(sought, heading) / sought.size < LEAST_SHARE) return undefined;
  const beginning = wordsOf(text).slice(0, 2).join(' ');
  const wanted = new Set([...sought, ...stemsOf(answersTo[beginning] ?? [])]);
  const record = { category: 'help', title, path: `/help-center?article=${encodeURIComponent(slug)}` } as const;
  const said = bestPassage(body, wanted);
  return (said.length > 0 ? said : [summary]).map((sentence) => ({ text: sentence, record }));
}

function bestPassage(body: string, wanted: ReadonlySet<string>): string[] {
  const score = (text: string) => common(wanted, stemsOf(wordsOf(text)));
  const [best] = body
    .split(/\n\s*\n/)
    // Headings and lists are no sentences.
    .filter((block) => !/^\s*(?:#|[-*] |\d+\.)/.test(block))
    .map((block) => plainLine(block).trim())
    .map((text) => ({ text, score: score(text) }))
    .toSorted((one, other) => other.score - one.score);
  if (!best || best.score === 0) return [];
  const sentences = best.text.match(/[^.!?]+[.!?]+(?=\s|$)/g)?.map((sentence) => sentence.trim()) ?? [];
  const first = Math.max(
    0,
    sentences.findIndex((sentence) => score(sentence) > 0),
  );
  return sentences.slice(first, first + MOST_SENTENCES);
}

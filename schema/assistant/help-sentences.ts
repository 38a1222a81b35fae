import type { HelpArticleRow } from '../help/help-article-row.ts';
import { wordsOf } from '../queries/search/folded-words.ts';
import type { AssistantSentence } from './reply.ts';

/** Of the words of a question an article must have so many to answer it. */
const LEAST_SHARE = 0.6;
/** So many letters of a word are compared, so that its forms are the same. */
const STEM = 5;
/** So many sentences of an article are said. */
const MOST_SENTENCES = 3;

type Article = Pick<HelpArticleRow, 'slug' | 'title' | 'summary' | 'body'>;

/**
 * What an article of the help center says about a question: its summary and the paragraph that has most of the words.
 * Nothing where the article is about something else.
 */
export function sentencesOfArticle(
  article: Article,
  words: readonly string[],
): readonly AssistantSentence[] | undefined {
  const sought = new Set(words.map(stemOf));
  if (sought.size === 0) return undefined;
  const heading = stemsOf(`${article.title} ${article.summary}`);
  const share = [...sought].filter((stem) => heading.has(stem)).length / sought.size;
  if (share < LEAST_SHARE) return undefined;
  const record = { category: 'help', title: article.title, path: `/help-center?article=${article.slug}` } as const;
  const texts = [article.summary, ...sentencesOf(bestParagraph(article.body, sought))];
  return [...new Set(texts)].slice(0, MOST_SENTENCES).map((text) => ({ text, record }));
}

function bestParagraph(body: string, sought: ReadonlySet<string>): string {
  const paragraphs = body
    .split(/\n\s*\n/)
    .map(plain)
    .filter((text) => text !== '' && !/^(?:#|[-*\d])/.test(text));
  const scored = paragraphs.map((text) => {
    const stems = stemsOf(text);
    return { text, score: [...sought].filter((stem) => stems.has(stem)).length };
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.text ?? '';
}

/** A Markdown paragraph as it reads. Help articles are the portal's own, and short. */
const plain = (markdown: string): string =>
  markdown
    .trim()
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ');

const sentencesOf = (paragraph: string): string[] =>
  paragraph.match(/[^.!?]+[.!?]+(?=\s|$)/g)?.map((one) => one.trim()) ?? [];

const stemOf = (word: string): string => word.slice(0, STEM);
const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stemOf));

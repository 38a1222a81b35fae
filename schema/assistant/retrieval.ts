import { CombinedSearchService } from '../combined-search/combined-search.service.ts';
import { plainLine } from '../combined-search/excerpt.ts';
import type { Hit } from '../combined-search/hit.ts';
import { isWeak } from '../combined-search/relevance.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { bandPaySentences } from './band-pay.ts';
import { findHelpIndex } from './help/help-index.queries.ts';
import { sentencesOf } from './help/help-sentences.ts';
import type { Question } from './question.ts';
import { sentenceOf } from './record-sentences.ts';
import type { AssistantRecord, AssistantSentence } from './reply.ts';

/** What records of the portal say about a question. */
export interface Retrieved {
  /** The answer in their own words. */
  readonly sentences: readonly AssistantSentence[];
  /** The records with their content, for a model to write from. */
  readonly sources: readonly Source[];
  /** Whether every part of the portal could be asked in time. */
  readonly isComplete: boolean;
}

export interface Source {
  readonly record: AssistantRecord;
  /** Plain text. */
  readonly text: string;
}

/** So many records a reply names. */
const MOST_RECORDS = 4;
/** So many explanations are given, of which a further one answers nearly as well as the best. */
const MOST_EXPLANATIONS = 2;
const NEAR = 0.8;
/** The least score of an explanation, also for a question that is not about the portal. */
const LEAST_SCORE = 0.5;
const LEAST_SCORE_OF_OTHERS = 0.7;
/** So much of the words of a search a hit must have that does not have them all. */
const LEAST_OF_WORDS = 0.6;
const nothing: Retrieved = { sentences: [], sources: [], isComplete: true };

/**
 * What the records say: help articles where the question is about the portal, else what the search across the portal finds.
 * What cannot be answered in time is nothing.
 */
export async function retrieve(dependencies: ServiceDependencies, question: Question): Promise<Retrieved> {
  if (question.sought === '') return nothing;
  try {
    const [explained, found] = await Promise.all([
      fromHelp(dependencies, question),
      fromSearch(dependencies, question),
    ]);
    const isFirst = (question.isAboutThePortal && !question.isForRecords) || found.sentences.length === 0;
    const sentences = explained.sentences.length > 0 && isFirst ? explained.sentences : found.sentences;
    const known = new Set(explained.sources.map(({ record }) => record.path));
    const others = found.sources.filter(({ record }) => !known.has(record.path));
    return { sentences, sources: [...explained.sources, ...others], isComplete: found.isComplete };
  } catch (failure) {
    dependencies.ports.report('the assistant answered without the records of the portal', failure);
    return { ...nothing, isComplete: false };
  }
}

async function fromHelp({ db }: ServiceDependencies, question: Question): Promise<Retrieved> {
  const index = await findHelpIndex(db);
  const least = question.isAboutThePortal ? LEAST_SCORE : LEAST_SCORE_OF_OTHERS;
  const found = index.find(question.words, MOST_EXPLANATIONS);
  const best = found[0]?.score ?? 0;
  const answers = found
    .filter(({ score }) => score >= Math.max(least, best * NEAR))
    .map(({ explanation }) => ({
      sentences: sentencesOf(explanation, question),
      text: plainLine(explanation.body || explanation.summary),
    }));
  return {
    sentences: answers.flatMap(({ sentences }, place) => sentences.slice(0, place === 0 ? undefined : 1)),
    sources: answers.flatMap(({ sentences: [first], text }) => (first?.record ? [{ record: first.record, text }] : [])),
    isComplete: true,
  };
}

async function fromSearch(dependencies: ServiceDependencies, question: Question): Promise<Retrieved> {
  const search = new CombinedSearchService(dependencies);
  const [{ hits, sources, noPost }, pay] = await Promise.all([
    search.search(question.sought, MOST_RECORDS),
    question.bandPay ? bandPaySentences(dependencies, question.bandPay) : [],
  ]);
  const found = hits
    .filter((hit) => answers(hit, question))
    .map(({ description, ...hit }) => ({ sentence: sentenceOf({ description, ...hit }), description }));
  return {
    sentences: [
      ...pay,
      // A question about the pay of a band is not a search for posts.
      ...(noPost === null || question.bandPay ? [] : [noPostSentence(noPost, question)]),
      ...found.map(({ sentence }) => sentence),
    ],
    sources: [
      ...pay.flatMap(({ text, record }) => (record ? [{ record, text }] : [])),
      ...found.flatMap(({ sentence: { text, record }, description }) =>
        record ? [{ record, text: `${text} ${description}` }] : [],
      ),
    ],
    isComplete: sources.every(({ answered }) => answered),
  };
}

/** The sentence that there is no post in the place of the question, with the list of the nearest. */
function noPostSentence(where: string, { sought }: Question): AssistantSentence {
  const path = `/staff-portal?${new URLSearchParams({ q: sought })}`;
  return { text: `No open post ${where} answers this.`, record: { category: 'page', title: 'Staff portal', path } };
}

/** A hit with all words of the search, or with most of them and some in its title: the question is about it. */
function answers(hit: Hit, { words }: Question): boolean {
  if (!isWeak(hit)) return true;
  const isAboutIt = hit.reasons.some(({ place, kind }) => place === 'title' && kind !== 'category');
  return isAboutIt && new Set(hit.reasons.map(({ word }) => word)).size / words.length >= LEAST_OF_WORDS;
}

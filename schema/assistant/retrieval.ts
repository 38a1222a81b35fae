import { CombinedSearchService } from '../combined-search/combined-search.service.ts';
import { plainLine } from '../combined-search/excerpt.ts';
import { isWeak } from '../combined-search/relevance.ts';
import { HelpService } from '../help/help.service.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { sentencesOfArticle } from './help-sentences.ts';
import type { Question } from './question.ts';
import { sentenceOf } from './record-sentences.ts';
import type { AssistantRecord, AssistantSentence } from './reply.ts';

/** What records of the portal say about a question. */
export interface Retrieved {
  /** The answer in their own words. */
  readonly sentences: readonly AssistantSentence[];
  /** The records with what they say, for a model to write from. */
  readonly sources: readonly Source[];
}

export interface Source {
  readonly record: AssistantRecord;
  /** Plain text. */
  readonly text: string;
}

/** So many records a reply names. */
const MOST_RECORDS = 4;
/** So many articles are looked at. */
const MOST_ARTICLES = 3;
const articleFields = new Set(['slug', 'title', 'summary', 'body']);
const nothing: Retrieved = { sentences: [], sources: [] };

/**
 * What the records say: help articles where the question asks how something is done, else what the search across the portal
 * finds. What cannot be answered in time is nothing.
 */
export async function retrieve(dependencies: ServiceDependencies, question: Question): Promise<Retrieved> {
  if (question.sought === '') return nothing;
  try {
    const [explained, found] = await Promise.all([
      question.isAboutThePortal ? fromHelp(dependencies, question) : nothing,
      fromSearch(dependencies, question),
    ]);
    const sentences = explained.sentences.length > 0 ? explained.sentences : found.sentences;
    const known = new Set(explained.sources.map(({ record }) => record.path));
    const others = found.sources.filter(({ record }) => !known.has(record.path));
    return { sentences, sources: [...explained.sources, ...others] };
  } catch (failure) {
    dependencies.ports.report('the assistant answered without the records of the portal', failure);
    return nothing;
  }
}

async function fromHelp(dependencies: ServiceDependencies, question: Question): Promise<Retrieved> {
  const { rows } = await new HelpService(dependencies).list(
    { search: question.sought },
    'relevance',
    { first: MOST_ARTICLES },
    articleFields,
  );
  const answers = rows.flatMap((article) => {
    const sentences = sentencesOfArticle(article, question);
    const record = sentences?.[0]?.record;
    return sentences && record ? [{ sentences, source: { record, text: plainLine(article.body) } }] : [];
  });
  return { sentences: answers[0]?.sentences ?? [], sources: answers.map(({ source }) => source) };
}

async function fromSearch(dependencies: ServiceDependencies, { sought }: Question): Promise<Retrieved> {
  const { hits } = await new CombinedSearchService(dependencies).search(sought, MOST_RECORDS);
  const found = hits
    .filter((hit) => !isWeak(hit))
    .map(({ description, ...hit }) => ({ sentence: sentenceOf({ description, ...hit }), description }));
  return {
    sentences: found.map(({ sentence }) => sentence),
    sources: found.flatMap(({ sentence: { text, record }, description }) =>
      record ? [{ record, text: `${text} ${description}` }] : [],
    ),
  };
}

import { anyone } from '../access/anyone.ts';
import { CombinedSearchService } from '../combined-search/combined-search.service.ts';
import { isWeak } from '../combined-search/relevance.ts';
import { HelpService } from '../help/help.service.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { emergencyIn } from './emergency.ts';
import { sentencesOfArticle } from './help-sentences.ts';
import { answerByKeyword, answerToQuickReply } from './keyword-rules.ts';
import { type Question, readQuestion } from './question.ts';
import { sentenceOf } from './record-sentences.ts';
import type { AssistantReply, AssistantSentence } from './reply.ts';

/** So many records a reply names. */
const MOST_RECORDS = 4;
/** So many articles are looked at. */
const MOST_ARTICLES = 3;
const articleFields = new Set(['slug', 'title', 'summary', 'body']);
const nothingFound: AssistantSentence = {
  text: 'I found nothing about this in the portal. You can use other words, or write to us.',
  record: { category: 'page', title: 'Contact', path: '/contact' },
};

/** Answers questions from safety rules, the records of the portal and keyword rules, in this order. It keeps nothing. */
export class AssistantService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The reply to a question. What the search cannot answer in time is answered by the rules.
   *
   * @throws ValidationError where there is no question, or it is too long.
   */
  async reply(given: string): Promise<AssistantReply> {
    const dependencies = anyone(this.#dependencies);
    const question = readQuestion(given);
    const found = emergencyIn(question.text);
    const emergency = found?.advice ?? null;
    if (found && !found.isAlsoAnswered) {
      return { origin: 'safety', emergency, sentences: [] };
    }
    const prepared = answerToQuickReply(question.text);
    if (prepared) {
      return { origin: 'rules', emergency, sentences: prepared };
    }
    const sentences = await fromRecords(dependencies, question);
    if (sentences.length > 0) {
      return { origin: 'records', emergency, sentences };
    }
    const byKeyword = answerByKeyword(question.text);
    return byKeyword
      ? { origin: 'rules', emergency, sentences: byKeyword }
      : { origin: 'nothing', emergency, sentences: [nothingFound] };
  }
}

async function fromRecords(
  dependencies: ServiceDependencies,
  question: Question,
): Promise<readonly AssistantSentence[]> {
  if (question.sought === '') return [];
  try {
    const [explained, hits] = await Promise.all([
      question.isAboutThePortal ? fromHelp(dependencies, question) : [],
      fromSearch(dependencies, question),
    ]);
    return explained.length > 0 ? explained : hits;
  } catch (failure) {
    dependencies.ports.report('the assistant answered without the records of the portal', failure);
    return [];
  }
}

async function fromHelp(dependencies: ServiceDependencies, question: Question): Promise<readonly AssistantSentence[]> {
  const { rows } = await new HelpService(dependencies).list(
    { search: question.sought },
    'relevance',
    { first: MOST_ARTICLES },
    articleFields,
  );
  for (const article of rows) {
    const sentences = sentencesOfArticle(article, question);
    if (sentences) return sentences;
  }
  return [];
}

async function fromSearch(
  dependencies: ServiceDependencies,
  { sought }: Question,
): Promise<readonly AssistantSentence[]> {
  const { hits } = await new CombinedSearchService(dependencies).search(sought, MOST_RECORDS);
  return hits.filter((hit) => !isWeak(hit)).map(sentenceOf);
}

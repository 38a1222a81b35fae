import { anyone } from '../access/anyone.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { emergencyIn } from './emergency.ts';
import { answerByKeyword, answerToQuickReply } from './keyword-rules.ts';
import { writeReply } from './model/write-reply.ts';
import { readQuestion } from './question.ts';
import type { AssistantReply, AssistantSentence } from './reply.ts';
import { retrieve } from './retrieval.ts';

/** Who may write a reply. */
interface Writing {
  /** Whether a model may write it, if there is one: it is sent the question. */
  readonly withModel: boolean;
}

const byAnyone: Writing = { withModel: true };

const nothingFound: AssistantSentence = {
  text: 'I found nothing about this in the portal. You can use other words, or write to us. For urgent medical help call 111, and in an emergency 999.',
  record: { category: 'page', title: 'Contact', path: '/contact' },
};
const notSearched: AssistantSentence = {
  text: 'I could not search all of the portal just now. Try again in a moment. For urgent medical help call 111, and in an emergency 999.',
  record: null,
};

/**
 * Answers questions from safety rules, the records of the portal and keyword rules, in this order; where there is a language
 * model, it writes from these records. It keeps nothing.
 */
export class AssistantService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The name of the language model that writes replies; null if there is none. */
  information(): { readonly model: string | null } {
    const { ports } = anyone(this.#dependencies);
    return { model: ports.languageModel?.name ?? null };
  }

  /**
   * The reply to a question. What the search cannot answer in time is answered by the rules, and what a model does not
   * write by the records.
   *
   * @throws ValidationError if there is no question, or it is too long.
   */
  async reply(given: string, writing = byAnyone): Promise<AssistantReply> {
    anyone(this.#dependencies);
    const parts = this.replyInParts(given, new AbortController().signal, writing);
    let part = await parts.next();
    while (!part.done) {
      part = await parts.next();
    }
    return part.value;
  }

  /**
   * The same, with the sentences that a model writes as soon as it has written them. The reply that is returned in the end
   * is the one that holds.
   *
   * @param signal aborted when the client has closed the connection.
   * @throws ValidationError
   */
  async *replyInParts(
    given: string,
    signal: AbortSignal,
    { withModel } = byAnyone,
  ): AsyncGenerator<AssistantSentence, AssistantReply> {
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
    const { sentences, sources, isComplete } = await retrieve(dependencies, question);
    const model = withModel ? dependencies.ports.languageModel : undefined;
    // Where a life may be in danger no model says anything.
    if (model && !found) {
      const written = yield* writeReply(dependencies, { model, question: question.text, sources, signal });
      if (written.length > 0) {
        return { origin: 'model', model: model.name, emergency, sentences: written };
      }
    }
    if (sentences.length > 0) {
      return { origin: 'records', emergency, sentences };
    }
    const byKeyword = answerByKeyword(question.text);
    return byKeyword
      ? { origin: 'rules', emergency, sentences: byKeyword }
      : { origin: 'nothing', emergency, sentences: [isComplete ? nothingFound : notSearched] };
  }
}

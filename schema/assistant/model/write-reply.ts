import type { Viewer } from '../../access/viewer.ts';
import { RateLimitedError } from '../../errors.ts';
import type { LanguageModel } from '../../ports.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { networkOfViewer } from '../../visitors/visitor.ts';
import type { AssistantSentence } from '../reply.ts';
import type { Source } from '../retrieval.ts';
import { allWrittenReplies, ownWrittenReplies } from './model-limits.ts';
import { MOST_SENTENCES, promptOf } from './prompt.ts';
import { linesOf } from './written-lines.ts';
import { writtenSentence } from './written-sentence.ts';

/** A question to a model, and its viewer. */
export interface Asked {
  readonly model: LanguageModel;
  readonly question: string;
  readonly sources: readonly Source[];
  readonly signal: AbortSignal;
}

/**
 * What a model writes from the sources: its sentences as they come, and in the end all of them; none if it has failed,
 * even halfway, and if it is not asked because it was asked too often.
 */
export async function* writeReply(
  dependencies: ServiceDependencies,
  { model, question, sources, signal }: Asked,
): AsyncGenerator<AssistantSentence, readonly AssistantSentence[]> {
  if (sources.length === 0 || !(await isWithinLimits(dependencies))) return [];
  const sentences: AssistantSentence[] = [];
  try {
    for await (const line of linesOf(model.write(promptOf(question, sources), signal))) {
      const sentence = writtenSentence(line, sources);
      if (!sentence) continue;
      sentences.push(sentence);
      yield sentence;
      if (sentences.length === MOST_SENTENCES) break;
    }
    return sentences;
  } catch {
    // The host has noted it, and the records answer.
    return [];
  }
}

async function isWithinLimits({ ports, viewer }: ServiceDependencies): Promise<boolean> {
  try {
    await ports.limiter.takeInTurn([
      { limit: ownWrittenReplies, who: personOf(viewer) },
      { limit: allWrittenReplies, who: 'all' },
    ]);
    return true;
  } catch (failure) {
    if (failure instanceof RateLimitedError) return false;
    throw failure;
  }
}

const personOf = (viewer: Viewer): string => (viewer.kind === 'account' ? viewer.accountId : networkOfViewer(viewer));

import type { Category } from '../combined-search/category.ts';
import type { EmergencyAdvice } from './emergency.ts';

/** A record of the portal that a sentence was taken from. */
export interface AssistantRecord {
  readonly category: Category | 'page';
  readonly title: string;
  /** Its path in the portal. */
  readonly path: string;
}

export interface AssistantSentence {
  readonly text: string;
  /** The source of the sentence; null for courtesies, and for the sentence that there is no answer. */
  readonly record: AssistantRecord | null;
}

/** What has produced a reply. */
export type ReplyOrigin = 'safety' | 'model' | 'records' | 'rules' | 'nothing';

export interface AssistantReply {
  readonly origin: ReplyOrigin;
  readonly emergency: EmergencyAdvice | null;
  readonly sentences: readonly AssistantSentence[];
  /** The name of the model that has written it, if one has. */
  readonly model?: string;
}

const labels: Readonly<Record<Exclude<ReplyOrigin, 'model'>, string>> = {
  safety: 'Automated answer from safety rules',
  records: 'Automated answer from portal records',
  rules: 'Automated answer from portal rules',
  nothing: 'Automated answer: nothing found in the portal',
};

/** What a reply is labelled with. */
export function labelOf({ origin, model }: AssistantReply): string {
  return origin === 'model' ? `Written by ${model} from portal records, may be wrong` : labels[origin];
}

import type { Category } from '../combined-search/category.ts';
import type { EmergencyAdvice } from './emergency.ts';

/** A record of the portal that a sentence was taken from. */
export interface AssistantRecord {
  readonly category: Category | 'page';
  readonly title: string;
  /** Where it stands in the portal. */
  readonly path: string;
}

export interface AssistantSentence {
  readonly text: string;
  /** What it was taken from; null for what is only polite, and for what says that there is no answer. */
  readonly record: AssistantRecord | null;
}

/** What has produced a reply. */
export type ReplyOrigin = 'safety' | 'records' | 'rules' | 'nothing';

export interface AssistantReply {
  readonly origin: ReplyOrigin;
  readonly emergency: EmergencyAdvice | null;
  readonly sentences: readonly AssistantSentence[];
}

/** What each reply is labelled with. */
export const originLabels: Readonly<Record<ReplyOrigin, string>> = {
  safety: 'Automated answer from safety rules',
  records: 'Automated answer from portal records',
  rules: 'Automated answer from portal rules',
  nothing: 'Automated answer: nothing found in the portal',
};

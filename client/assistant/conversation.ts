import { followedValue } from '../ui/followed-value.ts';
import type { ReplyFragment } from './assistant.generated.ts';
import type { Sentence } from './stream-reply.ts';
import { closeAssistant } from './window-state.ts';

export interface Question {
  readonly id: string;
  readonly sender: 'user';
  readonly at: Date;
  readonly text: string;
  /** Waits for its reply, has it, or is to be asked again. */
  readonly state: 'asked' | 'answered' | 'failed';
  /** What of its reply is written already. */
  readonly written?: readonly Sentence[];
}

export interface Answer {
  readonly id: string;
  readonly sender: 'bot';
  readonly at: Date;
  readonly reply: ReplyFragment;
}

/** What was said, in the order in which it was said. It stays in this document alone, and goes with it. */
export const conversation = followedValue<readonly (Question | Answer)[]>([]);

/** Deletes the conversation: the next person at this browser must not read it. */
export function forgetConversation(): void {
  conversation.set([]);
  closeAssistant();
}

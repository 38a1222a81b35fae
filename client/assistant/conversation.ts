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

export function addMessage(message: Question | Answer): void {
  conversation.set([...conversation.read(), message]);
}

/** Notes what has become of a question; false where the conversation is forgotten. */
export function noteState(id: string, state: Question['state']): boolean {
  return change(id, ({ written: _, ...question }) => ({ ...question, state }));
}

/** Notes a sentence of a reply that is being written; false where the conversation is forgotten. */
export function noteWritten(id: string, sentence: Sentence): boolean {
  return change(id, ({ written = [], ...question }) => ({ ...question, written: [...written, sentence] }));
}

function change(id: string, changed: (question: Question) => Question): boolean {
  const messages = conversation.read();
  conversation.set(messages.map((one) => (one.id === id && one.sender === 'user' ? changed(one) : one)));
  return messages.some((one) => one.id === id);
}

/** Forgets what was said: the next person at this browser is not to read it. */
export function forgetConversation(): void {
  conversation.set([]);
  closeAssistant();
}

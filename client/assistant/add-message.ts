import { type Answer, conversation, type Question } from './conversation.ts';
import type { Sentence } from './stream-reply.ts';

/** Adds a message. */
export function addMessage(message: Question | Answer): void {
  conversation.set([...conversation.read(), message]);
}

/** Sets the state of a question; false if the conversation was deleted. */
export function noteState(id: string, state: Question['state']): boolean {
  return change(id, ({ written: _, ...question }) => ({ ...question, state }));
}

/** Notes a sentence of a reply that is being written; false if the conversation is forgotten. */
export function noteWritten(id: string, sentence: Sentence): boolean {
  return change(id, ({ written = [], ...question }) => ({ ...question, written: [...written, sentence] }));
}

function change(id: string, changed: (question: Question) => Question): boolean {
  const messages = conversation.read();
  conversation.set(messages.map((one) => (one.id === id && one.sender === 'user' ? changed(one) : one)));
  return messages.some((one) => one.id === id);
}

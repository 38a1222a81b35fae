import type { ApolloClient } from '@apollo/client/core';
import { AssistantReplyDocument, type ReplyFragment } from './assistant.generated.ts';
import { noteReply } from './window-state.ts';
import { REPLY_DELAY } from './words.ts';

/** What was said, in the order in which it was said. */
export type Message =
  | {
      readonly id: number;
      readonly sender: 'user';
      readonly at: Date;
      readonly text: string;
      readonly hasFailed: boolean;
    }
  | { readonly id: number; readonly sender: 'bot'; readonly at: Date; readonly reply: ReplyFragment };

interface Conversation {
  readonly messages: readonly Message[];
  readonly isTyping: boolean;
}

/** It stays in this document alone, and goes with it. */
let conversation: Conversation = { messages: [], isTyping: false };
let lastId = 0;
const listeners = new Set<() => void>();

export function currentConversation(): Conversation {
  return conversation;
}

/** Calls back at each change, until the answer is called. */
export function subscribeToConversation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says something, and asks for the reply to it. */
export async function say(client: ApolloClient, text: string): Promise<void> {
  lastId += 1;
  const id = lastId;
  add({ id, sender: 'user', at: new Date(), text, hasFailed: false });
  await ask(client, id, text);
}

/** Asks once more for the reply to what was said, after that has failed. */
export async function askAgain(client: ApolloClient, { id, text }: Message & { sender: 'user' }): Promise<void> {
  mark(id, false);
  await ask(client, id, text);
}

async function ask(client: ApolloClient, id: number, question: string): Promise<void> {
  set({ ...conversation, isTyping: true });
  const soonest = new Promise((resolve) => setTimeout(resolve, REPLY_DELAY));
  try {
    const asked = client.query({ query: AssistantReplyDocument, variables: { question }, fetchPolicy: 'no-cache' });
    const [{ data }] = await Promise.all([asked, soonest]);
    if (!data) throw new Error('There is no reply.');
    lastId += 1;
    add({ id: lastId, sender: 'bot', at: new Date(), reply: data.assistantReply });
    noteReply();
  } catch {
    await soonest;
    mark(id, true);
  } finally {
    set({ ...conversation, isTyping: false });
  }
}

function mark(id: number, hasFailed: boolean): void {
  const messages = conversation.messages.map((message) =>
    message.id === id && message.sender === 'user' ? { ...message, hasFailed } : message,
  );
  set({ ...conversation, messages });
}

function add(message: Message): void {
  set({ ...conversation, messages: [...conversation.messages, message] });
}

function set(next: Conversation): void {
  conversation = next;
  for (const listener of listeners) listener();
}

import type { ApolloClient } from '@apollo/client/core';
import { AssistantReplyDocument } from './assistant.generated.ts';
import { addMessage, noteState } from './conversation.ts';
import { noteReply } from './window-state.ts';
import { REPLY_DELAY } from './words.ts';

/** Says something, and asks for the reply to it. */
export function say(client: ApolloClient, text: string): Promise<void> {
  const id = crypto.randomUUID();
  addMessage({ id, sender: 'user', at: new Date(), text, state: 'asked' });
  return ask(client, { id, text });
}

/** Asks once more for the reply to what was said, after that has failed. */
export function askAgain(
  client: ApolloClient,
  question: { readonly id: string; readonly text: string },
): Promise<void> {
  noteState(question.id, 'asked');
  return ask(client, question);
}

async function ask(
  client: ApolloClient,
  { id, text: question }: { readonly id: string; readonly text: string },
): Promise<void> {
  const soonest = new Promise((resolve) => setTimeout(resolve, REPLY_DELAY));
  try {
    const asked = client.query({ query: AssistantReplyDocument, variables: { question }, fetchPolicy: 'no-cache' });
    const [{ data }] = await Promise.all([asked, soonest]);
    if (!data) throw new Error('There is no reply.');
    // It may have been forgotten meanwhile.
    if (!noteState(id, 'answered')) return;
    addMessage({ id: crypto.randomUUID(), sender: 'bot', at: new Date(), reply: data.assistantReply });
    noteReply();
  } catch {
    await soonest;
    noteState(id, 'failed');
  }
}

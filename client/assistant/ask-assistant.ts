import type { ApolloClient } from '@apollo/client/core';
import { isMarked } from '../accounts/sign-in-mark.ts';
import { addMessage, noteState, noteWritten } from './add-message.ts';
import { AssistantModelDocument, AssistantReplyDocument, type ReplyFragment } from './assistant.generated.ts';
import { conversation } from './conversation.ts';
import { type Sentence, streamReply } from './stream-reply.ts';
import { noteReply } from './window-state.ts';
import { REPLY_DELAY } from './words.ts';

/** Says something, and asks for the reply to it. */
export function say(client: ApolloClient, text: string): Promise<void> {
  const id = crypto.randomUUID();
  addMessage({ id, sender: 'user', at: new Date(), text, state: 'asked' });
  return ask(client, { id, text });
}

/** Retries a failed question. */
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
    const [reply] = await Promise.all([replyTo(client, { id, question, soonest }), soonest]);
    // It may have been forgotten meanwhile.
    if (!noteState(id, 'answered')) return;
    addMessage({ id: crypto.randomUUID(), sender: 'bot', at: new Date(), reply });
    noteReply();
  } catch {
    await soonest;
    noteState(id, 'failed');
  }
}

interface Asked {
  readonly id: string;
  readonly question: string;
  /** When something of the reply is shown at the earliest. */
  readonly soonest: Promise<unknown>;
}

/** The reply: as a stream if a model writes it, and at once without a model, or if the stream fails. */
async function replyTo(client: ApolloClient, { id, question, soonest }: Asked): Promise<ReplyFragment> {
  const isWritten = await client.query({ query: AssistantModelDocument }).then(
    ({ data }) => data?.assistant.model != null,
    () => false,
  );
  if (isWritten) {
    const show = (sentence: Sentence) => {
      void soonest.then(() => noteWritten(id, sentence));
      return conversation.read().some((one) => one.id === id);
    };
    const written = await tokenOf(client)
      .then((token) => streamReply({ question, token }, show))
      .catch(() => undefined);
    if (written) return written;
  }
  const asked = { query: AssistantReplyDocument, variables: { question } };
  const { data } = await client.query({ ...asked, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('There is no reply.');
  return data.assistantReply;
}

/** The access token of the signed-in user; none for visitors. Streams do not pass through the links of the client. */
async function tokenOf(client: ApolloClient): Promise<string | undefined> {
  if (!isMarked()) return undefined;
  const { sessionKeeperOf } = await import('../accounts/use-session.ts');
  return (await sessionKeeperOf(client).settled())?.accessToken;
}

import type { ApolloClient } from '@apollo/client/core';
import { AssistantReplyDocument } from '../assistant/assistant.generated.ts';
import { type Asked, conversation, type PredictionReply } from './conversation.ts';
import { DemandTrendsDocument, ForecastDocument, PredictedDepartmentsDocument } from './predictions.generated.ts';
import { type PredictionQuestion, readQuestion } from './read-question.ts';
import { noteReply } from './window-state.ts';
import { PREDICTION_REPLY_DELAY } from './words.ts';

interface Question {
  readonly id: string;
  readonly text: string;
}

/** Says something, and asks for the reply to it. */
export function say(client: ApolloClient, text: string): Promise<void> {
  const id = crypto.randomUUID();
  conversation.set([...conversation.read(), { id, sender: 'user', at: new Date(), text, state: 'asked' }]);
  return ask(client, { id, text });
}

/** Retries a failed question. */
export function askAgain(client: ApolloClient, question: Question): Promise<void> {
  noteState(question.id, 'asked');
  return ask(client, question);
}

/** The departments with open posts, those with most posts first. */
async function departmentsOf(client: ApolloClient): Promise<string[]> {
  const { data } = await client.query({ query: PredictedDepartmentsDocument });
  return data?.jobs.facets.department.map(({ value }) => value) ?? [];
}

async function ask(client: ApolloClient, { id, text }: Question): Promise<void> {
  const soonest = new Promise((resolve) => setTimeout(resolve, PREDICTION_REPLY_DELAY));
  try {
    const [reply] = await Promise.all([replyTo(client, text), soonest]);
    // It may have been forgotten meanwhile.
    if (!noteState(id, 'answered')) return;
    conversation.set([...conversation.read(), { id: crypto.randomUUID(), sender: 'bot', at: new Date(), reply }]);
    noteReply();
  } catch {
    await soonest;
    noteState(id, 'failed');
  }
}

async function replyTo(client: ApolloClient, text: string): Promise<PredictionReply> {
  const [departments, assistant] = await Promise.all([departmentsOf(client), assistantReply(client, text)]);
  // Words of an emergency come before any figures, whatever else the question names.
  if (assistant.emergency) return { kind: 'assistant', reply: assistant };
  const question = readQuestion(text, departments);
  if (question.subject === 'forecast') return forecastFor(client, question);
  if (question.subject === 'trends') {
    const trends = (await client.query({ query: DemandTrendsDocument })).data?.demandTrends ?? [];
    return trends.length > 0 ? { kind: 'trends', trends } : { kind: 'too-little', department: null };
  }
  return { kind: 'assistant', reply: assistant };
}

/** By rules and records alone: this chat does not tell its users that a model is sent what they type. */
async function assistantReply(client: ApolloClient, text: string) {
  const asked = { query: AssistantReplyDocument, variables: { question: text, withModel: false } };
  const { data } = await client.query({ ...asked, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('There is no reply.');
  return data.assistantReply;
}

async function forecastFor(
  client: ApolloClient,
  { department, timeframe }: PredictionQuestion,
): Promise<PredictionReply> {
  const { data } = await client.query({ query: ForecastDocument, variables: { department, timeframe } });
  if (!data) throw new Error('There is no reply.');
  const forecast = data.predictResource;
  return forecast ? { kind: 'forecast', forecast } : { kind: 'too-little', department };
}

/** Sets the state of a question; false if the conversation was deleted. */
function noteState(id: string, state: Asked['state']): boolean {
  const messages = conversation.read();
  conversation.set(messages.map((one) => (one.id === id && one.sender === 'user' ? { ...one, state } : one)));
  return messages.some((one) => one.id === id);
}

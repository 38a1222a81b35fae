import { deliver, type OutgoingWebhook, type SentWebhook } from '../../../schema/webhooks/delivering/deliver.ts';
import { dispatchEvents } from '../../../schema/webhooks/delivering/dispatch-events.ts';
import { sealedSecrets } from '../../../server/credentials/sealed-secrets.ts';
import { createJob } from '../../factories/job.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { type TestApp, testNow, testSecret } from '../../support/test-app.ts';
import { noQueue } from '../../support/test-ports.ts';
import { happenToJobs, makeAttemptsDue } from './due-attempts.ts';

type Send = (message: OutgoingWebhook) => Promise<SentWebhook>;

/** What receivers answer, without one. */
export const answered = async (): Promise<SentWebhook> => ({ outcome: 'answered', status: 204 });
export const unreachable = async (): Promise<SentWebhook> => ({ outcome: 'unreachable', status: null });

/** Attempts to tell webhooks of a portal, whose receivers do as a test says, at a time that it sets. */
export function attemptsAt(app: () => TestApp, now: () => Date = () => testNow) {
  const clock = { now };
  const ports = { site: { productName: 'Wayline', origin: 'https://portal.example' }, queue: noQueue };
  const secrets = sealedSecrets([testSecret]);
  const attempt = (id: string, send: Send, db = app().db) => deliver({ db, clock, ports, secrets, send }, id);
  const giveOut = () => dispatchEvents({ db: app().db, clock, queue: noQueue });
  return {
    attempt,
    giveOut,
    makeDue: (send: Send) => makeAttemptsDue(app().db, now(), (id) => attempt(id, send)),
    /** Has as many new posts be told of, or others again. */
    publish: async (posts: number | readonly string[]): Promise<string[]> => {
      const made = typeof posts === 'number' ? Array.from({ length: posts }, () => createJob(app().db)) : [];
      const ids = typeof posts === 'number' ? (await Promise.all(made)).map(({ id }) => id) : [...posts];
      await happenToJobs(app().db, 'job.published', { ids, now: now() });
      await giveOut();
      return ids;
    },
    endpoint: (id: string) =>
      app().db.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    deliveries: () =>
      app().db.selectFrom('webhook_delivery').selectAll().orderBy('recorded_at').orderBy('id').execute(),
  };
}

/** Runs a mutation of webhooks; the name of what it answers, and its sentence where it is refused. */
export async function change(
  app: TestApp,
  token: string,
  call: string,
): Promise<readonly [string, string | undefined]> {
  const query = `mutation { answer: ${call} { __typename ... on Error { message } } }`;
  const { data } = await askGraph(app, query, { token });
  const answer = data?.['answer'] as { __typename: string; message?: string } | undefined;
  return [answer?.__typename ?? '', answer?.message];
}

import type { DueMail } from '../../../schema/outbox/outbox.queries.ts';
import { OutboxService } from '../../../schema/outbox/outbox.service.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { sendWaiting } from '../../support/sent-mails.ts';
import { type TestApp, testSecret } from '../../support/test-app.ts';

/** What a sender fills in. */
export const enquiry = {
  name: 'Asha Mensah',
  email: 'asha@example.com',
  phone: '01632 960 001',
  organization: 'Brambleford Community Hospital',
  subject: 'A pilot on one ward',
  category: 'PARTNERSHIP',
  message: 'We would like to try the search.\nWho can we talk to?',
};

type Answer = Readonly<Record<string, unknown>> & { readonly __typename: string };

/** Runs one mutation with an input or arguments as variables, and hands out its answer. */
export async function change(
  { server }: TestApp,
  call: string,
  {
    variables = {},
    declared = '',
    selection = '',
    token,
    key,
  }: { variables?: object; declared?: string; selection?: string; token?: string | undefined; key?: string } = {},
): Promise<Answer> {
  const query = `mutation ${declared} { answer: ${call} { __typename ${selection}
    ... on Error { message } ... on ValidationError { fields { path message } } } }`;
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
    payload: { query, variables },
  });
  const { data, errors } = response.json();
  if (!data) {
    throw new Error(`The graph answered ${JSON.stringify(errors)}.`);
  }
  return data.answer;
}

/** Sends an enquiry with something else in it. */
export function sendEnquiry(app: TestApp, other: object = {}, as: { token?: string; key?: string } = {}) {
  return change(app, 'sendEnquiry(input: $input)', {
    variables: { input: { ...enquiry, ...other } },
    declared: '($input: EnquiryInput!)',
    selection: '... on SendEnquiryPayload { receipt { reference sentAt replyDueAt } }',
    ...as,
  });
}

const entries = 'entries { kind writtenBy body happenedAt }';
/** What is asked of an enquiry by its link. */
export const threadFields = `reference subject categoryLabel state replyDueAt ${entries}`;

/** Adds a message by the link. */
export function reply(app: TestApp, thread: string, message: string, as: { key?: string } = {}) {
  return change(app, 'replyToEnquiry(thread: $thread, message: $message)', {
    variables: { thread, message },
    declared: '($thread: String!, $message: String!)',
    selection: `... on EnquiryThreadPayload { thread { ${threadFields} } }`,
    ...as,
  });
}

/** Sends what waits; what was sent, oldest first. */
export async function sent(app: TestApp, clock: { now(): Date }): Promise<DueMail[]> {
  const mails: DueMail[] = [];
  const outbox = new OutboxService({ db: app.db, clock, linkTokens: linkTokens([testSecret]) });
  await sendWaiting(app.db, outbox, async (mail) => {
    mails.push(mail);
    return { accepted: true };
  });
  return mails;
}

/** The token of the link in a mail to the contact page. */
export function tokenIn(mail: DueMail | undefined, parameter: 'thread' | 'confirm' | 'unsubscribe'): string {
  return new RegExp(`/contact\\?${parameter}=([\\w-]{64})\\s`).exec(mail?.text ?? '')?.[1] ?? '';
}

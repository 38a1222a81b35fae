import { digestOf } from '../../../schema/accounts/sessions/refresh-token.ts';
import type { Limit } from '../../../schema/ports.ts';
import type { CreatedQuote } from '../../factories/quote.ts';
import { createSession } from '../../factories/session.ts';
import { grantAccess } from '../../support/signed-in.ts';
import { type TestApp, testNow } from '../../support/test-app.ts';

/** A user who tries something, with what it is tried on. */
export interface Asking {
  readonly id: string;
  readonly token: string;
  /** What their account was opened with, and the Idempotency-Key of that request. */
  readonly signedUp: Readonly<Record<string, unknown>> & { readonly email: string };
  readonly key: string;
  /** Identifiers of a post and a product of theirs, and of another's application for the post. */
  readonly job: string;
  readonly equipment: string;
  readonly application: string;
  /** Identifier of a draft of a post of theirs. */
  readonly draft: string;
  /** Identifier of a search that they have saved. */
  readonly savedSearch: string;
  /** Identifier of an application of theirs for another's post. */
  readonly ownApplication: string;
  /** Identifier of an enquiry of theirs. */
  readonly enquiry: string;
  /** Identifier of an issue of the newsletter. */
  readonly newsletterIssue: string;
  /** Identifier of a conversation of theirs with a supplier. */
  readonly conversation: string;
  /** Identifier of an application to become a supplier, which has not been sent. */
  readonly vendor: string;
  /** Identifier of their membership in an organisation that another person manages, too. */
  readonly membership: string;
  /** Identifier of an API key of theirs. */
  readonly apiKey: string;
  /** Identifier of a webhook of theirs, and of a message to it. */
  readonly webhook: string;
  readonly webhookDelivery: string;
  /** An order of theirs, and what they are asked to quote for. */
  readonly order: CreatedQuote;
  /** Identifier of an article of the help center. */
  readonly helpArticle: string;
  readonly entry: string;
  /** Identifier of a comment of another's. */
  readonly comment: string;
}

/** For whom most is counted. */
export const account = ({ id }: Asking): string => id;

/** Where every request of these tests comes from. */
export const network = '192.0.2.7';

export interface Answer {
  /** The status on REST; on the graph the type of a mutation's answer, or the code of an error. */
  readonly outcome: string;
  readonly retryAfterSeconds: number | undefined;
}

/** A way to try something. */
export interface Door {
  readonly name: string;
  /** What is answered while it is not tried too often. */
  readonly otherwise: string;
  /** What is answered when it is. */
  readonly refusal: string;
  knock(app: TestApp, asking: Asking, headers: Headers): Promise<Answer>;
}

/** One call of the limiter in the portal's code, with the doors that lead to it. */
export interface LimitedCall {
  readonly file: string;
  readonly limit: Limit;
  /** What the attempts are counted for. */
  readonly who: (asking: Asking) => string;
  readonly doors: readonly Door[];
}

type Given<Value> = (asking: Asking) => Value;
type Headers = Readonly<Record<string, string>>;

type Method = 'POST' | 'PUT' | 'DELETE';

/** A route of REST, below /api; {id} in its path stands for what is named. */
export function rest(
  route: `${Method} /${string}`,
  otherwise: number,
  body: Given<object>,
  { headers: own = () => ({}), id = () => '' }: { readonly headers?: Given<Headers>; readonly id?: Given<string> } = {},
): Door {
  const [method, path = ''] = route.split(' ') as [Method, string];
  return {
    name: route,
    otherwise: String(otherwise),
    refusal: '429',
    knock: async ({ server }, asking, headers) => {
      const answer = await server.inject({
        method,
        url: `/api${path.replace('{id}', id(asking))}`,
        remoteAddress: network,
        headers: { ...headers, ...own(asking) },
        payload: body(asking),
      });
      const retryAfter = answer.headers['retry-after'];
      return {
        outcome: String(answer.statusCode),
        retryAfterSeconds: retryAfter === undefined ? undefined : Number(retryAfter),
      };
    },
  };
}

/** A mutation of the graph, with its arguments as they are written in a document. */
export function mutation(
  field: string,
  otherwise: string,
  given: Given<string> = () => '',
  { headers: own = () => ({}) }: { readonly headers?: Given<Headers> } = {},
): Door {
  const document = (asking: Asking) => {
    const values = given(asking);
    const call = values === '' ? field : `${field}(${values})`;
    return `mutation { done: ${call} { __typename ... on RateLimitedError { retryAfterSeconds } } }`;
  };
  return { name: field, otherwise, refusal: 'RateLimitedError', knock: askGraph(document, own) };
}

/** A field of the graph that is only read, with its arguments as they are written in a document. */
export function query(field: string, otherwise: string, given: Given<string> = () => ''): Door {
  const document = (asking: Asking) => {
    const values = given(asking);
    return `{ done: ${values === '' ? field : `${field}(${values})`} { __typename } }`;
  };
  return { name: field, otherwise, refusal: 'RATE_LIMITED', knock: askGraph(document) };
}

/** The same in a session of its own, where what is done ends the one that it is done in. */
export function inNewSession(door: Door): Door {
  return {
    ...door,
    knock: async (app, asking, headers) => {
      const { accessToken } = await createSession(app.db, { account_id: asking.id });
      return door.knock(app, asking, { ...headers, authorization: `Bearer ${accessToken}` });
    },
  };
}

const deviceOf = ({ id }: Asking) => `device-of-${id}`;

/** What a browser is counted by in which a user has signed in. */
export function knownBrowser(asking: Asking): string {
  return digestOf(deviceOf(asking)).toString('base64url');
}

/** The same in such a browser. */
export function inKnownBrowser(door: Door): Door {
  return {
    ...door,
    knock: async (app, asking, headers) => {
      const now = testNow.toISOString();
      const device = { digest: digestOf(deviceOf(asking)), account_id: asking.id };
      await app.db
        .insertInto('known_device')
        .values({ ...device, created_at: now, last_signed_in_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const cookie = { cookie: `device=${deviceOf(asking)}`, 'x-session-cookie': '1' };
      return door.knock(app, asking, { ...headers, ...cookie });
    },
  };
}

/** The same by an operator. */
export function asOperator(door: Door): Door {
  return {
    ...door,
    knock: async (app, asking, headers) => {
      await grantAccess(app, 'operator', asking);
      return door.knock(app, asking, headers);
    },
  };
}

function askGraph(document: Given<string>, own: Given<Headers> = () => ({})): Door['knock'] {
  return async ({ server }, asking, headers) => {
    const { json } = await server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: network,
      // The portal's own pages send it; what begins a sign-in elsewhere is answered to no one else.
      headers: { ...headers, 'x-session-cookie': '1', ...own(asking) },
      payload: { query: document(asking) },
    });
    const { data, errors = [] } = json();
    const [{ extensions = {} } = {}] = errors;
    return {
      outcome: extensions.code ?? data.done.__typename,
      retryAfterSeconds: extensions.retryAfterSeconds ?? data?.done?.retryAfterSeconds,
    };
  };
}

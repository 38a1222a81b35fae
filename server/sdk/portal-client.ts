/*
 * The typed client of the portal, made from its schema: types of all that the graph takes and answers, and the
 * operations behind the REST paths, under the names that these have in the OpenAPI document. It needs no package.
 * They select all that those paths answer: of lists, ask for some 40 rows at once, or write an operation of your own.
 *
 *   import { JobsDocument, Portal } from './client.ts';
 *   const portal = new Portal({ origin: 'https://portal.example', key: process.env.API_KEY });
 *   const { jobs } = await portal.request(JobsDocument, { filter: { search: 'icu nurse' }, first: 3 });
 */

/** An operation of the graph: its text, and the types of its variables and its result. */
export interface Operation<Data, Variables> {
  readonly text: string;
  /** Only carries the types: it is never there. */
  readonly types?: (variables: Variables) => Data;
}

/** An operation of your own, with its types: `operation<{ me: Pick<Account, 'email'> | null }, Record<string, never>>('{ me { email } }')`. */
export function operation<Data, Variables = Record<string, unknown>>(text: string): Operation<Data, Variables> {
  return { text };
}

export interface PortalOptions {
  /** The origin of the portal, such as `https://portal.example`. */
  readonly origin: string;
  /** An API key, or an access token of a session or of `/oauth/token`. Without one, only public data is returned. */
  readonly key?: string;
  /** The timeout of a request in milliseconds: 30,000 by default. */
  readonly timeout?: number;
  /** The function that sends requests: by default the `fetch` of the platform. */
  readonly fetch?: (address: string, request: RequestInit) => Promise<Response>;
}

export interface RequestOptions {
  /** Gives the request up. */
  readonly signal?: AbortSignal;
  /** 1 to 255 visible characters: a change that is sent again under the same key within a day is made once. */
  readonly idempotencyKey?: string;
}

/** What the portal says is wrong with a request. */
export interface Problem {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    /** Such as `NOT_SIGNED_IN`, `FORBIDDEN`, `BAD_USER_INPUT`, `QUERY_TOO_COSTLY`, `QUOTA_EXCEEDED`. */
    readonly code?: string;
    /** The problems of fields of the input. */
    readonly fields?: readonly { readonly path: string; readonly message: string }[];
    /** After how many seconds the same request may be answered. */
    readonly retryAfterSeconds?: number;
    readonly requestId?: string;
  };
}

/** The portal has refused the request or failed. The message is that of the first problem. */
export class PortalError extends Error {
  /** The status of HTTP. */
  readonly status: number;
  readonly problems: readonly Problem[];

  constructor(status: number, problems: readonly Problem[]) {
    super(problems[0]?.message ?? `The portal answered with status ${status}.`);
    this.name = 'PortalError';
    this.status = status;
    this.problems = problems;
  }

  /** The code of the first problem. */
  get code(): string | undefined {
    return this.problems[0]?.extensions?.code;
  }

  /** The seconds after which to retry, if the portal says so. */
  get retryAfterSeconds(): number | undefined {
    return this.problems[0]?.extensions?.retryAfterSeconds;
  }
}

/** What `request` takes after the operation: variables may be left out if none is required. */
export type Asked<Variables> =
  Record<never, never> extends Variables
    ? [variables?: Variables, options?: RequestOptions]
    : [variables: Variables, options?: RequestOptions];

/** Asks a portal, by `fetch` alone. */
export class Portal {
  readonly #options: PortalOptions;
  readonly #address: string;

  /** @throws TypeError if the origin is no address. */
  constructor(options: PortalOptions) {
    this.#options = options;
    this.#address = new URL('/graphql', options.origin).href;
  }

  /**
   * What an operation answers, as it is typed. Refusals that the schema knows are answers: look at their `__typename`.
   *
   * @throws PortalError if the portal refuses the request or answers with errors.
   * @throws DOMException `TimeoutError` after the time of the options, `AbortError` where the signal gave it up.
   */
  async request<Data, Variables>(
    { text }: Operation<Data, Variables>,
    ...[variables, { signal, idempotencyKey } = {}]: Asked<Variables>
  ): Promise<Data> {
    const { key, timeout = 30_000, fetch: send = fetch } = this.#options;
    const timedOut = AbortSignal.timeout(timeout);
    const response = await send(this.#address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json;q=0.9',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify({ query: text, variables }),
      signal: signal ? AbortSignal.any([signal, timedOut]) : timedOut,
    });
    const { data, errors = [] } = readAnswer<Data>(await response.text());
    if (errors.length > 0 || data === undefined || data === null) throw new PortalError(response.status, errors);
    return data;
  }
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly Problem[];
}

/** What is no JSON, as of a proxy in between, says nothing. */
function readAnswer<Data>(text: string): Answer<Data> {
  try {
    return (JSON.parse(text) ?? {}) as Answer<Data>;
  } catch {
    return {};
  }
}

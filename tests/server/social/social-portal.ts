import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { acceptedTerms } from '../../support/accepted-terms.ts';
import {
  type LoopbackProvider,
  loopbackClient,
  openLoopbackProvider,
  type Person,
} from '../../support/loopback-provider.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../../support/test-app.ts';

/** Of accounts that are opened with one. */
export const password = 'a wardrobe full of kites';

/** Where a test application is, as far as addresses go. */
const origin = 'http://127.0.0.1:4000';

/** What a mutation answered: the payload, or the refusal. */
export interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly address?: string;
  readonly next?: string;
  readonly session?: { readonly accessToken: string; readonly refreshToken: string | null } | null;
}

/** What a provider added to the address of the callback page. */
export interface CallbackParameters {
  readonly state: string;
  readonly code?: string | undefined;
  readonly issuer?: string | undefined;
}

const START = `mutation ($provider: SocialProvider!, $next: String, $acceptTerms: Boolean, $termsVersion: String) {
  result: startSocialSignIn(provider: $provider, next: $next, acceptTerms: $acceptTerms, termsVersion: $termsVersion) {
    __typename ... on StartSocialSignInPayload { address } ... on Error { message } } }`;
const CONNECT = `mutation ($provider: SocialProvider!, $password: String) {
  result: connectProvider(provider: $provider, next: "/account", password: $password) {
    __typename ... on StartSocialSignInPayload { address } ... on Error { message } } }`;
const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { ... on SessionPayload { accessToken } } }`;
const COMPLETE = `mutation ($state: String!, $code: String, $issuer: String) {
  result: completeSocialSignIn(state: $state, code: $code, issuer: $issuer) {
    __typename ... on CompleteSocialSignInPayload { next session { accessToken refreshToken } }
    ... on Error { message } } }`;

/** The portal with Google at a provider on this machine, and LinkedIn not configured. */
export interface SocialPortal extends TestApp {
  readonly provider: LoopbackProvider;
}

export async function openSocialPortal(
  person: Person,
  options: TestAppOptions & { readonly claimsInToken?: boolean } = {},
): Promise<SocialPortal> {
  const { claimsInToken = true, environment, ...others } = options;
  const provider = await openLoopbackProvider({ redirectUri: `${origin}/auth/callback`, person, claimsInToken });
  const app = await openTestApp({
    ...others,
    environment: {
      RATE_LIMITS: 'on',
      GOOGLE_CLIENT_ID: loopbackClient.id,
      GOOGLE_CLIENT_SECRET: loopbackClient.secret,
      OIDC_GOOGLE_ISSUER: provider.issuer,
      ...environment,
    },
  });
  const close = async () => {
    await app.close();
    await provider.close();
  };
  return { ...app, provider, close };
}

/** A browser, as far as cookies and the portal's own pages go. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** What the server last set, attributes included. */
  setCookies: string[] = [];
  readonly #server: FastifyInstance;
  accessToken: string | undefined;

  constructor(server: FastifyInstance) {
    this.#server = server;
  }

  start(
    variables: {
      provider?: 'GOOGLE' | 'LINKEDIN';
      next?: string;
      acceptTerms?: boolean;
      termsVersion?: string | null;
    } = {},
  ): Promise<Answer> {
    return this.#ask(START, { provider: 'GOOGLE', ...acceptedTerms, ...variables });
  }

  /** Begins to connect Google, with the password that `signUp` gives. */
  connect(given: string | null = password): Promise<Answer> {
    return this.#ask(CONNECT, { provider: 'GOOGLE', password: given });
  }

  complete(parameters: CallbackParameters): Promise<Answer> {
    return this.#ask(COMPLETE, { ...parameters });
  }

  /** The whole way: begin, be at the provider, come back. */
  async signIn(
    variables: { next?: string; acceptTerms?: boolean; termsVersion?: string | null } = {},
  ): Promise<Answer> {
    const { address = '' } = await this.start(variables);
    return this.complete(await followProvider(address));
  }

  /** Asks the graph as the portal's own pages do. */
  async graph(query: string, variables: Record<string, unknown> = {}) {
    const response = await this.#server.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'x-session-cookie': '1',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
      },
      payload: { query, variables },
    });
    this.setCookies = [response.headers['set-cookie'] ?? []].flat();
    for (const line of this.setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/expires=Thu, 01 Jan 1970/i.test(line)) {
        this.cookies.delete(name);
      } else {
        this.cookies.set(name, value);
      }
    }
    return response.json();
  }

  async #ask(query: string, variables: Record<string, unknown>): Promise<Answer> {
    const { data, errors } = await this.graph(query, variables);
    if (errors) {
      throw new Error(JSON.stringify(errors));
    }
    if (data.result.session) {
      this.accessToken = data.result.session.accessToken;
    }
    return data.result;
  }
}

/** Opens an account with a password and an unconfirmed address. */
export async function signUp(portal: SocialPortal, email: string): Promise<Browser> {
  const browser = new Browser(portal.server);
  const names = { firstName: 'Ben', lastName: 'Okoro', phone: '01632 960 001', organization: 'Northfield' };
  const { data } = await browser.graph(SIGN_UP, { input: { email, password, ...names, ...acceptedTerms } });
  browser.accessToken = data.signUp.accessToken;
  return browser;
}

/** Has all accounts have their addresses confirmed. */
export async function confirmAddresses({ db }: TestApp): Promise<void> {
  await db.updateTable('account').set({ email_confirmed_at: new Date().toISOString() }).execute();
}

/** Goes where the provider sends a browser until it is sent back to the portal; nothing is asked of the portal itself. */
export async function followProvider(address: string): Promise<CallbackParameters> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  for (let hops = 0; url.origin !== origin; hops += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location || hops > 5) {
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    }
    url = new URL(location, url);
  }
  if (url.pathname !== '/auth/callback') {
    throw new Error(`The provider sent the browser to ${url.pathname}.`);
  }
  const parameter = (name: string) => url.searchParams.get(name) ?? undefined;
  return { state: parameter('state') ?? '', code: parameter('code'), issuer: parameter('iss') };
}

/** Empties what accounts have left, between tests. */
export async function removeAccounts({ db }: TestApp): Promise<void> {
  await db.deleteFrom('account').execute();
  await sql`delete from rate_limit`.execute(db);
}

import type { ApolloClient } from '@apollo/client/core';
import { notify } from '../ui/notify.ts';
import { inTurn, unlessAnotherTab } from './one-tab.ts';
import { type Session, sessionOf } from './session.ts';
import { requestRenewal, requestSignOut } from './session-requests.ts';
import type { BegunSessionFragment, SignedInPersonFragment } from './sessions.generated.ts';
import { isMarked, setMark } from './sign-in-mark.ts';
import { SESSION_OVER, SIGN_IN_AGAIN } from './words.ts';

/** A session is renewed so many milliseconds before its access token ends, and looked at so often (specification 1, section 7). */
const RENEW_BEFORE = 90_000;
const CHECK_EVERY = 30_000;

/** What is known of the session: of somebody who signed in, nothing yet, or why it could not be found out. */
export interface KnownSession {
  readonly session?: Session;
  readonly failure?: Error;
}

/** What the graph answers to whoever is signed in. */
const OWN_FIELDS = [
  'me',
  'myJobs',
  'jobToChange',
  'myEquipment',
  'equipmentPosting',
  'equipmentToReview',
  'myApplications',
  'jobApplications',
  'myActivity',
  'accounts',
  'auditLog',
];

/** Keeps the session of this tab, renews it in time, and agrees with the other tabs about it. */
export class SessionKeeper {
  readonly #client: ApolloClient;
  readonly #channel = new BroadcastChannel('session');
  readonly #listeners = new Set<() => void>();
  #known: KnownSession = {};
  #renewal: Promise<void> | undefined;

  constructor(client: ApolloClient) {
    this.#client = client;
    this.#channel.onmessage = ({ data }: MessageEvent<Session | null>) => this.#take(data);
    setInterval(() => this.#check(), CHECK_EVERY);
    // A tab in the background, or a sleeping computer, may have missed its time.
    document.addEventListener('visibilitychange', () => this.#check());
    if (isMarked()) void this.renew();
  }

  readonly read = (): KnownSession => this.#known;

  /** The access token to send; undefined for whoever is not signed in. One that is over is renewed first. */
  async token(): Promise<string | undefined> {
    const { session } = this.#known;
    if (session && session.expiresAt <= Date.now()) await this.renew();
    return this.#known.session?.accessToken;
  }

  /** Another access token in the place of one that the server refused; undefined where there is none. */
  async tokenInsteadOf(refused: string): Promise<string | undefined> {
    const { session } = this.#known;
    if (session?.accessToken !== refused) return session?.accessToken;
    await this.renew();
    // The sessions are compared: of two tokens of the same second one looks like the other.
    return this.#known.session === session ? undefined : this.#known.session?.accessToken;
  }

  /** Renews the session, after any other tab that does. It is never rejected: `known` says what came of it. */
  renew(): Promise<void> {
    const before = this.#known.session;
    this.#renewal ??= inTurn(() => this.#renewNow(before)).finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  /** Takes over a session that has begun by signing in, for all tabs. */
  begin(answer: BegunSessionFragment): void {
    this.#share(sessionOf(answer));
    setMark(true);
  }

  /** The person now has another name, which all tabs show. */
  rename(person: SignedInPersonFragment): void {
    const { session } = this.#known;
    if (session) this.#share({ ...session, person });
  }

  /** Signs out in all tabs. @throws Error where the server was not reached: then somebody still is signed in. */
  async signOut(): Promise<void> {
    await requestSignOut(this.#client);
    this.#end();
  }

  /** Has all tabs know that nobody is signed in any more: the account is deleted. */
  leave(): void {
    this.#end();
  }

  /** Calls back at each change, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #check(): void {
    const { session } = this.#known;
    const isDue = !session || session.expiresAt - Date.now() <= RENEW_BEFORE;
    if (isMarked() && isDue) void unlessAnotherTab(() => this.#renewNow(session));
  }

  /** Asks the server, unless this or another tab has done so since: then there is another session than before, or none. */
  async #renewNow(before: Session | undefined): Promise<void> {
    if (this.#known.session !== before || !isMarked()) return;
    try {
      const answer = await requestRenewal(this.#client);
      if (!answer) {
        this.#end();
        if (before) notify({ title: SESSION_OVER, text: SIGN_IN_AGAIN, tone: 'error' });
      } else if (isMarked()) {
        this.#share(sessionOf(answer));
      }
    } catch (error) {
      this.#set({ ...this.#known, failure: error instanceof Error ? error : new Error() });
    }
  }

  #end(): void {
    setMark(false);
    this.#share(null);
  }

  #share(session: Session | null): void {
    this.#channel.postMessage(session);
    this.#take(session);
  }

  #take(session: Session | null): void {
    const isSomebodyElse = session?.person.id !== this.#known.session?.person.id;
    this.#set(session ? { session } : {});
    if (isSomebodyElse) this.#forgetPerson();
  }

  /** What was answered to one person is not shown to the next. */
  #forgetPerson(): void {
    const { cache } = this.#client;
    for (const fieldName of OWN_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
  }

  #set(known: KnownSession): void {
    this.#known = known;
    for (const listener of this.#listeners) listener();
  }
}

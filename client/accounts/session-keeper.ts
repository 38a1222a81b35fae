import type { ApolloClient } from '@apollo/client/core';
import { flushSync } from 'react-dom';
import { forgetDrafts, putDraftsAside, restoreDrafts } from '../forms/saved-drafts.ts';
import { forgetViews } from '../recent-views/kept-views.ts';
import { forgetPages } from '../saved-pages/forget-pages.ts';
import { notify } from '../ui/notify.ts';
import { inTurn, unlessAnotherTab } from './one-tab.ts';
import { OWN_FIELDS } from './own-fields.ts';
import { type Session, sessionOf } from './session.ts';
import { requestRenewal, requestSignOut } from './session-requests.ts';
import type { BegunSessionFragment, SignedInPersonFragment } from './sessions.generated.ts';
import { isMarked, setMark } from './sign-in-mark.ts';
import { SESSION_OVER, SIGN_IN_AGAIN } from './words.ts';

/** How long before the end of its access token a session is renewed, and how often that is checked, in milliseconds. */
const RENEW_BEFORE = 90_000;
const CHECK_EVERY = 30_000;

/** The known session: of a signed-in user, still unknown, or the failure to restore it. */
export interface KnownSession {
  readonly session?: Session;
  readonly failure?: Error;
}

/** Messages to the other tabs: a user signed in, a session was renewed, a user signed out, or their session expired. */
type News = { readonly what: 'began' | 'goes on'; readonly session: Session } | { readonly what: 'left' | 'ran out' };

/** Keeps the session of this tab, renews it in time, and agrees with the other tabs about it. */
export class SessionKeeper {
  readonly #client: ApolloClient;
  readonly #channel = new BroadcastChannel('session');
  readonly #listeners = new Set<() => void>();
  readonly #askers = new Set<() => void>();
  #known: KnownSession = {};
  #renewal: Promise<void> | undefined;

  constructor(client: ApolloClient) {
    this.#client = client;
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => this.#hear(data);
    setInterval(() => this.#check(), CHECK_EVERY);
    // A tab in the background, or a sleeping computer, may have missed its time.
    document.addEventListener('visibilitychange', () => this.#check());
    // A page from the back/forward cache may have missed messages of other tabs.
    window.addEventListener('pageshow', ({ persisted }) => persisted && void this.renew());
    if (isMarked()) void this.renew();
  }

  readonly read = (): KnownSession => this.#known;

  /** The session for requests; undefined for a signed-out visitor. An expired one is renewed first. */
  async current(): Promise<Session | undefined> {
    const { session } = this.#known;
    if (session && session.expiresAt <= Date.now()) await this.renew();
    return this.#known.session;
  }

  /** The same for mutations, which must not be sent anonymously while the session of an earlier visit is restored. */
  async settled(): Promise<Session | undefined> {
    if (!this.#known.session) await this.#renewal;
    return this.current();
  }

  /** What takes the place of a session that the server refused; undefined if nothing does. It may be another person's. */
  async insteadOf({ accessToken }: Session): Promise<Session | undefined> {
    const { session } = this.#known;
    if (session?.accessToken !== accessToken) return session;
    await this.renew();
    // The sessions are compared: of two tokens of the same second one looks like the other.
    return this.#known.session === session ? undefined : this.#known.session;
  }

  /**
   * Renews the session, after any other tab that does. It is never rejected: `known` says what came of it. Quietly, where
   * it is told otherwise why the session may be over.
   */
  renew({ isQuiet = false } = {}): Promise<void> {
    const before = this.#known.session;
    this.#renewal ??= inTurn(() => this.#renewNow(before, isQuiet)).finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  /** Takes over a session that has begun by signing in, for all tabs. */
  begin(answer: BegunSessionFragment): void {
    this.#tell({ what: 'began', session: sessionOf(answer) });
    setMark(true);
  }

  /** The person now has another name, which all tabs show. */
  rename(person: SignedInPersonFragment): void {
    const { session } = this.#known;
    if (session?.person.id === person.id) this.#tell({ what: 'goes on', session: { ...session, person } });
  }

  /** Signs out in all tabs. @throws Error if the server was not reached: then the user still is signed in. */
  async signOut(): Promise<void> {
    try {
      await requestSignOut(this.#known.session?.accessToken);
    } catch (error) {
      // Another tab may have been first.
      if (this.#known.session) throw error;
    }
    this.leave();
  }

  /** Tells all tabs that the user has signed out: unsent drafts are deleted too. */
  leave(): void {
    setMark(false);
    void forgetPages();
    forgetViews();
    this.#tell({ what: 'left' });
  }

  /** Calls back at each change, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Has a page itself ask people to sign in again, in place of the notice, when their session has run out in this tab. */
  readonly askAgainBy = (ask: () => void): (() => void) => {
    this.#askers.add(ask);
    return () => this.#askers.delete(ask);
  };

  #check(): void {
    const { session } = this.#known;
    if (!isMarked()) {
      if (session) this.#take(undefined);
      return;
    }
    const isDue = !session || session.expiresAt - Date.now() <= RENEW_BEFORE;
    if (isDue) void unlessAnotherTab(() => this.#renewNow(session));
  }

  /** Asks the server, unless this or another tab has done so since: then there is another session than before, or none. */
  async #renewNow(before: Session | undefined, isQuiet = false): Promise<void> {
    if (this.#known.session !== before) return;
    if (!isMarked()) return this.#check();
    try {
      const answer = await requestRenewal(this.#client);
      // A user signed in or out meanwhile: the answer is about who was here before.
      if (this.#known.session !== before || !isMarked()) return;
      if (answer) {
        this.#tell({ what: 'goes on', session: sessionOf(answer) });
      } else {
        if (before && !isQuiet) this.#askToSignInAgain();
        setMark(false);
        // Another person may be the next to use the browser.
        forgetViews();
        this.#tell({ what: 'ran out' });
      }
    } catch (error) {
      if (this.#known.session !== before) return;
      this.#set({ ...this.#known, failure: error instanceof Error ? error : new Error() });
    }
  }

  /** While the page still shows where a user was. */
  #askToSignInAgain(): void {
    if (this.#askers.size === 0) notify({ title: SESSION_OVER, text: SIGN_IN_AGAIN, tone: 'error' });
    for (const ask of this.#askers) ask();
  }

  #tell(news: News): void {
    this.#channel.postMessage(news);
    this.#take(sessionIn(news));
    if (news.what === 'left') forgetDrafts();
  }

  #hear(news: News): void {
    const { session } = this.#known;
    const isOfAnother = news.what === 'goes on' && news.session.person.id !== session?.person.id;
    // Said before a user signed in or out here, and heard after, or this tab has missed something: the server knows.
    if (isOfAnother && (session || !isMarked())) void this.renew();
    else this.#take(sessionIn(news));
    if (news.what === 'left') putDraftsAside();
  }

  #take(session: Session | undefined): void {
    const before = this.#known.session?.person.id;
    const next = session?.person.id;
    if (before !== next) {
      this.#known = {};
      this.#forgetPerson();
      // Signed out in between: components that show the first user, or hold what they typed, unmount before the next one.
      if (before !== undefined) flushSync(() => this.#set({}));
    }
    // Before the forms that show the user read the saved drafts.
    if (next !== undefined) restoreDrafts(next);
    this.#set(session ? { session } : {});
    if (next !== undefined) forgetDrafts(next);
  }

  /** What was answered to one person is not shown to the next. Answers under way are dropped by `authorizing`. */
  #forgetPerson(): void {
    const { cache } = this.#client;
    for (const fieldName of OWN_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
  }

  #set(known: KnownSession): void {
    this.#known = known;
    for (const listener of [...this.#listeners]) listener();
  }
}

function sessionIn(news: News): Session | undefined {
  return 'session' in news ? news.session : undefined;
}

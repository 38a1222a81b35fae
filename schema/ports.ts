import type { Transaction } from 'kysely';
import type { Viewer } from './access/viewer.ts';
import type { TrackedBatch } from './analytics/tracked-batch.ts';
import type { RateLimitedError } from './errors.ts';
import type { DeprecatedElement } from './graph/deprecation.ts';
import type { QuotaState } from './partners/tiers/quota-state.ts';
import type { DB } from './tables.ts';

/** What the domain needs from its host. Types only. */
export interface Ports {
  readonly clock: Clock;
  readonly site: SiteInformation;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  readonly linkTokens: LinkTokens;
  readonly sealedSecrets: SealedSecrets;
  /** Whether webhooks may go to this machine by http, which tests alone may have. */
  readonly webhookLoopback: boolean;
  readonly limiter: Limiter;
  readonly identityProviders: IdentityProviders;
  /** How much of its hour a program has used that asks with a key; nothing of any other viewer. */
  readonly quotaOf: (viewer: Viewer) => QuotaState | undefined;
  readonly queue: WorkQueue;
  readonly files: FileStore;
  /** Page views and events that wait to be stored. */
  readonly tracked: TrackedBatch;
  /** What writes replies of the assistant; absent if no model is configured. */
  readonly languageModel?: LanguageModel | undefined;
  /** The operations of the REST interface, in the order of its description. */
  restOperations(): readonly RestOperation[];
  /** Notes a failure that the visitor was spared. */
  report(what: string, failure: unknown): void;
  /** Called once a one-time password has signed in: wherever it was written down, it is of no use any more. */
  noteUsedOneTimePassword(): Promise<void>;
  /** Notes that a sign-in was refused, and nothing of whose it was. */
  noteRefusedSignIn(refusal: RefusedSignIn): void;
}

/** A language model. It is asked for one short text at a time, and remembers none. */
export interface LanguageModel {
  /** Its name at its service. */
  readonly name: string;
  /**
   * The text that it writes, in pieces as they come. Fails where it cannot be reached, is late or is not to be asked at
   * present, where it refuses to write, and once the signal is aborted; the host has noted why.
   */
  write(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>;
}

export interface Prompt {
  /** What it is to do. */
  readonly instructions: string;
  /** The records and the question, as data: never instructions. */
  readonly given: string;
}

/** What a mail is written and sent with. */
export interface MailPorts {
  readonly site: Pick<SiteInformation, 'productName' | 'origin' | 'operator'>;
  readonly queue: WorkQueue;
}

/** The queues of deferred work; each has one kind of it. */
export type QueueName =
  | 'outgoing-mail'
  | 'status-notice'
  | 'newsletter-issue'
  | 'file-scan'
  | 'desk-mail'
  | 'alerts'
  | 'webhook-delivery'
  | 'probe';

/** Where the bytes of files stand that people send, each under a random name. */
export interface FileStore {
  /** Whether a virus scanner is configured, which looks at each file before it is handed out. */
  readonly isScanned: boolean;
  /** Deletes the files of these names. If that fails, maintenance does it later. */
  remove(names: readonly string[]): Promise<void>;
  /** The names under which something has stood since before an instant, some at a time. */
  namesBefore(before: Date): AsyncIterable<readonly string[]>;
}

/** Deferred work: done by any worker of the queue, after the commit, and retried after a failure. */
export interface WorkQueue {
  /**
   * Adds queue jobs in the transaction of what they follow from, in one statement. One whose identifier the queue has already
   * is not added.
   */
  add(transaction: Transaction<DB>, name: QueueName, jobs: readonly NewQueueJob[]): Promise<void>;
}

export interface NewQueueJob {
  /** Of the record that it is about, which is read when the job runs. */
  readonly id: string;
  /** The earliest time at which it runs, as ISO 8601; at once without it. */
  readonly startAfter?: string;
}

/** A sign-in that was refused, for the log. */
export interface RefusedSignIn {
  readonly method: 'password' | 'provider';
  readonly reason: 'wrong credentials' | 'not allowed' | 'another account';
}

/** An operation of the REST interface with an example of it, as the OpenAPI document describes it. */
export interface RestOperation {
  /** In capitals. */
  readonly method: string;
  /** From /api on, with parameters in braces. */
  readonly path: string;
  readonly summary: string;
  /** How its answer comes about, and what an API key needs for it. */
  readonly description: string;
  /** The path with the examples of its parameters. */
  readonly address: string;
  /** Examples of the parameters of its query, by name. */
  readonly query: Readonly<Record<string, unknown>>;
  /** An example of its body; undefined if it takes none. */
  readonly body: unknown;
  /** An example of its answer; undefined if that has no body. */
  readonly answer: unknown;
  /** Whether it takes an access token. */
  readonly signedIn: boolean;
  /** What of it is deprecated: itself, its parameters and the fields of its body. */
  readonly deprecations: readonly DeprecatedElement[];
}

export interface Clock {
  /** The present instant. */
  now(): Date;
}

export interface SiteInformation {
  readonly productName: string;
  /** Where links in mails lead, without a slash at its end. */
  readonly origin: string;
  /** Whether the sample employers, jobs and texts are loaded. */
  readonly sampleData: boolean;
  /** Where people can sign in besides with a password: the identity providers that are configured. */
  readonly signInProviders: readonly IdentityProvider[];
  /** Who runs it, for the legal texts; absent if that is not configured. */
  readonly operator?: { readonly name: string; readonly email: string } | undefined;
}

export interface Passwords {
  /** A slow, salted digest in the PHC format. */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the digest. Without a digest it is never so, but takes as long. */
  matches(password: string, digest: string | null | undefined): Promise<boolean>;
  /** Whether it is in the list of commonly used passwords. */
  isCommon(password: string): Promise<boolean>;
}

export interface AccessTokens {
  /** A signed token that says which session asks, until then. */
  sign(sessionId: string, expiresAt: Date): Promise<string>;
}

/** Tokens of mailed links. They are made from identifiers when mails are sent, so that nothing that is stored tells one. */
export interface LinkTokens {
  /** The token of a link. */
  tokenOf(purpose: string, id: string): string;
  /** The identifier of the link of this purpose whose token it is; nothing if no such token was ever made. */
  idOf(purpose: string, token: string): string | undefined;
}

/** What a sealed secret is for, and the record whose it is. */
export interface SecretOwner {
  readonly purpose: string;
  readonly id: string;
}

/** Secrets that the portal has to use again, stored so that a copy of the database tells none. */
export interface SealedSecrets {
  /** A secret as it is stored; it opens for the same owner alone. */
  seal(owner: SecretOwner, secret: string): string;
  /** The plain secret; undefined if it was sealed for another owner, or with a key that the portal no longer has. */
  open(owner: SecretOwner, sealed: string): string | undefined;
}

/** How often something may be tried, whichever process is asked. */
export interface Limit {
  /** What is limited, in kebab-case. */
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

/** What an attempt counts for. */
export interface Attempt {
  readonly limit: Limit;
  readonly who: string;
}

export interface Limiter {
  /**
   * Counts an attempt of `who` before it is made; attempts at the same moment are counted one after the other.
   *
   * @throws RateLimitedError if there were too many of late; this one is not counted then.
   */
  take(limit: Limit, who: string): Promise<void>;
  /**
   * Counts one attempt for several limits in one statement, in their order, up to the first that refuses it.
   *
   * @throws RateLimitedError if one refuses it; those behind that one have not counted it.
   */
  takeInTurn(attempts: readonly Attempt[]): Promise<void>;
  /**
   * Counts one attempt for each of some who try, in one statement however many they are.
   *
   * @returns those who have tried too often of late, whose attempt is not counted, and why each is refused.
   */
  takeEach(limit: Limit, each: readonly string[]): Promise<ReadonlyMap<string, RateLimitedError>>;
  /** Takes an attempt back that was none: of guesses, the right one. */
  giveBack(attempts: readonly Attempt[]): Promise<void>;
  /** Resets the attempts of `who`, after another proof of identity. */
  forget(limit: Limit, who: string): Promise<void>;
}

/** Where people may sign in besides here. */
export type IdentityProvider = 'google' | 'linkedin';

/** What ties the answer of an identity provider to the question. Each is random, and good for one answer. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A person as an identity provider knows them. */
export interface Identity {
  readonly issuer: string;
  /** The person's identifier there, which the provider never gives to another person. */
  readonly subject: string;
  readonly email: string | undefined;
  /** Whether the provider itself says that the address is the person's. */
  readonly isEmailVerified: boolean;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  readonly name: string | undefined;
}

export interface IdentityProviders {
  /**
   * The address at which the provider asks the person; nothing if the provider is not configured. Rejects where it
   * is not reached.
   */
  begin(provider: IdentityProvider, secrets: AttemptSecrets): Promise<string | undefined>;
  /** Exchanges the code of a callback for the identity. Rejects if any check of it fails. */
  identify(
    provider: IdentityProvider,
    answer: { readonly code: string; readonly issuer: string | undefined },
    secrets: AttemptSecrets,
  ): Promise<Identity>;
}

import type { Transaction } from 'kysely';
import { act } from '../../access/act.ts';
import { anyone, holderOfRow } from '../../access/anyone.ts';
import { insertAuditEntry } from '../../access/audit-entries.queries.ts';
import { lifetimeAt } from '../../access/session-lifetime.ts';
import { ConflictError, ForbiddenError, NotFoundError, NotSignedInError } from '../../errors.ts';
import type { Identity, IdentityProvider } from '../../ports.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';
import { mailProviderConnected, mailProviderDisconnected } from '../account-mail.ts';
import { findPasswordHash } from '../accounts.queries.ts';
import { confirmAddress, type Recipient } from '../email/mailed-tokens.queries.ts';
import { emailKey, isEmailAddress } from '../email-address.ts';
import { findSignedIn } from '../sessions/sessions.queries.ts';
import {
  type ConnectedProviderRow,
  deleteIdentity,
  findAccountForUpdate,
  findAccountOfIdentity,
  insertIdentity,
  listConnectedProviders,
} from './identities.queries.ts';
import { providerNames } from './identity-provider.ts';

/** The rules of connecting Google or LinkedIn to an account, and of parting them again. */
export class ConnectingService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** What an account is connected to. Who may ask is decided if the account is handed out: its owner, and operators. */
  async listOf(accountId: string): Promise<ConnectedProviderRow[]> {
    return listConnectedProviders(holderOfRow(this.#dependencies).db, accountId);
  }

  /**
   * Connects an identity to the account of a session. Its address must be confirmed, or be the one that the provider
   * calls verified: else a user could sign up with another person's address, connect an identity, and still come in
   * by it when that person has got the account back.
   *
   * @throws NotSignedInError if the session has ended meanwhile.
   * @throws ForbiddenError if the account's address is not confirmed.
   * @throws ConflictError if it, or another one of the provider, is connected already.
   */
  async connect(sessionId: string, provider: IdentityProvider, identity: Identity): Promise<void> {
    const { db } = anyone(this.#dependencies);
    const name = providerNames[provider];
    await inTransaction(db, async (transaction) => {
      const account = await this.#findOwner(transaction, sessionId);
      const owner = await findAccountOfIdentity(transaction, identity);
      if (owner?.id === account.id) {
        return;
      }
      if (owner) {
        throw new ConflictError(`This ${name} account is connected to another account here.`);
      }
      const isSameAddress = identity.email !== undefined && emailKey(identity.email) === account.emailKey;
      if (account.emailConfirmedAt === null && !(isSameAddress && identity.isEmailVerified)) {
        throw new ForbiddenError(`Confirm your email address first, then connect ${name}.`);
      }
      if (!(await this.insert(transaction, account, provider, identity))) {
        throw new ConflictError(`Another ${name} account is connected. Disconnect it first.`);
      }
      if (account.emailConfirmedAt === null) {
        await confirmAddress(transaction, account.id, this.#now.toISOString());
      }
    });
  }

  /**
   * Disconnects a provider from the account of the caller. It needs no password: it grants nothing, the last way to sign
   * in stays, and a user who finds a stranger's provider must be able to disconnect it at once. The account gets a mail.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if it is not connected.
   * @throws ConflictError if nothing else is left to sign in with.
   */
  async disconnect(provider: IdentityProvider): Promise<void> {
    const name = providerNames[provider];
    // Alone: of two providers that are disconnected at once, one may be the last way to sign in.
    await act(this.#dependencies, { as: 'member', lockAccount: 'exclusive' }, async ({ transaction, actor, audit }) => {
      const { accountId: id, email } = actor;
      const connected = await listConnectedProviders(transaction, id);
      const found = connected.find((one) => one.provider === provider);
      if (!found) {
        throw new NotFoundError(`${name} is not connected`);
      }
      if (connected.length === 1 && (await findPasswordHash(transaction, id)) === null) {
        throw new ConflictError(`You sign in with ${name} alone. Set a password before you disconnect it.`);
      }
      await deleteIdentity(transaction, found.id);
      audit('identity.disconnected', { subjectKind: 'identity', subjectId: found.id, ownerId: id });
      await mailProviderDisconnected(transaction, { id, email }, { provider, ...this.#occasion });
    });
  }

  /**
   * Connects an identity, in a transaction that has checked that it may be connected, and mails the account; false if
   * it cannot be connected.
   */
  async insert(
    transaction: Transaction<DB>,
    account: Recipient,
    provider: IdentityProvider,
    { issuer, subject, email }: Identity,
  ): Promise<boolean> {
    holderOfRow(this.#dependencies);
    const kept = email && isEmailAddress(email) ? email : '';
    const identity = { accountId: account.id, provider, issuer, subject, email: kept, now: this.#now.toISOString() };
    const id = await insertIdentity(transaction, identity);
    if (id !== undefined) {
      await this.#audit(transaction, 'identity.connected', account.id, id);
      await mailProviderConnected(transaction, account, { provider, ...this.#occasion });
    }
    return id !== undefined;
  }

  /** The account of a session, which stays as it is until the end of the transaction. @throws NotSignedInError */
  async #findOwner(transaction: Transaction<DB>, sessionId: string) {
    const session = await findSignedIn(transaction, sessionId, lifetimeAt(this.#now));
    const account = session && (await findAccountForUpdate(transaction, session.accountId));
    // A change of the password, which was waited for, may have ended the session meanwhile.
    const isStillSignedIn = account && (await findSignedIn(transaction, sessionId, lifetimeAt(this.#now)));
    if (!isStillSignedIn) {
      throw new NotSignedInError('Your session has ended. Sign in again.');
    }
    return account;
  }

  async #audit(transaction: Transaction<DB>, action: string, accountId: string, id: string): Promise<void> {
    const actor = { kind: 'account' as const, id: accountId };
    const subject = { subjectKind: 'identity', subjectId: id, ownerId: accountId };
    await insertAuditEntry(transaction, { actor, action, ...subject, now: this.#now.toISOString() });
  }

  get #occasion() {
    return { ports: this.#dependencies.ports, now: this.#now };
  }

  get #now(): Date {
    return this.#dependencies.ports.clock.now();
  }
}

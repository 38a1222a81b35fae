import type { Transaction } from 'kysely';
import { act } from '../access/act.ts';
import type { Actor } from '../access/actor.ts';
import { anyone } from '../access/anyone.ts';
import { insertAuditEntry } from '../access/audit-entries.queries.ts';
import { lockOrganisationOf } from '../access/members/memberships.queries.ts';
import { refuseColleagues, renameOrganisation } from '../access/organisation-name.ts';
import { signedIn } from '../access/viewer.ts';
import { ConflictError, KeyReusedError, NotSignedInError, ValidationError } from '../errors.ts';
import { createdBefore, once } from '../idempotency/once.ts';
import { LEGAL_VERSION, OUTDATED_TERMS } from '../legal/legal-version.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { inTransaction } from '../transaction.ts';
import { networkOfViewer } from '../visitors/visitor.ts';
import { passwordChanges, profileChanges, signUps } from './account-limits.ts';
import { mailConfirmation } from './account-mail.ts';
import type { AccountRow } from './account-row.ts';
import {
  areAlike,
  findAccount,
  findCredentialsForUpdate,
  findPasswordHash,
  insertAccount,
  updateProfile,
} from './accounts.queries.ts';
import { emailKey } from './email-address.ts';
import { checkEmailAddress } from './email-checks.ts';
import { checkNewPassword } from './passwords/password-checks.ts';
import { replacePassword } from './passwords/replace-password.ts';
import { UNASKED } from './profile/occupations.ts';
import { checkProfile, type GivenProfile } from './profile/profile-checks.ts';
import { countGuess } from './sessions/counted-guess.ts';
import { isOwnPassword } from './sessions/reauthentication.ts';
import { type Session, SessionIssuer, type StartedSession } from './sessions/session-issuer.ts';
import { refuseSuspended } from './suspension.ts';

/** What a user sends to open an account, not checked yet. */
export interface GivenAccount extends GivenProfile {
  readonly email: string;
  readonly password: string;
  readonly acceptTerms?: boolean | null | undefined;
  /** The version that was shown. */
  readonly termsVersion?: string | null | undefined;
}

/** Rules of the caller's own account. */
export class AccountsService {
  readonly #dependencies: ServiceDependencies;
  readonly #issuer: SessionIssuer;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
    this.#issuer = new SessionIssuer(dependencies);
  }

  /**
   * Opens an account and signs in. Whatever occupation is named, the account may do what any new one may. The same
   * request with the same Idempotency-Key opens it once, and signs in each time.
   *
   * @throws ValidationError that names each field.
   * @throws ConflictError if the address has an account, or while the same request is still running.
   * @throws KeyReusedError
   * @throws RateLimitedError
   */
  async signUp(given: GivenAccount): Promise<Session> {
    const { db, ports, viewer, idempotencyKey } = anyone(this.#dependencies);
    const checks = new FieldChecks();
    const { email, profile } = await this.#checkAccount(checks, given);
    const termsVersion = this.#checkTerms(checks, given);
    checks.done();
    await ports.limiter.take(signUps, networkOfViewer(viewer));
    const key = emailKey(email);
    const instant = ports.clock.now();
    // A cheap digest of the password is stored nowhere, as it could be guessed: it is compared with the account's own.
    const creation = {
      key: idempotencyKey,
      accountId: key,
      operation: 'signUp',
      given: { key, profile },
      now: instant,
    };
    const opened = await createdBefore(db, creation);
    if (opened !== undefined) {
      return this.#signInOnceMore(opened, key, given.password);
    }
    const passwordHash = await ports.passwords.hash(given.password);
    const now = instant.toISOString();
    let started: StartedSession | undefined;
    const id = await inTransaction(db, (transaction) =>
      once(transaction, creation, async () => {
        const account = { email, emailKey: key, passwordHash, termsVersion, profile, now };
        const inserted = await insertAccount(transaction, account);
        if (inserted === undefined) {
          throw notOpened();
        }
        const actor = { kind: 'account' as const, id: inserted };
        const subject = { subjectKind: 'account', subjectId: inserted, ownerId: inserted };
        await insertAuditEntry(transaction, { actor, action: 'account.signed_up', ...subject, now });
        await mailConfirmation(transaction, { id: inserted, email }, { ports, now: instant });
        started = await this.#issuer.start(transaction, inserted);
        return inserted;
      }),
    );
    return started ? this.#issuer.answer(started) : this.#signInOnceMore(id, key, given.password);
  }

  /** Notes in `checks` what else is wrong with a sign-up of which fields are missing or have been refused. */
  async checkPartOfSignUp(checks: FieldChecks, given: Partial<GivenAccount>): Promise<void> {
    anyone(this.#dependencies);
    await this.#checkAccount(checks, { ...given, email: given.email ?? '', password: given.password ?? '' });
    this.#checkTerms(checks, given);
  }

  /** The account of the caller; null for anyone else. */
  async me(): Promise<AccountRow | null> {
    const { db, viewer } = anyone(this.#dependencies);
    return viewer.kind === 'account' ? ((await findAccount(db, viewer.accountId)) ?? null) : null;
  }

  /**
   * Changes the profile of a user; absent fields stay. Publications of a verified account show
   * the name of its organisation, so a change of the name takes them down, and the account waits for verification again. A new
   * spelling of the same name does not. If the organisation has other members, it is renamed for all of them, by a member
   * who manages it.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names each field.
   */
  async updateProfile(given: GivenProfile): Promise<AccountRow> {
    const { ports } = this.#dependencies;
    return act(
      this.#dependencies,
      // Alone: the account is not verified between the look at the organisation and its change.
      {
        as: 'member',
        limit: profileChanges,
        lockFirst: (transaction) => lockOrganisationOf(transaction, signedIn(this.#dependencies.viewer).accountId),
        lockAccount: 'exclusive',
        changesFigures: true,
      },
      async ({ transaction, actor, now, audit }) => {
        const { accountId: id } = actor;
        const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        const checks = new FieldChecks();
        const profile = checkProfile(checks, { ...profileOf(actor), ...named }, actor.role);
        checks.done();
        const changedFields = profileFields.filter((field) => profile[field] !== actor[field]);
        const renames = changedFields.includes('organization');
        if (renames) {
          await refuseColleagues(transaction, id);
        }
        if (changedFields.length > 0) {
          await updateProfile(transaction, id, profile, now);
          audit('account.profile_changed', { subjectKind: 'account', subjectId: id, ownerId: id, changedFields });
        }
        if (renames) {
          const { organization: name } = profile;
          const isAlike = await areAlike(transaction, name, actor.organization);
          await renameOrganisation(transaction, { id, actor: { kind: 'account', id }, ports, now }, { name, isAlike });
        }
        return readOwn(transaction, id);
      },
    );
  }

  /** Notes in `checks` what else is wrong with a change of a profile of which fields have been refused. */
  checkPartOfProfile(checks: FieldChecks, given: GivenProfile): void {
    anyone(this.#dependencies);
    const acceptable = { firstName: 'A', lastName: 'A', phone: '01632 960 001', organization: 'A' };
    checkProfile(checks, { ...acceptable, ...given }, UNASKED);
  }

  /**
   * Changes the password, ends every session, and starts a new one for the caller.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async changePassword(currentPassword: string, newPassword: string): Promise<Session> {
    const { ports } = this.#dependencies;
    const started = await act(
      this.#dependencies,
      {
        as: 'member',
        input: (_db, { accountId }) => this.#checkPasswordChange(accountId, currentPassword, newPassword),
        // Of two changes with the same password one holds.
        lockAccount: 'exclusive',
      },
      async ({ transaction, actor: { accountId: id, email }, input: { currentHash, passwordHash }, instant: now }) => {
        if ((await findPasswordHash(transaction, id)) !== currentHash) {
          throw ValidationError.of('currentPassword', WRONG_CURRENT_PASSWORD);
        }
        const action = 'account.password_changed';
        await replacePassword(transaction, { account: { id, email }, passwordHash, action, ports, now });
        return this.#issuer.start(transaction, id);
      },
    );
    return this.#issuer.answer(started);
  }

  async #checkAccount(checks: FieldChecks, given: GivenAccount) {
    const email = checkEmailAddress(checks, 'email', given.email);
    await checkNewPassword(checks, 'password', given.password, this.#dependencies.ports.passwords);
    return { email, profile: checkProfile(checks, given, UNASKED) };
  }

  /**
   * The accepted version. Programs from before there were versions may still sign people up without one: then
   * no version is recorded as accepted, as it is not known which text was shown.
   */
  #checkTerms(checks: FieldChecks, { acceptTerms, termsVersion }: Partial<GivenAccount>): string | null {
    if (acceptTerms == null && this.#dependencies.door === 'rest') {
      return null;
    }
    if (!acceptTerms) {
      checks.refuse('acceptTerms', 'Accept the terms of service and privacy policy to create an account');
    } else if (termsVersion == null) {
      // Which version was shown is not known, and none that was not shown is recorded.
      return null;
    } else if (termsVersion !== LEGAL_VERSION.number) {
      checks.refuse('acceptTerms', OUTDATED_TERMS);
    }
    return LEGAL_VERSION.number;
  }

  async #checkPasswordChange(id: string, currentPassword: string, newPassword: string) {
    const { db, ports } = this.#dependencies;
    const checks = new FieldChecks();
    await checkNewPassword(checks, 'newPassword', newPassword, ports.passwords);
    if (newPassword === currentPassword) {
      checks.refuse('newPassword', 'Enter a password that is not the one you have');
    }
    checks.done();
    const currentHash = await findPasswordHash(db, id);
    if (!(await isOwnPassword(this.#dependencies, currentPassword, currentHash))) {
      throw ValidationError.of('currentPassword', WRONG_CURRENT_PASSWORD);
    }
    // Successful changes count too, apart from mistyped passwords: a user who knows the
    // password could otherwise send mails to another person's address without end.
    await ports.limiter.take(passwordChanges, id);
    return { currentHash, passwordHash: await ports.passwords.hash(newPassword) };
  }

  /** A sign-up that comes again: the password is part of the request, and guessing it is guessing. */
  async #signInOnceMore(id: string, key: string, password: string): Promise<Session> {
    const { db, ports } = this.#dependencies;
    const guess = await countGuess(this.#dependencies, { emailKey: key, accountId: id });
    const passwordHash = await findPasswordHash(db, id);
    if (!(await ports.passwords.matches(password, passwordHash))) {
      throw new KeyReusedError('This Idempotency-Key was sent with another request before. Send a new one.');
    }
    const started = await inTransaction(db, async (transaction) => {
      const present = await findCredentialsForUpdate(transaction, id);
      if (!present || present.passwordHash !== passwordHash) {
        throw notOpened();
      }
      await refuseSuspended(transaction, { id, ...present }, ports.site);
      return this.#issuer.signInAs(transaction, id);
    });
    await guess.giveBack();
    return this.#issuer.answer(started);
  }
}

/** Says what to do, in words that do not tell whether the address has an account. */
function notOpened(): ConflictError {
  const message =
    'If you have an account already, sign in or reset your password. If not, check your email address and try again';
  return new ConflictError('Failed to create account', [{ path: 'email', message }]);
}

const WRONG_CURRENT_PASSWORD = 'Your current password is not correct';
const profileFields = ['firstName', 'lastName', 'phone', 'organization', 'role'] as const;

function profileOf({ firstName, lastName, phone, organization, role }: Actor): GivenProfile {
  return { firstName, lastName, phone, organization, role };
}

async function readOwn(transaction: Transaction<DB>, id: string): Promise<AccountRow> {
  const account = await findAccount(transaction, id);
  if (!account) {
    throw new NotSignedInError('No user logged in');
  }
  return account;
}

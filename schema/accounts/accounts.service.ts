import { insertAuditEntry } from '../audit/audit.queries.ts';
import { ConflictError, ValidationError } from '../graph/errors.ts';
import { FieldChecks } from '../graph/field-checks.ts';
import { askVerificationAnew } from '../operations/access-changes.ts';
import { findAccessForUpdate } from '../operations/account-access.queries.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { signedIn } from '../viewer.ts';
import { networkOfViewer } from '../visitors/visitor.ts';
import { guesses, signUps } from './account-limits.ts';
import { mailConfirmation } from './account-mail.ts';
import type { AccountRow } from './account-row.ts';
import {
  findAccount,
  findCredentialsForUpdate,
  findPasswordHash,
  insertAccount,
  updateProfile,
} from './accounts.queries.ts';
import { emailKey } from './email-address.ts';
import { checkEmailAddress } from './email-checks.ts';
import { UNASKED } from './occupations.ts';
import { ownAccount } from './own-row.ts';
import { checkNewPassword } from './password-checks.ts';
import { checkProfile, type GivenProfile } from './profile-checks.ts';
import { replacePassword } from './replace-password.ts';
import { type Session, SessionIssuer } from './session-issuer.ts';
import { TERMS_VERSION } from './terms.ts';

/** What somebody sends to open an account, not looked at yet. */
export interface GivenAccount extends GivenProfile {
  readonly email: string;
  readonly password: string;
  readonly acceptTerms?: boolean | null | undefined;
}

/** The rules of one's own account. */
export class AccountsService {
  readonly #dependencies: ServiceDependencies;
  readonly #issuer: SessionIssuer;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
    this.#issuer = new SessionIssuer(dependencies);
  }

  /**
   * Opens an account and signs in. Whatever occupation is named, the account may do what any new one may.
   *
   * @throws ValidationError that names each field.
   * @throws ConflictError where the address has an account.
   * @throws RateLimitedError
   */
  async signUp(given: GivenAccount): Promise<Session> {
    const { db, ports, viewer } = this.#dependencies;
    const checks = new FieldChecks();
    const email = checkEmailAddress(checks, 'email', given.email);
    await checkNewPassword(checks, 'password', given.password, ports.passwords);
    const profile = checkProfile(checks, given, UNASKED);
    const isLegacy = this.#dependencies.door === 'rest' && given.acceptTerms == null;
    if (!given.acceptTerms && !isLegacy) {
      checks.refuse('acceptTerms', 'Accept the terms of service and privacy policy to create an account');
    }
    checks.done();
    await ports.limiter.take(signUps, networkOfViewer(viewer));
    const passwordHash = await ports.passwords.hash(given.password);
    const now = this.#now;
    const started = await inTransaction(db, async (transaction) => {
      const id = await insertAccount(transaction, {
        email,
        emailKey: emailKey(email),
        passwordHash,
        termsVersion: isLegacy ? null : TERMS_VERSION,
        profile,
        now,
      });
      if (id === undefined) {
        return undefined;
      }
      const actor = { kind: 'account' as const, id };
      const subject = { subjectKind: 'account', subjectId: id, ownerId: id };
      await insertAuditEntry(transaction, { actor, action: 'account.signed_up', ...subject, now });
      await mailConfirmation(transaction, { id, email }, { site: ports.site, now: new Date(now) });
      return this.#issuer.start(transaction, id);
    });
    if (!started) {
      throw new ConflictError('Failed to create account');
    }
    return this.#issuer.answer(started);
  }

  /** The account of whoever asks; null for anyone else. */
  async me(): Promise<AccountRow | null> {
    const { db, viewer } = this.#dependencies;
    return viewer.kind === 'account' ? ((await findAccount(db, viewer.accountId)) ?? null) : null;
  }

  /**
   * Changes what somebody tells about themselves; fields that are absent stay. What a verified account publishes bears
   * the name of its organisation, so a change of that has the account wait for verification anew.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names each field.
   */
  async updateProfile(given: GivenProfile): Promise<AccountRow> {
    const { db, viewer } = this.#dependencies;
    const { accountId: id } = signedIn(viewer);
    const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const now = this.#now;
    await inTransaction(db, async (transaction) => {
      // Nobody verifies it between the look at the organisation and its change.
      await findAccessForUpdate(transaction, id);
      const known = await ownAccount({ ...this.#dependencies, db: transaction });
      const checks = new FieldChecks();
      const profile = checkProfile(checks, { ...profileOf(known), ...named }, known.role);
      checks.done();
      const changedFields = profileFields.filter((field) => profile[field] !== known[field]);
      if (changedFields.length === 0) {
        return;
      }
      const actor = { kind: 'account' as const, id };
      await updateProfile(transaction, id, profile, now);
      const subject = { subjectKind: 'account', subjectId: id, ownerId: id, changedFields };
      await insertAuditEntry(transaction, { actor, action: 'account.profile_changed', ...subject, now });
      if (changedFields.includes('organization')) {
        await askVerificationAnew(transaction, { id, actor, now });
      }
    });
    return this.#own();
  }

  /**
   * Changes the password, ends every session, and starts a new one for whoever asks.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async changePassword(currentPassword: string, newPassword: string): Promise<Session> {
    const { db, ports } = this.#dependencies;
    const { id, email } = await this.#own();
    const checks = new FieldChecks();
    await checkNewPassword(checks, 'newPassword', newPassword, ports.passwords);
    checks.done();
    await ports.limiter.take(guesses, emailKey(email));
    const currentHash = await findPasswordHash(db, id);
    if (!(await ports.passwords.matches(currentPassword, currentHash))) {
      throw ValidationError.of('currentPassword', WRONG_CURRENT_PASSWORD);
    }
    const passwordHash = await ports.passwords.hash(newPassword);
    const now = ports.clock.now();
    const started = await inTransaction(db, async (transaction) => {
      // Of two changes with the same password one holds.
      if ((await findCredentialsForUpdate(transaction, id))?.passwordHash !== currentHash) {
        throw ValidationError.of('currentPassword', WRONG_CURRENT_PASSWORD);
      }
      const action = 'account.password_changed';
      await replacePassword(transaction, { account: { id, email }, passwordHash, action, site: ports.site, now });
      return this.#issuer.start(transaction, id);
    });
    return this.#issuer.answer(started);
  }

  #own(): Promise<AccountRow> {
    return ownAccount(this.#dependencies);
  }

  get #now(): string {
    return this.#dependencies.ports.clock.now().toISOString();
  }
}

const WRONG_CURRENT_PASSWORD = 'Your current password is not correct';
const profileFields = ['firstName', 'lastName', 'phone', 'organization', 'role'] as const;

function profileOf({ firstName, lastName, phone, organization, role }: AccountRow): GivenProfile {
  return { firstName, lastName, phone, organization, role };
}

import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { isOfOwn } from '../../access/members/membership.ts';
import { emailKey } from '../../accounts/email-address.ts';
import { ForbiddenError, ValidationError } from '../../errors.ts';
import type { DB } from '../../tables.ts';
import { visibleOf } from '../../text/visible-text.ts';
import { dialled, type GivenContact } from './equipment-draft.ts';
import { reviewAllOfSupplier, type SentIn } from './equipment-postings.queries.ts';
import {
  findSupplierOfName,
  findSupplierOfNameForUpdate,
  giveSupplier,
  insertSupplier,
  listApprovedApplicants,
  type NamedSupplier,
  updateSupplierContact,
} from './own-suppliers.queries.ts';

/** What the products of a supplier show who does not say where they are. */
const SOMEWHERE = 'United Kingdom';

/** Characters that a supplier's name may have; what looks like one may stand for several. */
const LONGEST_NAME = 200;

/**
 * The supplier by the name of the seller's organisation, who is added where there is none. One that is not the seller's
 * own is never taken over, however the name is spelled, unless operators have approved it on the seller's application, which
 * takes no account.
 *
 * @throws ValidationError
 */
export async function supplierOf(
  transaction: Transaction<DB>,
  seller: Actor,
  contact: GivenContact,
  now: string,
): Promise<string> {
  const name = plainName(seller.organization);
  if (name === '') {
    throw ValidationError.of('organization', 'Enter your organisation in your profile first');
  }
  if (name.length > LONGEST_NAME) {
    throw ValidationError.of('organization', `Organisation must be ${LONGEST_NAME} characters or fewer`);
  }
  const named = await findSupplierOfNameForUpdate(transaction, name);
  const known = named && (await claimed(transaction, named, seller, now));
  if (known && isOfOwn(seller, known)) {
    await changeContact(transaction, known, contact, { isToReview: true, now });
    return known.id;
  }
  const phone = contact.phone ?? dialled(seller.phone);
  if (!known && !/^\+?[0-9][0-9 ]{4,29}$/.test(phone)) {
    throw ValidationError.of('phone', 'Enter a phone number for buyers');
  }
  const location = contact.location ?? SOMEWHERE;
  const added = known
    ? undefined
    : ((await insertSupplier(transaction, {
        ...{ name, location, phone },
        ownerId: seller.accountId,
        organisationId: seller.membership?.organisationId ?? null,
      })) ?? (await addedMeanwhile(transaction, name, seller)));
  if (added === undefined) {
    throw ValidationError.of(
      'organization',
      `Somebody else sells as '${name}' here. Contact us to list products under this name`,
    );
  }
  return added;
}

/** A supplier as it is; the seller's own from now on, if it has no owner and was approved on an application of theirs. */
async function claimed(
  transaction: Transaction<DB>,
  named: NamedSupplier,
  { accountId, email, emailConfirmedAt, membership }: Actor,
  now: string,
): Promise<NamedSupplier> {
  if (named.ownerId !== null || named.organisationId !== null) {
    return named;
  }
  const applicants = await listApprovedApplicants(transaction, named.id);
  const isOfSeller = applicants.some(
    (applicant) =>
      applicant.accountId === accountId || (emailConfirmedAt !== null && emailKey(applicant.email) === emailKey(email)),
  );
  if (!isOfSeller) {
    return named;
  }
  const owner = { ownerId: accountId, organisationId: membership?.organisationId ?? null };
  await giveSupplier(transaction, named.id, { ...owner, now });
  return { ...named, ...owner };
}

/** The seller's own supplier, where another request of theirs has just added it. */
async function addedMeanwhile(transaction: Transaction<DB>, name: string, seller: Actor): Promise<string | undefined> {
  const found = await findSupplierOfNameForUpdate(transaction, name);
  return found && isOfOwn(seller, found) ? found.id : undefined;
}

/**
 * Changes where a supplier is and how to ring them. All that the supplier offers then goes to review, unless whoever
 * reviews has changed it.
 */
export async function changeContact(
  transaction: Transaction<DB>,
  supplier: NamedSupplier,
  { location, phone }: GivenContact,
  { isToReview, now }: SentIn,
): Promise<void> {
  const changed = { location: location ?? supplier.location, phone: phone ?? supplier.phone };
  if (changed.location !== supplier.location || changed.phone !== supplier.phone) {
    await updateSupplierContact(transaction, supplier.id, { ...changed, now });
    if (isToReview) {
      await reviewAllOfSupplier(transaction, supplier.id, now);
    }
  }
}

/**
 * A product is changed in the name under which it is sold: a user who is with another organisation now can only
 * withdraw it.
 *
 * @throws ForbiddenError
 */
export async function maySellAs(db: Kysely<DB>, { organization }: Actor, { id, name }: NamedSupplier): Promise<void> {
  const own = await findSupplierOfName(db, plainName(organization));
  if (own?.id !== id) {
    throw new ForbiddenError(`You listed this product as '${name}'. You can only withdraw it.`);
  }
}

/** In the form in which names are compared, so that a name is not another one that looks the same. */
function plainName(organization: string): string {
  return visibleOf(organization.normalize('NFKC')).replaceAll(/\s+/g, ' ').trim();
}

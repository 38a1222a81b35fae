import type { Kysely } from 'kysely';
import type { Access } from '../../../schema/access/viewer.ts';
import { occupations } from '../../../schema/accounts/profile/occupations.ts';
import type { DB } from '../../../schema/tables.ts';
import { createAccount } from '../../factories/account.ts';
import { createApiKey } from '../../factories/api-key.ts';
import { createArticleComment } from '../../factories/article-comment.ts';
import { createBulkOrder } from '../../factories/bulk-order.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createApplicationNote, createJobApplication } from '../../factories/job-application.ts';
import { createJobDraft } from '../../factories/job-draft.ts';
import { createInvitation, createOrganisation } from '../../factories/organisation.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { createTierRequest } from '../../factories/tier-request.ts';
import { createWaitingWebhook } from '../../factories/webhook.ts';
import { testNow } from '../../support/test-app.ts';

/**
 * Who asks: each occupation is that of a new account; the owner is whose records are asked for, and another owner has
 * records of the same kinds. A colleague publishes for the organisation of the owner; a former one did, and is verified for
 * another one of the same name.
 */
export const actors = [
  'anonymous',
  ...occupations,
  'verified',
  'another owner',
  'owner',
  'colleague',
  'former colleague',
  'operator',
  'suspended',
] as const;
export type Actor = (typeof actors)[number];

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly lastName: string;
  readonly phone: string;
  readonly organization: string;
  readonly sessionId: string;
  readonly token: string;
  readonly refreshToken: string;
}

export interface People {
  /** The caller; null if that is anonymous. */
  readonly self: Person | undefined;
  /** A user with records of their own. */
  readonly owner: Person;
  /** Another user, an operator, so that no other one is the last. */
  readonly bystander: Person;
  /** Another user who waits to be verified, with a confirmed address. */
  readonly candidate: Person;
  /** Another user who is suspended. */
  readonly locked: Person;
  readonly occupation: string;
  /** Identifier of a closed post of the owner, which is in no list. */
  readonly job: string;
  /** Identifier of a product of the owner that waits for its review. */
  readonly equipment: string;
  /** Identifier of an application of the owner for a post of the bystander. */
  readonly ownApplication: string;
  /** Identifier of an application of the bystander for the post of the owner. */
  readonly receivedApplication: string;
  /** Identifier of a draft of a post of the owner, and of their organisation. */
  readonly draft: string;
  /** Identifier of a note of the owner on that application. */
  readonly receivedNote: string;
  /** Identifier of an API key of the owner. */
  readonly apiKey: string;
  /** Identifier of a webhook of the owner, and of a message to it. */
  readonly webhook: string;
  readonly webhookDelivery: string;
  /** Identifier of a request of the owner for a tier. */
  readonly tierRequest: string;
  /** Identifier of a bulk order of the owner. */
  readonly order: string;
  /** Identifier of the membership of the bystander in the organisation of the owner, who both manage it. */
  readonly membership: string;
  /** Identifier of an invitation to that organisation. */
  readonly invitation: string;
  /** Identifier of an invitation of the owner to another organisation. */
  readonly receivedInvitation: string;
  /** Identifier of what the owner is asked to quote for, and of an item of it. */
  readonly quoteRequest: string;
  readonly quotedItem: string;
  /** Identifier of a comment of the owner that is held. */
  readonly comment: string;
  /** Identifier of a comment of the bystander that everyone reads. */
  readonly shownComment: string;
}

/** What each actor's own account may do. */
const access: Partial<Record<Actor, Access>> = {
  verified: 'verified',
  'another owner': 'verified',
  owner: 'verified',
  colleague: 'verified',
  'former colleague': 'verified',
  operator: 'operator',
};
/** The article of the sample that they discuss: "six-employment-checks". */
const article = '01a1a0ac-2a40-7b52-8b18-17f1c5d38d92';
/** All that are not the owner ask with one account, so that answers can be the same to the byte. */
const numbers = { bystander: 1, owner: 2, self: 3, candidate: 4, locked: 5 };

/** Makes the people of one question anew; no other user has an account then. */
export async function createPeople(db: Kysely<DB>, actor: Actor): Promise<People> {
  await db.deleteFrom('account').execute();
  await db.deleteFrom('organisation').execute();
  const bystander = await createPerson(db, 'bystander', 'operator');
  const owner = await createPerson(db, 'owner', 'verified', { organization: 'Owner’s clinic' });
  const candidate = await createPerson(db, 'candidate', 'member', {
    organization: 'Candidate’s clinic',
    confirmed: true,
  });
  const locked = await createPerson(db, 'locked', 'verified', { suspended: true });
  // A place that is there anyway: the towns are a question of their own.
  const { id: place } = await db.selectFrom('place').select('id').orderBy('id').executeTakeFirstOrThrow();
  const others = { bystander, place, other: (await createClosedJob(db, bystander, place)).id };
  const records = await createRecords(db, owner, others);
  const discussion = { article_id: article, posted_at: testNow.toISOString() };
  // The same each time, as it is in the cursors that everyone is answered.
  const shownComment = '01a1ede2-0000-7000-8000-000000000021';
  await createArticleComment(db, { ...discussion, id: shownComment, account_id: bystander.id });
  const occupation = occupations.find((name) => name === actor) ?? 'nurse';
  const suspended = actor === 'suspended';
  const organization = organizations[actor] ?? 'Test hospital';
  const self =
    actor === 'anonymous' || actor === 'owner'
      ? undefined
      : await createPerson(db, 'self', access[actor] ?? 'member', { occupation, suspended, organization });
  if (actor === 'another owner' && self) {
    await createRecords(db, self, others);
  }
  const colleague = actor === 'colleague' && self ? [{ id: self.id, roles: ['publish'] } as const] : [];
  const manager = { id: bystander.id, roles: ['manage'] } as const;
  const own = await createOrganisation(db, [owner, manager, ...colleague], { name: owner.organization });
  if ((actor === 'another owner' || actor === 'former colleague') && self) {
    await createOrganisation(db, [self], { name: self.organization });
  }
  if (actor === 'former colleague' && self) {
    // They were asked while they answered for the supplier.
    const asked = db.updateTable('quote_request').set({ account_id: self.id });
    await asked.where('id', '=', records.quoteRequest).execute();
  }
  const elsewhere = await createOrganisation(db, [], { name: 'Elsewhere' });
  const membership = own.memberships[1] ?? '';
  const invitation = await createInvitation(db, own.id, 'invited@example.com');
  const receivedInvitation = await createInvitation(db, elsewhere.id, owner.email);
  const invitations = { membership, invitation, receivedInvitation };
  const people = { owner, bystander, candidate, locked };
  return { self: actor === 'owner' ? owner : self, ...people, occupation, ...records, ...invitations, shownComment };
}

const organizations: Partial<Record<Actor, string>> = {
  'another owner': 'Another owner’s clinic',
  'former colleague': 'Owner’s clinic',
};

interface Others {
  readonly bystander: Person;
  readonly place: string;
  /** Identifier of a post of the bystander. */
  readonly other: string;
}

/** Gives a user a post with an application, a product and a comment that wait, and an application for another's post. */
async function createRecords(
  db: Kysely<DB>,
  { id: owner_id, email, organization }: Person,
  { bystander, place, other }: Others,
): Promise<
  Pick<
    People,
    | 'job'
    | 'equipment'
    | 'ownApplication'
    | 'receivedApplication'
    | 'receivedNote'
    | 'apiKey'
    | 'webhook'
    | 'webhookDelivery'
    | 'tierRequest'
    | 'draft'
    | 'comment'
    | 'order'
    | 'quoteRequest'
    | 'quotedItem'
  >
> {
  const job = await createClosedJob(db, { id: owner_id }, place);
  const supplier = await createSupplier(db, { name: organization, owner_id });
  const equipment = await createEquipment(db, {
    owner_id,
    reference: `OF-${email}`,
    review_state: 'in_review',
    submitted_at: testNow.toISOString(),
    created_at: testNow.toISOString(),
    supplier_id: supplier.id,
  });
  const own = await createJobApplication(db, { job_id: other, account_id: owner_id, applicant_email: email });
  const received = await createJobApplication(db, {
    job_id: job.id,
    account_id: bystander.id,
    statement: `For the post of ${email} alone.`,
  });
  const { id: receivedNote } = await createApplicationNote(db, {
    ...{ application_id: received.id, author_id: owner_id, text: `Noted by ${email}.` },
  });
  const { id: draft } = await createJobDraft(db, { owner_id, content: draftOf(email) });
  const order = await createBulkOrder(db, { account_id: owner_id, email });
  const asked = await createBulkOrder(db, { account_id: bystander.id });
  const { id: quoteRequest } = await db
    .insertInto('quote_request')
    .values({ order_id: asked.id, account_id: owner_id, supplier_id: supplier.id, asked_at: testNow.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: comment } = await createArticleComment(db, {
    ...{ article_id: article, account_id: owner_id, text: `Held for ${email}.` },
    ...{ state: 'held', posted_at: testNow.toISOString(), waiting_since: testNow.toISOString() },
  });
  const { id: apiKey } = await createApiKey(db, { account_id: owner_id, name: `Key of ${email}` });
  const url = `https://${email.split('@')[0]}.example/`;
  const webhooks = await createWaitingWebhook(db, { account_id: owner_id, url });
  const { id: tierRequest } = await createTierRequest(db, { account_id: owner_id, purpose: `Wanted by ${email}.` });
  const orders = { apiKey, tierRequest, order: order.id, quoteRequest, quotedItem: asked.items[0] ?? '' };
  const applications = { ownApplication: own.id, receivedApplication: received.id, receivedNote, draft };
  return { job: job.id, equipment: equipment.id, ...applications, comment, ...orders, ...webhooks };
}

/** A draft that can be published, with words of its owner alone. */
function draftOf(email: string): string {
  return JSON.stringify({
    ...{ title: 'Midwife', department: 'Maternity', location: 'Leeds', type: 'permanent', urgency: 'low' },
    ...{ salaryMin: 30_000, salaryMax: 40_000, description: `Drafted by ${email}.` },
  });
}

function createClosedJob(db: Kysely<DB>, { id: owner_id }: Pick<Person, 'id'>, place_id: string) {
  return createJob(db, { owner_id, place_id, closed_at: testNow.toISOString() });
}

async function createPerson(
  db: Kysely<DB>,
  name: keyof typeof numbers,
  level: Access,
  { occupation = 'user', suspended = false, confirmed = false, organization = 'Test hospital' } = {},
): Promise<Person> {
  const id = `01a1ede2-0000-7000-8000-00000000000${numbers[name]}`;
  const sessionId = `01a1ede2-0000-7000-8000-00000000001${numbers[name]}`;
  const email = `the-${name}@example.com`;
  const suspendedAt = suspended ? testNow.toISOString() : null;
  const confirmedAt = confirmed ? testNow.toISOString() : null;
  const account = { id, email, access: level, suspended_at: suspendedAt, email_confirmed_at: confirmedAt };
  const lastName = `${name[0]?.toUpperCase()}${name.slice(1)}-Surname`;
  const phone = `01632 960 10${numbers[name]}`;
  await createAccount(db, account, { last_name: lastName, phone, role: occupation, organization });
  const { accessToken, refreshToken } = await createSession(db, { id: sessionId, account_id: id });
  return { id, email, lastName, phone, organization, sessionId, token: accessToken, refreshToken };
}

/** What of others, and of what they have, no other user may be told. */
export function secretsOf({
  owner,
  candidate,
  locked,
  equipment,
  receivedApplication,
  receivedNote,
  apiKey,
  webhook,
  webhookDelivery,
  tierRequest,
  draft,
  ownApplication,
  order,
  quoteRequest,
  comment,
}: People): string[] {
  const people = [owner, candidate, locked].flatMap(
    ({ id, email, lastName, phone, sessionId, token, refreshToken }) => [
      id,
      email,
      lastName,
      phone,
      sessionId,
      token,
      refreshToken,
    ],
  );
  const applications = [receivedApplication, receivedNote, draft, ownApplication];
  const partners = [apiKey, webhook, webhookDelivery, tierRequest];
  return [...people, equipment, ...applications, ...partners, order, quoteRequest, comment];
}

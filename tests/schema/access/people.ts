import type { Kysely } from 'kysely';
import { occupations } from '../../../schema/accounts/occupations.ts';
import type { DB } from '../../../schema/tables.ts';
import type { Access } from '../../../schema/viewer.ts';
import { createAccount } from '../../factories/account.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { testNow } from '../../support/test-app.ts';

/** Who asks: each occupation is that of a new account; the owner is whose records are asked for. */
export const actors = [
  'anonymous',
  ...occupations,
  'verified',
  'another owner',
  'owner',
  'operator',
  'suspended',
] as const;
export type Actor = (typeof actors)[number];

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  readonly token: string;
  readonly refreshToken: string;
}

export interface People {
  /** Whoever asks; nobody where that is anonymous. */
  readonly self: Person | undefined;
  /** Somebody with records of their own. */
  readonly owner: Person;
  /** Somebody else, an operator, so that no other one is the last. */
  readonly bystander: Person;
  readonly occupation: string;
  /** Identifier of a closed post of the owner, which is in no list. */
  readonly job: string;
  /** Identifier of a product of the owner that waits for its review. */
  readonly equipment: string;
  /** Identifier of an application of the owner for a post of the bystander. */
  readonly ownApplication: string;
  /** Identifier of an application of the bystander for the post of the owner. */
  readonly receivedApplication: string;
}

/** What each actor's own account may do. */
const access: Partial<Record<Actor, Access>> = {
  verified: 'verified',
  'another owner': 'verified',
  owner: 'verified',
  operator: 'operator',
};
/** All that are not the owner ask with one account, so that answers can be the same to the byte. */
const numbers = { bystander: 1, owner: 2, self: 3 };

/** Makes the people of one question anew; nobody else has an account then. */
export async function createPeople(db: Kysely<DB>, actor: Actor): Promise<People> {
  await db.deleteFrom('account').execute();
  const bystander = await createPerson(db, 'bystander', 'operator');
  const owner = await createPerson(db, 'owner', 'verified');
  // A place that is there anyway: the towns are a question of their own.
  const { id: place } = await db.selectFrom('place').select('id').orderBy('id').executeTakeFirstOrThrow();
  const closed = { owner_id: owner.id, place_id: place, closed_at: testNow.toISOString() };
  const { id: job } = await createJob(db, closed);
  const { id: equipment } = await createEquipment(db, {
    owner_id: owner.id,
    reference: 'OWNERS-1',
    review_state: 'in_review',
    submitted_at: testNow.toISOString(),
    created_at: testNow.toISOString(),
    supplier_id: (await createSupplier(db, { name: 'Owner’s clinic', owner_id: owner.id })).id,
  });
  const other = await createJob(db, { ...closed, owner_id: bystander.id });
  const applications = await createApplications(db, { owner, bystander, job, other: other.id });
  const occupation = occupations.find((name) => name === actor) ?? 'nurse';
  const self =
    actor === 'anonymous' || actor === 'owner'
      ? undefined
      : await createPerson(db, 'self', access[actor] ?? 'member', { occupation, suspended: actor === 'suspended' });
  return { self: actor === 'owner' ? owner : self, owner, bystander, occupation, job, equipment, ...applications };
}

async function createApplications(
  db: Kysely<DB>,
  { owner, bystander, job, other }: Pick<People, 'owner' | 'bystander' | 'job'> & { readonly other: string },
): Promise<Pick<People, 'ownApplication' | 'receivedApplication'>> {
  const { email: applicant_email } = owner;
  const own = await createJobApplication(db, { job_id: other, account_id: owner.id, applicant_email });
  const received = await createJobApplication(db, { job_id: job, account_id: bystander.id });
  return { ownApplication: own.id, receivedApplication: received.id };
}

async function createPerson(
  db: Kysely<DB>,
  name: keyof typeof numbers,
  level: Access,
  { occupation = 'user', suspended = false } = {},
): Promise<Person> {
  const id = `01a1ede2-0000-7000-8000-00000000000${numbers[name]}`;
  const sessionId = `01a1ede2-0000-7000-8000-00000000001${numbers[name]}`;
  const email = `the-${name}@example.com`;
  const suspendedAt = suspended ? testNow.toISOString() : null;
  await createAccount(db, { id, email, access: level, suspended_at: suspendedAt }, { role: occupation });
  const { accessToken, refreshToken } = await createSession(db, { id: sessionId, account_id: id });
  return { id, email, sessionId, token: accessToken, refreshToken };
}

/** Everything that is kept of a person, to see whether it has changed. */
export async function rowsOf(db: Kysely<DB>, { id }: Person): Promise<unknown> {
  return {
    account: await db.selectFrom('account').selectAll().where('id', '=', id).execute(),
    profile: await db.selectFrom('user_profile').selectAll().where('id', '=', id).execute(),
    sessions: await db.selectFrom('session').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    equipment: await db.selectFrom('equipment').selectAll().where('owner_id', '=', id).orderBy('id').execute(),
    applications: await db
      .selectFrom('job_application')
      .selectAll()
      .where((where) =>
        where.or([
          where('account_id', '=', id),
          where('job_id', 'in', db.selectFrom('job').select('job.id').where('owner_id', '=', id)),
        ]),
      )
      .orderBy('id')
      .execute(),
    entries: await db.selectFrom('audit_entry').selectAll().where('owner_id', '=', id).orderBy('id').execute(),
  };
}

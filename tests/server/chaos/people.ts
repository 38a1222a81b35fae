import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { jsonWebTokens } from '../../../server/credentials/access-tokens.ts';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { testSecret } from '../../support/test-app.ts';

/** What the portals of these tests are told to be: an access token is good for that alone. */
export const publicOrigin = 'http://127.0.0.1';

export interface Person {
  readonly id: string;
  readonly token: string;
}

/** Those who write, and what they write about. */
export interface People {
  readonly employers: readonly Person[];
  readonly applicants: readonly Person[];
  readonly others: readonly Person[];
  /** Posts that the applicants have not applied for. */
  readonly jobIds: readonly string[];
  /** Of documents. */
  readonly slugs: readonly string[];
}

const clock = { now: () => new Date() };
const signer = jsonWebTokens({ secrets: [testSecret], origin: publicOrigin, clock });
const GOOD_FOR_MS = 3_600_000;

/** Adds people with sessions to a filled database. */
export async function addPeople(db: Kysely<DB>, jobs: number): Promise<People> {
  const employers = await addEach(db, 5, 'verified');
  const owner = employers[0]?.id ?? '';
  const jobIds: string[] = [];
  for (let number = 0; number < jobs; number += 1) {
    jobIds.push((await createJob(db, { owner_id: owner })).id);
  }
  const documents = await db.selectFrom('document').select('slug').execute();
  return {
    employers,
    applicants: await addEach(db, 10, 'member'),
    others: await addEach(db, 10, 'member'),
    jobIds,
    slugs: documents.map(({ slug }) => slug),
  };
}

async function addEach(db: Kysely<DB>, count: number, access: 'member' | 'verified'): Promise<Person[]> {
  const people: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id } = await createAccount(db, { access });
    const now = clock.now();
    const begun = { created_at: now.toISOString(), last_used_at: now.toISOString() };
    const session = await createSession(db, { account_id: id, ...begun });
    people.push({ id, token: await signer.sign(session.id, new Date(now.getTime() + GOOD_FOR_MS)) });
  }
  return people;
}

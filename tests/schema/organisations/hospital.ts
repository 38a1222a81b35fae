import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Access } from '../../../schema/access/viewer.ts';
import { createAccount } from '../../factories/account.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

/** A user of these tests. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export let app: TestApp;
export let manager: Person;
export let colleague: Person;
export let operator: Person;
export let organisationId: string;
export let memberships: readonly string[];
export let jobId: string;
export let equipmentId: string;
let applicationId: string;

/** Has each test begin with an organisation of two, who publish, and an operator; the first of the two manages it. */
export function beginsWithHospital(): void {
  beforeAll(async () => {
    app = await openTestApp({ environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('account').execute();
    await app.db.deleteFrom('organisation').execute();
    await app.db.deleteFrom('outgoing_mail').execute();
    manager = await person('verified');
    colleague = await person('verified');
    operator = await person('operator', 'The portal');
    jobId = (await createJob(app.db, { owner_id: manager.id })).id;
    const { id: supplier_id } = await createSupplier(app.db, { name: 'First hospital', owner_id: manager.id });
    const product = { owner_id: manager.id, supplier_id, submitted_at: testNow.toISOString() };
    equipmentId = (await createEquipment(app.db, product)).id;
    applicationId = (await createJobApplication(app.db, { job_id: jobId, account_id: (await person('member', '')).id }))
      .id;
    const members = [{ id: manager.id }, { id: colleague.id, roles: ['publish'] } as const];
    ({ id: organisationId, memberships } = await createOrganisation(app.db, members, { name: 'First hospital' }));
  });
}

export async function person(access: Access, organization = 'First hospital'): Promise<Person> {
  const { id, email } = await createAccount(app.db, { access }, { organization });
  return { id, email, token: (await createSession(app.db, { account_id: id })).accessToken };
}

export async function mutate(call: string, as: Person): Promise<string> {
  const query = `mutation { done: ${call} { __typename ... on Error { message } } }`;
  const { data, errors } = await askGraph(app, query, { token: as.token });
  expect(errors).toBeUndefined();
  const { __typename, message } = (data as { done: { __typename: string; message?: string } }).done;
  return message ? `${__typename}: ${message}` : __typename;
}

export async function read(query: string, as?: Person): Promise<Record<string, unknown>> {
  const { data, errors } = await askGraph(app, query, { token: as?.token });
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
}

export const job = `input: { title: "Midwife", department: "Maternity", location: "Leeds", type: PERMANENT, urgency: LOW,
  salaryMin: 30000, salaryMax: 40000, description: "Care for families." }`;
export const product = `input: { name: "Monitor", description: "For wards.", category: MONITORING, price: 9.5,
  condition: NEW, inStock: 3 }`;
export const suspend = (who: Person) =>
  mutate(`suspendAccount(id: "${who.id}", reason: "Two people have complained.")`, operator);
export const isThere = async () => {
  const { job: found, equipmentItem } = await read(
    `{ job(id: "${jobId}") { isOpen } equipmentItem(id: "${equipmentId}") { isOffered } }`,
  );
  return {
    job: (found as { isOpen: boolean } | null)?.isOpen ?? null,
    product: (equipmentItem as { isOffered: boolean } | null)?.isOffered ?? null,
  };
};
export const mails = async () =>
  await app.db.selectFrom('outgoing_mail').select(['kind', 'recipient', 'body_text']).orderBy('id').execute();
export const accessOf = async ({ id }: Person) =>
  (await app.db.selectFrom('account').select('access').where('id', '=', id).executeTakeFirstOrThrow()).access;
export const ownerOf = async (table: 'job' | 'equipment', id: string) =>
  (await app.db.selectFrom(table).select('owner_id').where('id', '=', id).executeTakeFirstOrThrow()).owner_id;

/** All that a colleague may do to what the owner has published, and how each was answered. */
export async function attempts(as: Person): Promise<Record<string, string>> {
  const calls = {
    update: `updateJob(id: "${jobId}", ${job.replace('input: {', 'input: { applyUrl: "https://example.com/apply",')})`,
    move: `moveApplication(id: "${applicationId}", stage: SHORTLISTED)`,
    close: `closeJob(id: "${jobId}")`,
    reopen: `reopenJob(id: "${jobId}")`,
    product: `updateEquipment(id: "${equipmentId}", ${product})`,
    withdraw: `withdrawEquipment(id: "${equipmentId}")`,
  };
  const answers: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls)) {
    answers[name] = await mutate(call, as);
  }
  return answers;
}

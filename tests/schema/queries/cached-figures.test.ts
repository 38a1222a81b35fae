import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Access } from '../../../schema/access/viewer.ts';
import { createAccount } from '../../factories/account.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let operator: string;
let owner: { readonly id: string; readonly token: string };

beforeAll(async () => {
  app = await openTestApp();
  operator = (await person('operator')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await person('verified');
});

async function person(access: Access) {
  const { id } = await createAccount(app.db, { access });
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
}

async function figures() {
  const { data } = await askGraph(app, '{ jobStats { openPositions } equipmentStats { totalItems } }');
  const { jobStats, equipmentStats } = data as {
    jobStats: { openPositions: number };
    equipmentStats: { totalItems: number };
  };
  return { jobs: jobStats.openPositions, products: equipmentStats.totalItems };
}

async function change(call: string, token: string) {
  const { data, errors } = await askGraph(app, `mutation { done: ${call} { __typename } }`, { token });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ done: { __typename: expect.stringMatching(/Payload$/) } });
}

const job = `input: { title: "Counted nurse", department: "Ward", location: "Leeds", type: PERMANENT, urgency: LOW,
  salaryMin: 30000, salaryMax: 40000, description: "Care." }`;

test('a job that is advertised counts at once', async () => {
  const before = await figures();
  await change(`createJob(${job})`, owner.token);
  expect((await figures()).jobs).toBe(before.jobs + 1);
});

test('what is closed, hidden, shown and withdrawn counts at once in the process that did it', async () => {
  const { id } = await createJob(app.db, { owner_id: owner.id });
  await createJob(app.db, { owner_id: owner.id });
  const supplier = await createSupplier(app.db, { owner_id: owner.id });
  const product = await createEquipment(app.db, { owner_id: owner.id, supplier_id: supplier.id });
  await change(`updateProfile(input: { firstName: "Asha" })`, owner.token);
  const { jobs, products } = await figures();

  await change(`closeJob(id: "${id}")`, owner.token);
  expect(await figures()).toEqual({ jobs: jobs - 1, products });
  await change(`suspendAccount(id: "${owner.id}", reason: "Two people have complained.")`, operator);
  expect(await figures()).toEqual({ jobs: jobs - 2, products: products - 1 });
  await change(`unsuspendAccount(id: "${owner.id}")`, operator);
  expect(await figures()).toEqual({ jobs: jobs - 1, products });
  await change(`reopenJob(id: "${id}")`, operator);
  await change(`withdrawEquipment(id: "${product.id}")`, operator);
  expect(await figures()).toEqual({ jobs, products: products - 1 });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  const { id } = await createAccount(app.db, { access: 'operator' });
  token = (await createSession(app.db, { account_id: id })).accessToken;
});
afterAll(() => app.close());

async function change(call: string): Promise<void> {
  const { data } = await askGraph(app, `mutation { done: ${call} { __typename } }`, { token });
  expect(data).toEqual({ done: { __typename: 'AccountRecordPayload' } });
}

describe('the mail about a verification', () => {
  const verify = (id: string) => change(`verifyAccount(id: "${id}")`);
  const undo = (id: string) => change(`undoVerification(id: "${id}", verifiedAt: "${testNow.toISOString()}")`);
  const mailsTo = (id: string) =>
    app.db
      .selectFrom('outgoing_mail')
      .select(['kind', 'held_until as until'])
      .where('account_id', '=', id)
      .orderBy('id')
      .execute();
  const in5Minutes = new Date(testNow.getTime() + 300_000).toISOString();
  const notVerified = { kind: 'account-not-verified', until: null };

  test('waits for 5 minutes, and is dropped with a verification that is undone', async () => {
    const { id } = await createAccount(app.db);
    await verify(id);
    expect(await mailsTo(id)).toEqual([{ kind: 'account-verified', until: in5Minutes }]);
    await undo(id);
    expect(await mailsTo(id)).toEqual([]);
  });

  test('is followed by another one where it has been sent, or something was published since', async () => {
    const { id } = await createAccount(app.db);
    await verify(id);
    const sent = { held_until: null, recipient: null, subject: null, body_text: null, body_html: null };
    await app.db.updateTable('outgoing_mail').set(sent).where('account_id', '=', id).execute();
    await undo(id);
    expect(await mailsTo(id)).toEqual([{ kind: 'account-verified', until: null }, notVerified]);
    const refusedForNow = await createAccount(app.db);
    await verify(refusedForNow.id);
    await app.db
      .updateTable('outgoing_mail')
      .set({ held_until: null })
      .where('account_id', '=', refusedForNow.id)
      .execute();
    await undo(refusedForNow.id);
    expect(await mailsTo(refusedForNow.id), 'the first is not sent after the second').toEqual([notVerified]);
    const publisher = await createAccount(app.db);
    await verify(publisher.id);
    await createJob(app.db, { owner_id: publisher.id });
    await undo(publisher.id);
    expect(await mailsTo(publisher.id)).toEqual([notVerified]);
  });

  test('comes before what is decided next', async () => {
    const { id } = await createAccount(app.db);
    await verify(id);
    await change(`suspendAccount(id: "${id}", reason: "Two people have complained.")`);
    expect((await mailsTo(id)).map(({ kind }) => kind)).toEqual(['account-verified', 'account-suspended']);
    expect((await mailsTo(id)).map(({ until }) => until)).toEqual([null, null]);
    const other = await createAccount(app.db);
    await verify(other.id);
    await change(`setAccountAccess(id: "${other.id}", access: MEMBER)`);
    expect(await mailsTo(other.id)).toEqual([notVerified]);
  });
});

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
  const suspend = (id: string) => change(`suspendAccount(id: "${id}", reason: "Two people have complained.")`);
  const lift = (id: string) => change(`unsuspendAccount(id: "${id}")`);
  const suspended = { kind: 'account-suspended', until: null };
  const unsuspended = { kind: 'account-unsuspended', until: null };
  const lastText = async (id: string) => {
    const mails = app.db.selectFrom('outgoing_mail').select('body_text').where('account_id', '=', id);
    return (await mails.orderBy('id', 'desc').executeTakeFirstOrThrow()).body_text ?? '';
  };
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

  test('is dropped where the account is suspended or made a member', async () => {
    const { id } = await createAccount(app.db);
    await verify(id);
    await suspend(id);
    expect(await mailsTo(id)).toEqual([suspended]);
    const other = await createAccount(app.db);
    await verify(other.id);
    await change(`setAccountAccess(id: "${other.id}", access: MEMBER)`);
    expect(await mailsTo(other.id)).toEqual([notVerified]);
  });

  test('is replaced by the mail that lifts a suspension, which tells what the account can do', async () => {
    const { id: verifiedBefore } = await createAccount(app.db);
    await verify(verifiedBefore);
    await suspend(verifiedBefore);
    await lift(verifiedBefore);
    expect(await mailsTo(verifiedBefore)).toEqual([suspended, unsuspended]);
    const { id: verifiedMeanwhile } = await createAccount(app.db);
    await suspend(verifiedMeanwhile);
    await verify(verifiedMeanwhile);
    await lift(verifiedMeanwhile);
    expect(await mailsTo(verifiedMeanwhile)).toEqual([suspended, unsuspended]);
    const { id: member } = await createAccount(app.db);
    await suspend(member);
    await lift(member);
    const canPublish = async (id: string) => (await lastText(id)).includes('You can post jobs');
    expect(await canPublish(verifiedBefore)).toBe(true);
    expect(await canPublish(verifiedMeanwhile)).toBe(true);
    expect(await canPublish(member)).toBe(false);
  });

  test('that a suspension dropped is followed by none if the verification is undone, until that is lifted', async () => {
    const { id } = await createAccount(app.db);
    await verify(id);
    await suspend(id);
    await undo(id);
    expect(await mailsTo(id)).toEqual([suspended]);
    const { id: told } = await createAccount(app.db);
    await verify(told);
    await suspend(told);
    await lift(told);
    await undo(told);
    expect(await mailsTo(told)).toEqual([suspended, unsuspended, notVerified]);
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createArticle } from '../../factories/article.ts';
import { createArticleComment } from '../../factories/article-comment.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

const start = new Date('2026-11-20T09:30:00.000Z');
let app: TestApp;
let now = start;
let article: { readonly id: string; readonly slug: string };
let member: Person;
let verified: Person;
let operator: Person;

beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
  member = await person('member', { first_name: 'Rosa', last_name: 'Lindqvist', role: 'other' });
  verified = await person('verified', { first_name: 'Tom', last_name: 'Okafor', role: 'nurse' });
  operator = await person('operator');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = start;
  article = await createArticle(app.db, { title: 'Rotas' });
  await app.db.deleteFrom('article_comment').execute();
  await app.db.deleteFrom('outgoing_mail').execute();
});

async function person(access: 'member' | 'verified' | 'operator', names: object = {}): Promise<Person> {
  const { id, email } = await createAccount(app.db, { access }, { organization: 'Test hospital', ...names });
  return { id, email, token: (await createSession(app.db, { account_id: id })).accessToken };
}

const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const own = '... on ArticleCommentPayload { comment { id state editableUntil comment { text editedAt } } }';
const payloads: Readonly<Record<string, string>> = {
  addArticleComment: own,
  editArticleComment: own,
  moderateArticleComment:
    '... on ModeratedCommentPayload { moderated: comment { state removalReason revision reports { reason } } }',
};
const refusal = '... on Error { message } ... on ValidationError { fields { path message } }';

async function change(as: Person | undefined, call: string) {
  const payload = payloads[call.slice(0, call.indexOf('('))] ?? '';
  const document = `mutation { done: ${call} { __typename ${payload} ${refusal} } }`;
  const { data, errors } = await askGraph(app, document, { token: as?.token });
  expect(errors).toBeUndefined();
  return data?.['done'] as { __typename: string; message?: string; comment?: { id: string; state: string } };
}
const text = JSON.stringify;
const add = (as: Person | undefined, said: string) =>
  change(as, `addArticleComment(articleId: "${article.slug}", text: ${text(said)})`);
const added = async (as: Person, said = 'Good to know.') => (await add(as, said)).comment?.id ?? '';
const edit = (as: Person, id: string, said: string) =>
  change(as, `editArticleComment(id: "${id}", text: ${text(said)})`);
const withdraw = (as: Person, id: string) => change(as, `withdrawArticleComment(id: "${id}")`);
const report = (as: Person, id: string, reason = 'It names a patient.') =>
  change(as, `reportArticleComment(id: "${id}", reason: ${text(reason)})`);
const decide = (id: string, decision: string, { revision = 1, reason = '' } = {}) =>
  change(
    operator,
    `moderateArticleComment(id: "${id}", revision: ${revision}, decision: ${decision},
    reason: ${reason ? text(reason) : 'null'})`,
  );

async function discussion() {
  const { data } = await askGraph(
    app,
    `{ article(id: "${article.id}") { comments }
      articleComments(articleId: "${article.id}") { totalCount nodes { text author { name role organization } } } }`,
  );
  const { article: shown, articleComments } = data as {
    article: { comments: number };
    articleComments: { totalCount: number; nodes: { text: string; author: object }[] };
  };
  expect(shown.comments, 'the count of the article').toBe(articleComments.totalCount);
  return articleComments.nodes;
}
const texts = async () => (await discussion()).map((comment) => comment.text);

async function waiting() {
  const { data } = await askGraph(
    app,
    '{ commentsToModerate { nodes { id state clock { dueAt isOverdue } reports { reason } } } }',
    { token: operator.token },
  );
  return (data as { commentsToModerate: { nodes: { id: string }[] } }).commentsToModerate.nodes;
}
const mails = () => app.db.selectFrom('outgoing_mail').select(['kind', 'recipient', 'body_text as words']).execute();

test('what a verified account writes is shown at once, and what others write once it is approved', async () => {
  await added(verified, 'First line.\nhttps://example.com');
  expect(await discussion()).toEqual([
    {
      text: 'First line.\nhttps://example.com',
      author: { name: 'Tom Okafor', role: 'Nurse', organization: 'Test hospital' },
    },
  ]);
  expect(await waiting()).toEqual([]);
  now = minutes(1);
  const held = await added(member, 'Held first.');
  expect(await texts()).toEqual(['First line.\nhttps://example.com']);
  const mine = await askGraph(app, `{ myArticleComments(articleId: "${article.id}") { nodes { id state } } }`, member);
  expect(mine.data?.['myArticleComments']).toEqual({ nodes: [{ id: held, state: 'HELD' }] });
  expect(await waiting()).toEqual([
    { id: held, state: 'HELD', reports: [], clock: { dueAt: '2026-11-21T09:31:00.000Z', isOverdue: false } },
  ]);
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000 - 1).toISOString();
  await app.db.updateTable('article_comment').set({ waiting_since: dayAgo }).where('id', '=', held).execute();
  expect(await waiting()).toMatchObject([{ clock: { isOverdue: true } }]);
  expect(await decide(held, 'DISMISS')).toMatchObject({ __typename: 'ConflictError' });
  expect(await decide(held, 'APPROVE')).toMatchObject({ moderated: { state: 'SHOWN' } });
  expect(await texts()).toEqual(['Held first.', 'First line.\nhttps://example.com']);
  expect(await mails()).toEqual([
    { kind: 'comment-shown', recipient: member.email, words: expect.stringContaining(`article=${article.slug}#disc`) },
  ]);
  expect(await decide(held, 'APPROVE'), 'again').toMatchObject({ __typename: 'ConflictError' });
});

test('a report that is sent again with its key is answered as before, and stands once', async () => {
  const id = await added(verified);
  const query = `mutation { done: reportArticleComment(id: "${id}", reason: "Rude.") { __typename } }`;
  const headers = { authorization: `Bearer ${member.token}`, 'idempotency-key': 'reported-once' };
  for (const _time of [1, 2]) {
    const answer = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    expect(answer.json()).toEqual({ data: { done: { __typename: 'ReportArticleCommentPayload' } } });
  }
  expect(await report(member, id, 'Rude.'), 'without a key').toMatchObject({ __typename: 'ConflictError' });
  const reports = app.db.selectFrom('comment_report').select('reason').where('comment_id', '=', id);
  expect(await reports.execute()).toEqual([{ reason: 'Rude.' }]);
  await withdraw(verified, id);
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  expect(answer.json(), 'once it is gone').toEqual({ data: { done: { __typename: 'ReportArticleCommentPayload' } } });
});

test('a comment that others have reported waits, and is removed for a reason or stays', async () => {
  const id = await added(verified);
  now = minutes(5);
  expect(await report(verified, id)).toMatchObject({ __typename: 'ForbiddenError' });
  expect(await report(member, id, ' ')).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'reason' }] });
  expect(await report(member, id)).toMatchObject({ __typename: 'ReportArticleCommentPayload' });
  expect(await report(member, id), 'again').toMatchObject({ __typename: 'ConflictError' });
  now = minutes(6);
  await report(operator, id, 'Rude.');
  expect(await waiting()).toMatchObject([
    {
      id,
      reports: [{ reason: 'It names a patient.' }, { reason: 'Rude.' }],
      clock: { dueAt: '2026-11-21T09:35:00.000Z' },
    },
  ]);
  expect(await decide(id, 'DISMISS')).toMatchObject({ moderated: { state: 'SHOWN', reports: [] } });
  expect(await waiting()).toEqual([]);
  expect(await mails()).toEqual([]);
  expect(await decide(id, 'REMOVE')).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'reason' }] });
  expect(await decide(id, 'REMOVE', { reason: 'It names a patient.' })).toMatchObject({
    moderated: { state: 'REMOVED', removalReason: 'It names a patient.' },
  });
  expect(await texts()).toEqual([]);
  expect(await mails()).toMatchObject([
    { kind: 'comment-removed', recipient: verified.email, words: expect.stringContaining('It names a patient.') },
  ]);
  expect(await edit(verified, id, 'Changed.')).toMatchObject({ __typename: 'ConflictError' });
  expect(await report(member, id), 'it is shown no more').toMatchObject({ __typename: 'NotFoundError' });
  const history = `{ auditLog(filter: { subjectId: "${id}" }) { nodes { action reason ownerId } } }`;
  expect((await askGraph(app, history, operator)).data?.['auditLog']).toEqual({
    nodes: [
      { action: 'comment.removed', reason: 'It names a patient.', ownerId: verified.id },
      { action: 'comment.report_dismissed', reason: null, ownerId: null },
      { action: 'comment.reported', reason: null, ownerId: operator.id },
      { action: 'comment.reported', reason: null, ownerId: member.id },
      { action: 'comment.posted', reason: null, ownerId: verified.id },
    ],
  });
});

describe('an author', () => {
  test('changes a comment within 15 minutes, at any instant, and later not', async () => {
    const moments = fc.oneof(
      fc.integer({ min: 0, max: 30 * 60_000 }),
      fc.constantFrom(0, 15 * 60_000 - 1, 15 * 60_000, 15 * 60_000 + 1, 86_400_000),
    );
    await fc.assert(
      fc.asyncProperty(moments, async (after) => {
        // The instant of the change stays: an access token lasts no longer than this.
        const posted = new Date(start.getTime() - after);
        const posted_at = posted.toISOString();
        const { id } = await createArticleComment(app.db, {
          ...{ article_id: article.id, account_id: verified.id, posted_at },
        });
        const done = await edit(verified, id, 'Changed.');
        const isWithin = after < 15 * 60_000;
        expect(done).toMatchObject(
          isWithin
            ? { comment: { comment: { text: 'Changed.', editedAt: start.toISOString() } } }
            : { __typename: 'ConflictError' },
        );
        expect(await withdraw(verified, id)).toMatchObject({ __typename: 'WithdrawArticleCommentPayload' });
      }),
      { numRuns: 25, examples: [[15 * 60_000 - 1], [15 * 60_000]] },
    );
  });

  test('who is not verified is read again after a change, and the revision that was read is the one decided about', async () => {
    const id = await added(member);
    await decide(id, 'APPROVE');
    now = minutes(3);
    expect(await edit(member, id, 'Buy my pills.')).toMatchObject({ comment: { state: 'HELD' } });
    expect(await texts()).toEqual([]);
    expect(await decide(id, 'APPROVE', { revision: 1 })).toMatchObject({ __typename: 'ConflictError' });
    expect(await decide(id, 'APPROVE', { revision: 2 })).toMatchObject({ moderated: { state: 'SHOWN' } });
  });

  test('withdraws a comment, of which nothing is kept; others cannot', async () => {
    const id = await added(verified);
    await report(member, id);
    expect(await withdraw(operator, id)).toMatchObject({ __typename: 'NotFoundError' });
    expect(await edit(member, id, 'x')).toMatchObject({ __typename: 'NotFoundError' });
    await withdraw(verified, id);
    expect(await texts()).toEqual([]);
    expect(await app.db.selectFrom('comment_report').select('id').execute()).toEqual([]);
    expect(await withdraw(verified, id)).toMatchObject({ __typename: 'NotFoundError' });
  });
});

test.each([
  ['nothing', '  \n ', 'Enter a comment'],
  ['2,001 characters', 'a'.repeat(2_001), 'Comment must be 2,000 characters or fewer'],
  ['100,000 characters', 'a'.repeat(100_000), 'Comment must be 2,000 characters or fewer'],
  ['a control character', 'bell \u0007', 'Comment must be plain text'],
  ['a change of direction', 'abc \u202e', 'Comment must be plain text'],
])('%s is refused with a sentence', async (_name, said, message) => {
  expect(await add(verified, said)).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'text', message }],
  });
});

test('comments are for users with an account, on an article that is there', async () => {
  expect(await add(undefined, 'Hello.')).toMatchObject({ __typename: 'NotSignedInError' });
  const nowhere = 'addArticleComment(articleId: "no-such-article", text: "Hello.")';
  expect(await change(verified, nowhere)).toMatchObject({ __typename: 'NotFoundError' });
});

test('comments are hidden with a suspended account and shown again, and go with a deleted one', async () => {
  const author = await person('verified');
  await added(author, 'Of the author.');
  await added(verified, 'Of another.');
  const said = async () => (await texts()).toSorted();
  expect(await said()).toEqual(['Of another.', 'Of the author.']);
  const access = (call: string) => change(operator, call);
  const reason = 'Two people have complained of it.';
  await access(`suspendAccount(id: "${author.id}", reason: "${reason}")`);
  expect(await said()).toEqual(['Of another.']);
  await access(`unsuspendAccount(id: "${author.id}")`);
  expect(await said()).toEqual(['Of another.', 'Of the author.']);
  const { accessToken } = await createSession(app.db, { account_id: author.id });
  await app.db.updateTable('account').set({ password_hash: null }).where('id', '=', author.id).execute();
  const { data } = await askGraph(app, 'mutation { deleteAccount { __typename } }', { token: accessToken });
  expect(data).toMatchObject({ deleteAccount: { __typename: 'DeleteAccountPayload' } });
  expect(await said()).toEqual(['Of another.']);
});

test('a discussion is read page by page', async () => {
  for (let number = 0; number < 7; number += 1) {
    const posted_at = minutes(number).toISOString();
    await createArticleComment(app.db, {
      article_id: article.id,
      account_id: verified.id,
      text: `${number}`,
      posted_at,
    });
  }
  const read: string[] = [];
  for (let after: string | null = null; read.length < 7; ) {
    const { data } = await askGraph(
      app,
      `query ($after: String) { articleComments(articleId: "${article.id}", first: 3, after: $after) {
        nodes { text } pageInfo { endCursor } } }`,
      { variables: { after } },
    );
    const page = (data as { articleComments: { nodes: { text: string }[]; pageInfo: { endCursor: string } } })
      .articleComments;
    read.push(...page.nodes.map((comment) => comment.text));
    after = page.pageInfo.endCursor;
  }
  expect(read).toEqual(['6', '5', '4', '3', '2', '1', '0']);
});

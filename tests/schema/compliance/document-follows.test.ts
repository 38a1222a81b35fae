import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOwnDocuments } from '../../../schema/accounts/own-data/own-documents.queries.ts';
import { writeAlerts } from '../../../schema/alerts/write-alerts.ts';
import { FOLLOWS_LINK } from '../../../schema/outbox/link-place.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { createAccount } from '../../factories/account.ts';
import { createDocumentVersion } from '../../factories/document.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow, testSecret } from '../../support/test-app.ts';
import { alertHost } from '../alerts/alert-host.ts';
import { createOperator, type Operator, onContent } from '../editing/editing-portal.ts';

let app: TestApp;
let operator: Operator;
let ada: { readonly id: string; readonly token: string };
let document: { readonly id: string; readonly slug: string; readonly versionId: string };
const lists = { regulations: ['The Lifts Act', 'Act on Bells'], applicableTo: ['Ward managers'] };

beforeAll(async () => {
  app = await openTestApp();
  operator = await createOperator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('outgoing_mail').execute();
  await app.db.deleteFrom('document_follow').execute();
  ada = await newReader();
  const { id: versionId, document_id: id } = await createDocumentVersion(app.db, {
    ...{ published_at: '2026-10-01T09:00:00Z', number: '1.0' },
    ...{ regulations: lists.regulations, applicable_to: lists.applicableTo },
  });
  const { slug } = await app.db.selectFrom('document').select('slug').where('id', '=', id).executeTakeFirstOrThrow();
  document = { id, slug, versionId };
  await tell();
});
/** The run of a minute. */
const tell = () => writeAlerts(alertHost(app.db, testNow.toISOString()));

async function newReader(values: object = {}) {
  const { id, email } = await createAccount(app.db, values);
  return { id, email, token: (await createSession(app.db, { account_id: id })).accessToken };
}
const error = '__typename ... on Error { message }';
async function ask(operation: string, { token } = ada): Promise<Record<string, unknown>> {
  const { data, errors } = await askGraph(app, operation, { token });
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
}
const follow = async (what: string, reader = ada) =>
  (
    await ask(
      `mutation { followDocuments(what: { ${what} }) { ${error}
        ... on FollowDocumentsPayload { follow { id kind name path } } } }`,
      reader,
    )
  )['followDocuments'] as { __typename: string; message?: string; follow: { id: string; name: string } };
const followed = async (reader = ada) =>
  ((await ask('{ documentFollows { name } }', reader))['documentFollows'] as { name: string }[]).map(
    ({ name }) => name,
  );
const publish = (revision: number, number: string, other: object = {}) =>
  operator.change('publishDocumentVersion(id: $id, revision: $revision, input: $input)', {
    declared: '$id: ID!, $revision: Int!, $input: DocumentVersionInput!',
    variables: {
      ...{ id: document.id, revision },
      input: { number, changeNote: 'A weekly look.', content: `Text ${number}`, ...lists, ...other },
    },
  });
const mails = async () => {
  await tell();
  return app.db
    .selectFrom('outgoing_mail')
    .select(['recipient', 'subject', 'body_text as text', 'account_id as accountId', 'unsubscribe_address as end'])
    .where('kind', '=', 'document-change')
    .orderBy('recipient')
    .execute();
};

describe('what is followed', () => {
  test('is a document, a regulation or a role, each once, however it is written', async () => {
    expect(await follow(`document: "${document.slug}"`)).toMatchObject({
      follow: { kind: 'DOCUMENT', name: 'Test document', path: `/compliance?doc=${document.slug}` },
    });
    const { follow: first } = await follow(`document: "${document.id}"`);
    expect((await follow(`document: "${document.slug}"`)).follow.id).toBe(first.id);
    expect(await follow('regulation: "the LIFTS act"')).toMatchObject({
      follow: { kind: 'REGULATION', name: 'The Lifts Act', path: '/compliance?q=The+Lifts+Act' },
    });
    await follow('regulation: "The Lifts Act"');
    await follow('role: "ward managers"');
    expect(await followed()).toEqual(['Ward managers', 'The Lifts Act', 'Test document']);
  });

  test.each([
    ['nothing', '', 'Name one thing to follow: a document, a regulation or a role.'],
    [
      'two things',
      'regulation: "The Lifts Act", role: "Ward managers"',
      'Name one thing to follow: a document, a regulation or a role.',
    ],
    ['an unknown document', 'document: "no-such-thing"', 'There is no such document.'],
    ['a regulation that no document names', 'regulation: "The Ramps Act"', 'No document names this regulation.'],
    ['a part of the name of one', 'regulation: "Lifts"', 'No document names this regulation.'],
    ['a role as a regulation', 'regulation: "Ward managers"', 'No document names this regulation.'],
    ['no role', 'role: " "', 'Enter the role'],
    ['a long name', `role: "${'a'.repeat(201)}"`, 'Role must be 200 characters or fewer'],
  ])('is not %s', async (_what, given, message) => {
    expect(await follow(given)).toMatchObject({ __typename: 'ValidationError', message });
  });

  test('is no document that readers are not shown', async () => {
    await publish(0, '1.1', { regulations: ['Act of one document'] });
    await operator.change(...onContent.unpublish('DOCUMENT', document.id, 1));
    expect(await follow(`document: "${document.slug}"`)).toMatchObject({ message: 'There is no such document.' });
    expect(await follow('regulation: "Act of one document"')).toMatchObject({
      message: 'No document names this regulation.',
    });
  });

  test('is told nothing of that is changed while it is taken back', async () => {
    await follow(`document: "${document.slug}"`);
    const { id, versionId: document_version_id } = document;
    const reading = { account_id: ada.id, document_version_id, read_at: testNow.toISOString() };
    await app.db.insertInto('document_reading').values(reading).execute();
    await operator.change(...onContent.unpublish('DOCUMENT', id, 0));
    await app.db.updateTable('document').set({ title: 'Secret title' }).where('id', '=', id).execute();
    const { documentFollows } = await ask('{ documentFollows { name path } }');
    expect(documentFollows).toEqual([{ name: 'A document that is not published', path: '/compliance' }]);
    const own = JSON.stringify(await readOwnDocuments(app.db, ada.id));
    expect(own.match(/A document that is not published/g)).toHaveLength(2);
    expect(own).not.toContain('Secret title');
    await operator.change(...onContent.publish('DOCUMENT', id, 1));
    expect(await followed()).toEqual(['Secret title']);
  });

  test('is 50 things at most', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      ...{ account_id: ada.id, kind: 'role', name: `Role ${index}`, followed_at: testNow.toISOString() },
    }));
    await app.db.insertInto('document_follow').values(rows).execute();
    expect(await follow('role: "Ward managers"')).toMatchObject({ __typename: 'ConflictError' });
  });

  test('is seen and ended by its own reader alone', async () => {
    const { id } = (await follow('role: "Ward managers"')).follow;
    const other = await newReader();
    const end = `mutation { endDocumentFollow(id: "${id}") { ${error} } }`;
    expect(await ask(end, other)).toMatchObject({ endDocumentFollow: { __typename: 'NotFoundError' } });
    expect([await followed(other), await followed()]).toEqual([[], ['Ward managers']]);
    expect(await ask(end)).toMatchObject({ endDocumentFollow: { __typename: 'EndDocumentFollowPayload' } });
    expect(await followed()).toEqual([]);
  });
});

describe('a new version is mailed to all who follow it', () => {
  test('once each, however much of what they follow it is, with why', async () => {
    await follow(`document: "${document.slug}"`);
    await follow('regulation: "The Lifts Act"');
    await follow('regulation: "Act on Bells"');
    await follow('role: "Ward managers"');
    const other = await newReader();
    await follow('role: "Ward managers"', other);
    expect(await publish(0, '1.1')).toMatchObject({ content: { revision: 1 } });
    const sent = await mails();
    expect(sent.map(({ accountId }) => accountId).toSorted()).toEqual([ada.id, other.id].toSorted());
    const text = (id: string) => sent.find(({ accountId }) => accountId === id)?.text?.replaceAll('\n', ' ');
    expect(sent[0]?.subject).toBe('Version 1.1: Test document');
    expect(text(ada.id)).toContain('What it brings: A weekly look.');
    expect(text(ada.id)).toContain(
      'you follow this document, the regulation Act on Bells, the regulation The Lifts Act and documents for Ward managers.',
    );
    expect(text(other.id)).toContain('you follow documents for Ward managers.');
    expect(text(ada.id)).toContain(`/compliance?doc=${document.slug}`);
    expect(sent[0]?.end).toContain('/account?end-follows={token}');
  });

  test('by what it is about now, in whatever case that is written', async () => {
    await follow('regulation: "The Lifts Act"');
    await publish(0, '1.1', { regulations: ['THE LIFTS ACT'] });
    expect(await mails()).toHaveLength(1);
    await publish(1, '1.2', { regulations: ['The Ladders Act'] });
    expect(await mails()).toHaveLength(1);
  });

  test('by the law, whichever of its sections a version cites', async () => {
    await publish(0, '1.1', { regulations: ['The Stairs Act (SI 2014/29), regulations 5, 9 and 10 to 20'] });
    expect(await follow('regulation: "the stairs act, regulation 5"')).toMatchObject({
      follow: { name: 'The Stairs Act' },
    });
    await publish(1, '1.2', { regulations: ['The Stairs Act, sections 5 and 9'] });
    await tell();
    await publish(2, '1.3', { regulations: ['The Stairs Act of Scotland'] });
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Version 1.2: Test document']);
  });

  test('and not where the change is no version, or is refused', async () => {
    await follow(`document: "${document.slug}"`);
    const input = {
      ...{ title: 'New title', description: 'A', category: 'POLICIES', urgency: 'LOW', source: 'Test body' },
      ...{ sourceUrl: 'https://example.org/', reviewDate: '2027-03-01', ...lists },
    };
    const edited = await operator.change('editDocument(id: $id, revision: $revision, input: $input)', {
      declared: '$id: ID!, $revision: Int!, $input: DocumentInput!',
      variables: { id: document.id, revision: 0, input },
    });
    expect(edited).toMatchObject({ content: { revision: 1 } });
    expect(await publish(0, '1.1')).toMatchObject({ __typename: 'ConflictError' });
    expect(await publish(1, '1.0')).toMatchObject({ __typename: 'ValidationError' });
    expect(await mails()).toEqual([]);
  });

  test('once it is shown, where it was written while the document was taken back, and once only', async () => {
    await follow(`document: "${document.slug}"`);
    await operator.change(...onContent.unpublish('DOCUMENT', document.id, 0));
    await publish(1, '2.0');
    expect(await mails()).toEqual([]);
    await operator.change(...onContent.publish('DOCUMENT', document.id, 2));
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Version 2.0: Test document']);
    await operator.change(...onContent.unpublish('DOCUMENT', document.id, 3));
    await operator.change(...onContent.publish('DOCUMENT', document.id, 4));
    expect(await mails()).toHaveLength(1);
  });

  test('also where an earlier text is brought back as a version', async () => {
    await follow(`document: "${document.slug}"`);
    await publish(0, '1.1');
    await tell();
    await operator.change(...onContent.restore('DOCUMENT', document.id, 1, 0));
    expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
      'Version 1.1: Test document',
      'Version 1.2: Test document',
    ]);
  });

  test('and so is a new document, to those who follow its regulation', async () => {
    await follow('regulation: "The Lifts Act"');
    const { content } = await operator.change('createDocument(input: $input, content: "Text")', {
      declared: '$input: DocumentInput!',
      variables: {
        input: {
          ...{ title: 'New lifts', description: 'A', category: 'POLICIES', urgency: 'LOW', source: 'Test body' },
          ...{ sourceUrl: 'https://example.org/', reviewDate: '2027-03-01', ...lists },
        },
      },
    });
    expect(await mails()).toEqual([]);
    await operator.change(...onContent.publish('DOCUMENT', content?.id ?? '', 1));
    expect((await mails()).map(({ subject }) => subject)).toEqual(['New document: New lifts']);
  });

  test.each([
    ['suspended', { suspended_at: testNow.toISOString() }],
    ['of an address that is not confirmed', { email_confirmed_at: null }],
  ])('but not to an account that is %s', async (_what, values) => {
    await follow(`document: "${document.slug}"`);
    await app.db.updateTable('account').set(values).where('id', '=', ada.id).execute();
    await publish(0, '1.1');
    expect(await mails()).toEqual([]);
  });
});

describe('the link in the mail ends all of it, without a session', () => {
  const tokens = linkTokens([testSecret]);
  const post = (token: string, more = '') =>
    app.server.inject({
      method: 'POST',
      url: `/account?end-follows=${token}${more}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  test('by a button of the mail program, as often as it is pressed', async () => {
    await follow('role: "Ward managers"');
    await follow('regulation: "The Lifts Act"');
    const other = await newReader();
    await follow('role: "Ward managers"', other);
    expect((await post(tokens.tokenOf('desk_mail', ada.id))).statusCode).toBe(400);
    expect(await followed()).toHaveLength(2);
    for (const _time of [1, 2]) {
      const { statusCode, body } = await post(tokens.tokenOf(FOLLOWS_LINK, ada.id));
      expect([statusCode, body]).toEqual([200, 'You get no more emails about changes of documents.']);
    }
    expect(await followed()).toEqual([]);
    expect(await followed(other)).toHaveLength(1);
  });

  test('by the form of the page, which leads on to a page that says so', async () => {
    const { statusCode, headers } = await post(tokens.tokenOf(FOLLOWS_LINK, ada.id), '&from=page');
    expect([statusCode, headers['location']]).toEqual([303, '/account?end-follows=ended']);
  });
});

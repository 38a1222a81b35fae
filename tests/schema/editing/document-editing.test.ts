import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentVersion } from '../../factories/document.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { createOperator, historyOf, type Operator, onContent, read } from './editing-portal.ts';

let app: TestApp;
let operator: Operator;
beforeAll(async () => {
  app = await openTestApp();
  operator = await createOperator(app);
});
afterAll(() => app.close());

const lists = { regulations: ['The Lifts Act'], applicableTo: ['Hospitals'] };
const details = (other: object = {}) => ({
  ...{ title: 'Lifts in hospitals', description: 'Who looks at them.', category: 'STANDARDS', urgency: 'HIGH' },
  ...{ source: 'HSE', sourceUrl: 'https://www.hse.gov.uk/', reviewDate: '2027-03-01', ...lists, ...other },
});
const editDetails = (id: string, revision: number, other: object = {}) =>
  operator.change('editDocument(id: $id, revision: $revision, input: $input)', {
    declared: '$id: ID!, $revision: Int!, $input: DocumentInput!',
    variables: { id, revision, input: details(other) },
  });
const publishVersion = (id: string, revision: number, other: object = {}) =>
  operator.change('publishDocumentVersion(id: $id, revision: $revision, input: $input)', {
    declared: '$id: ID!, $revision: Int!, $input: DocumentVersionInput!',
    variables: {
      ...{ id, revision },
      input: { number: '9.0', changeNote: 'A weekly look.', content: 'Look each **week**.', ...lists, ...other },
    },
  });
const create = (other: object = {}, { content = 'Ring the **bell**.', number, key }: NewText = {}) =>
  operator.change('createDocument(input: $input, content: $content, number: $number, note: $note)', {
    declared: '$input: DocumentInput!, $content: String!, $number: String, $note: String',
    variables: { input: details(other), content, number, note: 'Asked for by the wards' },
    ...(key && { key }),
  });
interface NewText {
  readonly content?: string;
  readonly number?: string;
  readonly key?: string;
}
const document = async () => {
  const { document_id: id } = await createDocumentVersion(app.db, { published_at: '2026-10-01T09:00:00Z' });
  return { id };
};
const asReader = async (id: string) =>
  (
    await read<{ document: Shown }>(
      app,
      `query ($id: ID!) { document(id: $id) { title version content checksum regulations
        versions { number isCurrent changeNote content checksum } } }`,
      { id },
    )
  ).document;
interface Shown {
  readonly title: string;
  readonly version: string;
  readonly content: string;
  readonly checksum: string;
  readonly versions: readonly {
    readonly number: string;
    readonly isCurrent: boolean;
    readonly content: string;
    checksum: string;
  }[];
}
/** Whether readers find a document of this title, and whether what is counted is what is listed. */
const shownTo = async (title: string) => {
  const { documents, found, complianceStats } = await read<{
    documents: { totalCount: number; nodes: { title: string }[] };
    found: { nodes: { title: string }[] };
    complianceStats: { totalDocuments: number };
  }>(
    app,
    `query ($words: String!) { documents(first: 100) { totalCount nodes { title } } complianceStats { totalDocuments }
      found: documents(filter: { search: $words }) { nodes { title } } }`,
    { words: `"${title}"` },
  );
  const isIn = (list: { nodes: { title: string }[] }) => list.nodes.some((one) => one.title === title);
  return {
    ...{ listed: isIn(documents), found: isIn(found) },
    counted: documents.totalCount === complianceStats.totalDocuments,
  };
};
const download = async (id: string, version: string) => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: `mutation ($id: ID!, $version: String) { downloadDocument(id: $id, version: $version) {
        ... on DownloadDocumentPayload { text checksum } } }`,
      variables: { id, version },
    },
  });
  return response.json().data.downloadDocument as { text: string; checksum: string };
};
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('a new version takes the place of the one before, which can still be read and downloaded', async () => {
  const { id } = await document();
  const before = await asReader(id);
  const earlier = await download(id, before.version);
  expect(await publishVersion(id, 0)).toMatchObject({ content: { revision: 1, published: true } });
  const after = await asReader(id);
  expect(after).toMatchObject({ version: '9.0', content: 'Look each **week**.', regulations: ['The Lifts Act'] });
  expect(after.versions[0]).toMatchObject({ number: '9.0', isCurrent: true, changeNote: 'A weekly look.' });
  expect(after.versions.find(({ number }) => number === before.version)).toMatchObject({
    ...{ isCurrent: false, content: before.content, checksum: before.checksum },
  });
  expect(await download(id, before.version)).toEqual(earlier);
  const file = await download(id, '9.0');
  expect(file.checksum).toBe(sha256(file.text));
  expect(after.checksum).toBe(file.checksum);
});

test('what is said about the newest version is corrected, its checksum is made anew, and earlier ones stay', async () => {
  const { id } = await document();
  const earlier = await asReader(id);
  await publishVersion(id, 0);
  const before = await asReader(id);
  await editDetails(id, 1, { title: 'Lifts and hoists', regulations: ['The Hoists Act'] });
  const after = await asReader(id);
  expect(after).toMatchObject({ title: 'Lifts and hoists', regulations: ['The Hoists Act'], content: before.content });
  expect(after.checksum).not.toBe(before.checksum);
  const file = await download(id, '9.0');
  expect(file.text).toContain('Lifts and hoists');
  expect(file.checksum).toBe(sha256(file.text));
  expect(after.versions.find(({ number }) => number === earlier.version)?.checksum).toBe(earlier.checksum);
});

test('a version needs a number above the newest one, a text and a note', async () => {
  const { id } = await document();
  await publishVersion(id, 0);
  for (const number of ['9.0', '8.9', '1.10']) {
    expect(await publishVersion(id, 1, { number, content: 'Another text.' })).toMatchObject({
      fields: [{ path: 'number' }],
    });
  }
  const refused = await publishVersion(id, 1, { number: 'two', content: '', changeNote: ' ' });
  expect(refused.fields?.map(({ path }) => path).sort()).toEqual(['changeNote', 'content', 'number']);
  expect(await publishVersion(id, 0, { number: '9.1' })).toMatchObject({ __typename: 'ConflictError' });
  expect(await publishVersion(id, 1, { number: '9.10', content: 'Another.' })).toMatchObject({
    content: { revision: 2 },
  });
});

test('an earlier text comes back as a version of its own, and details come back without one', async () => {
  const { id } = await document();
  await publishVersion(id, 0);
  await editDetails(id, 1, { title: 'A mistake' });
  await operator.change(...onContent.restore('DOCUMENT', id, 2, 1));
  expect(await asReader(id)).toMatchObject({ version: '9.0' });
  const first = await read<{ document: { content: string } }>(
    app,
    'query ($id: ID!) { document(id: $id) { content } }',
    {
      id,
    },
  );
  await operator.change(...onContent.restore('DOCUMENT', id, 3, 0));
  const back = await asReader(id);
  expect(back.version).toBe('9.1');
  expect(back.content).not.toBe(first.document.content);
  expect((await historyOf(operator, 'DOCUMENT', id)).map(({ action }) => action)).toEqual([
    'RESTORED',
    'RESTORED',
    'EDITED',
    'EDITED',
    'LOADED',
  ]);
});

test('a document is written once with its first version, and readers see it once it is published', async () => {
  const key = randomUUID();
  const title = 'Alarms beside beds';
  const created = await create({ title }, { key });
  expect(created).toMatchObject({ content: { published: false, revision: 1, slug: 'alarms-beside-beds', title } });
  const { id } = created.content ?? { id: '' };
  expect((await create({ title }, { key })).content?.id).toBe(id);
  expect(await asReader(id)).toBeNull();
  expect(await shownTo(title)).toEqual({ listed: false, found: false, counted: true });

  expect(await operator.change(...onContent.publish('DOCUMENT', id, 1))).toMatchObject({
    content: { published: true },
  });
  const shown = await asReader(id);
  expect(shown).toMatchObject({ title, version: '1.0', content: 'Ring the **bell**.', regulations: ['The Lifts Act'] });
  expect(shown.versions).toMatchObject([{ number: '1.0', isCurrent: true, changeNote: 'First version.' }]);
  const file = await download(id, '1.0');
  expect(file.checksum).toBe(sha256(file.text));
  expect(await shownTo(title)).toEqual({ listed: true, found: true, counted: true });
  const history = await historyOf(operator, 'DOCUMENT', id);
  expect(history.map(({ action, note }) => [action, note])).toEqual([
    ['PUBLISHED', ''],
    ['CREATED', 'Asked for by the wards'],
  ]);
});

test('a document that is taken back is shown to operators alone, with all its versions, until that is undone', async () => {
  const { content } = await create({ title: 'Hoists on wards' }, { number: '2.4' });
  const { id = '', slug = '' } = content ?? {};
  await operator.change(...onContent.publish('DOCUMENT', id, 1));
  const before = await asReader(slug);
  expect(before.version).toBe('2.4');

  for (const note of ['', '  ']) {
    const refused = await operator.change(...onContent.unpublish('DOCUMENT', id, 2, note));
    expect(refused.fields).toEqual([{ path: 'note', message: 'Enter why it is taken back' }]);
  }
  const tooLong = await operator.change(...onContent.unpublish('DOCUMENT', id, 2, 'x'.repeat(501)));
  expect(tooLong.fields?.map(({ path }) => path)).toEqual(['note']);
  expect(await operator.change(...onContent.unpublish('DOCUMENT', id, 2, 'The law has changed'))).toMatchObject({
    content: { published: false, revision: 3 },
  });
  expect([await asReader(id), await asReader(slug)]).toEqual([null, null]);
  expect(await download(id, '2.4')).toEqual({});
  expect(await shownTo('Hoists on wards')).toEqual({ listed: false, found: false, counted: true });
  // A version that is added meanwhile is not shown either.
  expect(await publishVersion(id, 3)).toMatchObject({ content: { published: false, revision: 4 } });
  expect(await asReader(id)).toBeNull();

  await operator.change(...onContent.publish('DOCUMENT', id, 4));
  expect(await asReader(slug)).toMatchObject({ version: '9.0', versions: [{ number: '9.0' }, { number: '2.4' }] });
  expect((await historyOf(operator, 'DOCUMENT', id)).map(({ action, note }) => [action, note])).toEqual([
    ['PUBLISHED', ''],
    ['EDITED', ''],
    ['UNPUBLISHED', 'The law has changed'],
    ['PUBLISHED', ''],
    ['CREATED', 'Asked for by the wards'],
  ]);
});

test('what cannot be a document is refused by field, and nothing is stored', async () => {
  const refused = await create({ title: ' ', sourceUrl: 'ftp://x' }, { content: ' ', number: 'two' });
  expect(refused.fields?.map(({ path }) => path).sort()).toEqual(['content', 'number', 'sourceUrl', 'title']);
  const long = await create({ description: 'x'.repeat(501) }, { content: 'x'.repeat(50_001) });
  expect(long.fields?.map(({ path }) => path).sort()).toEqual(['content', 'description']);
});

test('two documents with one title have two names in addresses', async () => {
  const answers = [await create({ title: 'Bed rails' }), await create({ title: 'Bed rails' })];
  expect(answers.map(({ content }) => content?.slug)).toEqual(['bed-rails', 'bed-rails-2']);
});

test('the text of a version cannot be changed in the database', async () => {
  const { id } = await document();
  const change = app.db.updateTable('document_version').set({ content: 'Another.' }).where('document_id', '=', id);
  await expect(change.execute()).rejects.toThrow();
  await publishVersion(id, 0);
  const ofEarlier = app.db
    .updateTable('document_version')
    .set({ title: 'Another' })
    .where('document_id', '=', id)
    .where('number', '<>', '9.0');
  await expect(ofEarlier.execute()).rejects.toThrow();
});

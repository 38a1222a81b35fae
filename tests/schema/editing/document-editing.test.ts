import { createHash } from 'node:crypto';
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

test('documents stay published, and the text of a version cannot be changed in the database', async () => {
  const { id } = await document();
  expect(await operator.change(...onContent.unpublish('DOCUMENT', id, 0))).toMatchObject({
    __typename: 'ValidationError',
  });
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

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../schema/transaction.ts';
import { loadDocuments } from '../../../server/database/seed/load-documents.ts';
import { createAccount } from '../../factories/account.ts';
import { createDocumentVersion } from '../../factories/document.ts';
import { createOperator, onContent } from '../../schema/editing/editing-portal.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { tellingAt } from './telling.ts';

let app: TestApp;
let operator: Awaited<ReturnType<typeof createOperator>>;
beforeAll(async () => {
  app = await openTestApp();
  operator = await createOperator(app);
});
afterAll(() => app.close());

const { listen, tell, toldTo } = tellingAt(() => app);
const lists = { regulations: ['The Lifts Act'], applicableTo: ['Hospitals'] };
const details = {
  ...{ title: 'Lifts in hospitals', description: 'Who looks at them.', category: 'STANDARDS', urgency: 'HIGH' },
  ...{ source: 'HSE', sourceUrl: 'https://www.hse.gov.uk/', reviewDate: '2027-03-01', ...lists },
};

test('a document is told of as it is published, corrected, superseded and withdrawn, and a draft is not', async () => {
  const { id: reader } = await createAccount(app.db);
  await listen(reader);
  const { content } = await operator.change('createDocument(input: $input, content: $content)', {
    declared: '$input: DocumentInput!, $content: String!',
    variables: { input: details, content: 'Ring the **bell**.' },
  });
  const { id = '', slug } = content ?? {};
  await tell();
  expect(toldTo(reader)).toEqual([]);
  await operator.change(...onContent.publish('DOCUMENT', id, 1));
  await operator.change('editDocument(id: $id, revision: $revision, input: $input)', {
    declared: '$id: ID!, $revision: Int!, $input: DocumentInput!',
    variables: { id, revision: 2, input: { ...details, title: 'Lifts of hospitals' } },
  });
  await operator.change('publishDocumentVersion(id: $id, revision: $revision, input: $input)', {
    declared: '$id: ID!, $revision: Int!, $input: DocumentVersionInput!',
    variables: {
      ...{ id, revision: 3 },
      input: { number: '9.0', changeNote: 'A weekly look.', content: 'Look each **week**.', ...lists },
    },
  });
  await operator.change(...onContent.unpublish('DOCUMENT', id, 4));
  await tell();
  const told = toldTo(reader).map(({ type, data }) => [type, data['version'], data['supersededBy'], data['title']]);
  const expected = [
    ['document.published', '1.0', null, 'Lifts in hospitals'],
    ['document.changed', '1.0', null, 'Lifts of hospitals'],
    ['document.superseded', '1.0', '9.0', 'Lifts of hospitals'],
    ['document.published', '9.0', null, 'Lifts of hospitals'],
    ['document.withdrawn', '9.0', null, 'Lifts of hospitals'],
  ];
  // What is of one and the same instant has no order of its own.
  expect(told.toSorted()).toEqual(expected.toSorted());
  const published = toldTo(reader).find(({ type, data }) => type === 'document.published' && data['version'] === '9.0');
  expect(published).toMatchObject({
    timestamp: testNow.toISOString(),
    data: {
      ...{ id, slug, category: 'standards', urgency: 'high', changeNote: 'A weekly look.', ...lists },
      ...{ checksum: expect.stringMatching(/^[0-9a-f]{64}$/), url: `https://portal.example/compliance?doc=${slug}` },
    },
  });
});

test('nothing is told of a change that is refused', async () => {
  const { id: reader } = await createAccount(app.db);
  await listen(reader);
  const { document_id: id } = await createDocumentVersion(app.db, { published_at: '2026-10-01T09:00:00Z' });
  const refused = await operator.change('publishDocumentVersion(id: $id, revision: $revision, input: $input)', {
    declared: '$id: ID!, $revision: Int!, $input: DocumentVersionInput!',
    variables: { id, revision: 0, input: { number: '0.1', changeNote: 'Older.', content: 'Text.', ...lists } },
  });
  expect(refused.__typename).toBe('ValidationError');
  await tell();
  expect(toldTo(reader)).toEqual([]);
});

test('a version that comes with a release of the portal is told of, once', async () => {
  const { id: reader } = await createAccount(app.db);
  await listen(reader);
  const { id, slug } = await app.db
    .selectFrom('document')
    .select(['id', 'slug'])
    .where((where) =>
      where.exists(
        where.selectFrom('document_version').whereRef('document_id', '=', 'document.id').offset(1).select('id'),
      ),
    )
    .orderBy('slug')
    .limit(1)
    .executeTakeFirstOrThrow();
  const versions = app.db.selectFrom('document_version').select(['id', 'number']).where('document_id', '=', id);
  const [newest, former] = await versions.orderBy('published_at', 'desc').execute();
  // As it was before that release, which the database does not allow otherwise.
  await sql`alter table document_version disable trigger document_version_never_changes`.execute(app.db);
  await app.db
    .deleteFrom('document_version')
    .where('id', '=', newest?.id ?? '')
    .execute();
  await sql`alter table document_version enable trigger document_version_never_changes`.execute(app.db);
  const release = () => inTransaction(app.db, (transaction) => loadDocuments(transaction, { now: () => testNow }));
  await release();
  await release();
  await tell();
  const told = toldTo(reader).map(({ type, data }) => [type, data['slug'], data['version'], data['supersededBy']]);
  expect(told.toSorted()).toEqual([
    ['document.published', slug, newest?.number, null],
    ['document.superseded', slug, former?.number, newest?.number],
  ]);
});

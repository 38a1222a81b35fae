import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replaceBulkDocuments } from '../../../server/database/bulk/bulk-documents.ts';
import { createDocument, createDocumentVersion } from '../../factories/document.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

const OWN = 'Test body for lists';
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await replaceBulkDocuments(app.db, { count: 120, clock: { now: () => testNow } });
  await publish('Alpha ventilator guide', 'high', 'guidelines', '2026-11-01', 'Works beside a hoist.');
  await publish('Bravo hoist policy', 'medium', 'policies', '2026-10-01', 'Says nothing else.');
  await publish('Charlie écran training', 'low', 'training', '2026-11-10', 'Keeps screens clean.');
  await createDocument(app.db, { title: 'Delta draft', source: OWN });
});
afterAll(() => app.close());

async function publish(title: string, urgency: string, category: string, day: string, content: string) {
  const { id } = await createDocument(app.db, { title, urgency, category, source: OWN });
  await createDocumentVersion(app.db, { document_id: id, published_at: `${day}T00:00:00Z`, content });
}

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const response = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  expect(response.json().errors).toBeUndefined();
  return response.json().data;
}

const titles = async (filter: Record<string, unknown>, sort = 'MOST_URGENT'): Promise<string[]> => {
  const query = `query ($filter: DocumentFilter, $sort: DocumentSort) {
    documents(filter: $filter, sort: $sort, first: 100) { totalCount nodes { title } } }`;
  const { documents } = await ask(query, { filter: { source: OWN, ...filter }, sort });
  expect(documents.totalCount).toBe(documents.nodes.length);
  return documents.nodes.map(({ title }: { title: string }) => title);
};

const [alpha, bravo, charlie] = ['Alpha ventilator guide', 'Bravo hoist policy', 'Charlie écran training'];

test.each([
  ['MOST_URGENT', [alpha, bravo, charlie]],
  ['NEWEST', [charlie, alpha, bravo]],
  ['TITLE', [alpha, bravo, charlie]],
  ['RELEVANCE', [alpha, bravo, charlie]],
])('in the order %s, without what is not published', async (sort, expected) => {
  expect(await titles({}, sort)).toEqual(expected);
});

test.each([
  ['a part of a word', { search: 'vent' }, [alpha]],
  ['a synonym', { search: 'breathing machine' }, [alpha]],
  ['another case and accents', { search: 'ECRAN' }, [charlie]],
  ['words of the text', { search: 'screens clean' }, [charlie]],
  ['two letters at the beginning of a word', { search: 'br' }, [bravo]],
  ['a wildcard is a plain character', { search: '%' }, []],
  ['a category', { category: ['POLICIES'] }, [bravo]],
  ['two categories', { category: ['POLICIES', 'TRAINING'] }, [bravo, charlie]],
  ['an urgency', { urgency: ['LOW'] }, [charlie]],
  ['the source in another case', { source: 'TEST body for LISTS' }, [alpha, bravo, charlie]],
  ['several at once', { search: 'hoist', category: ['GUIDELINES'] }, [alpha]],
  ['nothing chosen', { category: [], urgency: [], search: ' ' }, [alpha, bravo, charlie]],
])('narrowed by %s', async (_name, filter, expected) => {
  expect(await titles(filter)).toEqual(expected);
});

test.each([
  ['cqc', 'Care Quality Commission'],
  ['NHSE', 'NHS England'],
  ['Medicines and Healthcare products Regulatory Agency', 'MHRA'],
])('the source %s is %s', async (source, body) => {
  const query = 'query ($source: String!) { documents(filter: { source: $source }) { nodes { source } } }';
  const { documents } = await ask(query, { source });
  expect(new Set(documents.nodes.map((row: { source: string }) => row.source))).toEqual(new Set([body]));
});

test('relevance puts a match in the title before one in the text', async () => {
  expect(await titles({ search: 'hoist' }, 'RELEVANCE')).toEqual([bravo, alpha]);
});

test('a facet keeps to all filters but its own', async () => {
  const { documents } = await ask(`{ documents(filter: { source: "${OWN}", category: [POLICIES], urgency: [MEDIUM] }) {
    facets { category { value label count } urgency { value count } source { label count } } } }`);
  expect(documents.facets).toEqual({
    category: [{ value: 'POLICIES', label: 'Policies', count: 1 }],
    urgency: [{ value: 'MEDIUM', count: 1 }],
    // Documents of other bodies are counted too: the filter by source does not narrow its own facet.
    source: expect.arrayContaining([{ label: OWN, count: 1 }]),
  });
});

describe('pages', () => {
  const sorts = ['MOST_URGENT', 'NEWEST', 'TITLE', 'RELEVANCE'];
  const query = `query ($sort: DocumentSort, $filter: DocumentFilter, $first: Int, $after: String, $last: Int,
    $before: String, $offset: Int) {
    documents(sort: $sort, filter: $filter, first: $first, after: $after, last: $last, before: $before,
      offset: $offset) { nodes { id } pageInfo { endCursor startCursor hasNextPage startPosition } } }`;

  test('of any size, in any order, hold every row once, forward and backward', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sorts), fc.integer({ min: 9, max: 60 }), async (sort, size) => {
        const filter = sort === 'RELEVANCE' ? { search: 'guide' } : {};
        const whole: string[] = [];
        for (let offset = 0; ; offset += 100) {
          const { documents } = await ask(query, { sort, filter, first: 100, offset });
          whole.push(...documents.nodes.map(({ id }: { id: string }) => id));
          if (!documents.pageInfo.hasNextPage) break;
        }
        const walked: string[] = [];
        let after: string | null = null;
        for (;;) {
          const { documents }: { documents: Page } = await ask(query, { sort, filter, first: size, after });
          expect(documents.pageInfo.startPosition).toBe(walked.length + 1);
          if (after) {
            const back = await ask(query, { sort, filter, last: size, before: documents.pageInfo.startCursor });
            const before = back.documents.nodes.map(({ id }: { id: string }) => id);
            expect(before).toEqual(walked.slice(-size));
          }
          walked.push(...documents.nodes.map(({ id }) => id));
          after = documents.pageInfo.endCursor;
          if (!documents.pageInfo.hasNextPage) break;
        }
        expect(walked).toEqual(whole);
        expect(new Set(walked).size).toBe(walked.length);
        expect(walked.length).toBeGreaterThan(size / 2);
      }),
      { numRuns: 8 },
    );
  });
});

interface Page {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: {
    readonly endCursor: string | null;
    readonly startCursor: string | null;
    readonly hasNextPage: boolean;
    readonly startPosition: number;
  };
}

describe('the versions of a document', () => {
  test('say what changed, each since the one before it and since any other', async () => {
    const { document } = await ask(`{ document(id: "nhs-procurement-guidelines") { version versions {
      number isCurrent changes { heading parts { kind text } } } } }`);
    const [newest, second, first] = document.versions;
    const numbers = document.versions.map(({ number, isCurrent }: { number: string; isCurrent: boolean }) => [
      number,
      isCurrent,
    ]);
    expect(numbers).toEqual([
      ['1.9', true],
      ['1.8', false],
      ['1.7', false],
    ]);
    expect(newest.changes.length).toBeGreaterThan(0);
    const added = second.changes
      .flatMap(({ parts }: { parts: { kind: string; text: string }[] }) => parts)
      .filter(({ kind }: { kind: string }) => kind === 'ADDED')
      .map(({ text }: { text: string }) => text)
      .join('');
    expect(added).toContain('£135,018');
    expect(added).not.toContain('£139,688');
    expect(first.changes).toEqual([]);
    const { document: back } = await ask(`{ document(id: "nhs-procurement-guidelines") {
      versions { changes(since: "1.8") { heading } } } }`);
    expect(back.versions.map(({ changes }: { changes: unknown[] }) => changes.length > 0)).toEqual([true, false, true]);
  });

  test('a comparison with a version that is not there is refused', async () => {
    const query = '{ document(id: "nhs-procurement-guidelines") { versions { changes(since: "9.9") { heading } } } }';
    const response = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query } });
    expect(response.json().errors[0]).toMatchObject({
      message: 'since must be the number of another version of this document, like 2.0.',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'since' }] },
    });
  });

  test.each([
    'documents(first: 19) { nodes { versions { changes { heading } } } }',
    'documents(first: 2) { nodes { versions(first: 1) { changes { heading } } } }',
    'documents(first: 2) { nodes { versions(first: 1) { content } } }',
    'document(id: "a") { versions(first: 50) { changes { heading } } }',
    'document(id: "a") { versions(first: 50) { content } }',
    'a: document(id: "a") { versions { changes { heading } } } b: document(id: "b") { versions { content } }',
    'documents(first: 100) { nodes { content versions { number } } }',
  ])('long texts of many versions are refused: %s', async (field) => {
    const payload = { query: `{ ${field} }` };
    const response = await app.server.inject({ method: 'POST', url: '/graphql', payload });
    expect(response.json().errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  });

  test('10 are returned by default, 50 at most, and the page’s query is within the cost limit', async () => {
    const { id, slug } = await createDocument(app.db, { title: 'Often changed', source: 'Another test body' });
    await app.db
      .insertInto('document_version')
      .values(
        Array.from({ length: 52 }, (_, index) => ({
          document_id: id,
          number: `1.${index}`,
          change_note: 'Changed',
          content: `Text number ${index}.`,
          published_at: new Date(Date.UTC(2025, 0, 1 + index)).toISOString(),
        })),
      )
      .execute();
    const { document } = await ask(`{ document(id: "${slug}") { versions { number } one: versions(first: 1) { number }
      all: versions(first: 50) { number content: changeNote } } }`);
    const sizes = [document.versions, document.one, document.all].map((versions) => versions.length);
    expect([document.versions[0].number, ...sizes]).toEqual(['1.51', 10, 1, 50]);
    const page = await readFile('client/compliance/open-document.graphql', 'utf8');
    const opened = await ask(page, { slug });
    expect(opened.document.versions).toHaveLength(50);
    expect(opened.document.compared).toHaveLength(10);
    expect(opened.document.compared.every(({ changes }: { changes: unknown[] }) => changes.length === 1)).toBe(true);
    expect((await app.server.inject(`/api/compliance/${slug}`)).json().versions).toHaveLength(50);
    for (const first of [0, 51]) {
      const payload = { query: `{ document(id: "${slug}") { versions(first: ${first}) { number } } }` };
      const response = await app.server.inject({ method: 'POST', url: '/graphql', payload });
      expect(response.json().errors[0].extensions.fields).toEqual([
        { path: 'first', message: 'first must be a whole number from 1 to 50.' },
      ]);
    }
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { ask, expectError } from './answers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Row = Readonly<Record<string, unknown>>;

async function askGraph(query: string, variables: Row = {}) {
  const payload = { query, variables };
  const { data, errors } = (await app.server.inject({ method: 'POST', url: '/graphql', payload })).json();
  expect(errors).toBeUndefined();
  return data;
}

const fields = `id slug title description category lastUpdated reviewDate fileName fileSize fileBytes checksum downloads
  urgency source sourceUrl version`;

/** What REST must answer for a document of the graph, worked out apart from the adapter. */
function expected({ category, urgency, ...same }: Row) {
  return { ...same, category: String(category).toLowerCase(), urgency: String(urgency).toLowerCase() };
}

const lists = [
  { rest: '', filter: {}, sort: 'MOST_URGENT' },
  { rest: 'search=device&sort=relevance', filter: { search: 'device' }, sort: 'RELEVANCE' },
  {
    rest: 'category=guidelines,Standards&urgency=HIGH&sort=title',
    filter: { category: ['GUIDELINES', 'STANDARDS'], urgency: ['HIGH'] },
    sort: 'TITLE',
  },
  { rest: 'source=NHSE&sort=newest', filter: { source: 'nhs england' }, sort: 'NEWEST' },
];

describe.each(lists)('GET /compliance?$rest', ({ rest, filter, sort }) => {
  it('answers the rows of the graph, in its order, on two pages', async () => {
    const query = `query ($filter: DocumentFilter, $sort: DocumentSort, $after: String) {
      documents(filter: $filter, sort: $sort, first: 1, after: $after) {
        nodes { ${fields} } totalCount totalIsCapped pageInfo { hasNextPage endCursor } } }`;
    let cursor: string | null = null;
    for (const page of [1, 2]) {
      const { documents } = await askGraph(query, { filter, sort, after: cursor });
      const answer = await ask(app.server, `/compliance?limit=1&${rest}${cursor ? `&cursor=${cursor}` : ''}`);
      expect(answer.json(), `page ${page}`).toEqual({
        documents: documents.nodes.map(expected),
        total: documents.totalCount,
        totalIsCapped: documents.totalIsCapped,
        nextCursor: documents.pageInfo.hasNextPage ? documents.pageInfo.endCursor : null,
        correctedSearch: null,
      });
      expect(documents.nodes).toHaveLength(1);
      cursor = documents.pageInfo.endCursor;
    }
  });
});

describe('GET /compliance/{id}', () => {
  const query = `query ($id: ID!) { document(id: $id) {
    ${fields} regulations applicableTo content
    lawChange { title since text subject rows { subject before now } marks source sourceUrl }
    versions { number isCurrent publishedOn changeNote fileName fileSize fileBytes checksum } } }`;

  it('answers every field of the graph, by id and by slug', async () => {
    const { documents } = await askGraph('{ documents { nodes { id slug } } }');
    expect(documents.nodes).toHaveLength(6);
    for (const { id, slug } of documents.nodes) {
      const { document } = await askGraph(query, { id });
      expect((await ask(app.server, `/compliance/${id}`)).json()).toEqual(expected(document));
      expect((await ask(app.server, `/compliance/${slug}`)).json()).toEqual(expected(document));
    }
  });

  it('answers 404 for a document that has not been published', async () => {
    const { id } = await app.db
      .insertInto('document')
      .values({
        slug: 'not-published-yet',
        title: 'Draft',
        description: 'Not published yet.',
        category: 'policies',
        urgency: 'low',
        source: 'Test',
        source_url: 'https://example.org/',
        review_on: '2027-01-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const key of [id, 'not-published-yet']) {
      expect(expectError(await ask(app.server, `/compliance/${key}`), 404).error).toBe('Document not found');
      expectError(await ask(app.server, `/compliance/${key}/download`, { method: 'POST' }), 404);
    }
    expect((await ask(app.server, '/compliance')).json().total).toBe(6);
  });
});

describe('the figures', () => {
  it('are those of the graph', async () => {
    const { complianceStats, documentCategories } = await askGraph(`{
      complianceStats { totalDocuments recentUpdates complianceScore criticalAlerts downloads }
      documentCategories { category label count } }`);
    expect((await ask(app.server, '/compliance/stats/overview')).json()).toEqual(complianceStats);
    expect(complianceStats).toMatchObject({ totalDocuments: 6, complianceScore: null, criticalAlerts: 3 });
    const answer = (await ask(app.server, '/compliance/categories/list')).json();
    expect(answer.categories).toEqual(
      documentCategories.map((one: Row) => ({ ...one, category: String(one['category']).toLowerCase() })),
    );
    expect(answer.categories.map(({ label, count }: Row) => [label, count])).toEqual([
      ['Guidelines', 2],
      ['Standards', 1],
      ['Policies', 1],
      ['Training', 1],
      ['Assessments', 1],
    ]);
  });
});

describe('POST /compliance/{id}/download', () => {
  const slug = 'medical-device-regulations';
  let visitors = 0;
  /** A download by a visitor, another one each time if nothing else is said. */
  const download = (query = '', visitor?: number) => {
    visitors += 1;
    const [remoteAddress, headers] = [`198.51.100.${visitor ?? visitors}`, { 'user-agent': 'Test/1.0' }];
    return ask(app.server, `/compliance/${slug}/download${query}`, { method: 'POST', remoteAddress, headers });
  };
  const count = async () => (await ask(app.server, `/compliance/${slug}`)).json().downloads as number;

  it('answers the file, whose checksum is the weak tag, and counts once a visitor', async () => {
    const before = await count();
    const answer = await download('', 250);
    const { text, fileName, checksum, downloads } = answer.json();
    expect(fileName).toBe(`${slug}-v2.2-2026-11-19.txt`);
    expect(createHash('sha256').update(text).digest('hex')).toBe(checksum);
    expect(answer.headers.etag).toBe(`W/"${checksum}"`);
    const again = await download('', 250);
    expect(again.headers.etag).toBe(answer.headers.etag);
    expect([downloads, again.json().downloads]).toEqual([before + 1, before + 1]);
    expect((await download()).json().downloads).toBe(before + 2);
    expect(await count()).toBe(before + 2);
  });

  it('answers an earlier version as it was published', async () => {
    const { text, fileName } = (await download('?version=2.0')).json();
    expect(fileName).toBe(`${slug}-v2.0-2025-03-03.txt`);
    expect(text).toContain('within 48 hours');
    expect(text).not.toContain('15 days');
  });

  it('counts nothing if there is no such version or document', async () => {
    const before = await count();
    const answer = expectError(await download('?version=7.7'), 400);
    expect(answer.fields).toEqual({ version: answer.error });
    expect(expectError(await ask(app.server, '/compliance/nothing/download', { method: 'POST' }), 404).error).toBe(
      'Document not found',
    );
    expect(await count()).toBe(before);
  });

  it('answers what the graph answers, error by error', async () => {
    const mutation = `mutation ($id: ID!, $version: String) { downloadDocument(id: $id, version: $version) {
      __typename ... on Error { message } ... on ValidationError { fields { path message } }
      ... on DownloadDocumentPayload { fileName text checksum version document { downloads } } } }`;
    const { downloadDocument: file } = await askGraph(mutation, { id: slug });
    const answer = (await download()).json();
    expect(answer).toMatchObject({ fileName: file.fileName, text: file.text, checksum: file.checksum });
    expect(answer.downloads).toBe(file.document.downloads + 1);
    const { downloadDocument: unknown } = await askGraph(mutation, { id: 'nothing' });
    expect(unknown).toEqual({ __typename: 'NotFoundError', message: 'Document not found' });
    const { downloadDocument: wrong } = await askGraph(mutation, { id: slug, version: 'x' });
    expect(wrong).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'version' }] });
  });

  it('counts downloads of as many visitors that come at once exactly', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 50 }, () => download()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map((answer) => answer.json().downloads)).size).toBe(50);
    expect(await count()).toBe(before + 50);
  });
});

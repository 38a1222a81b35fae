import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocument, createDocumentVersion } from '../../factories/document.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const MANY = 2_147_483_000;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const response = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  expect(response.json().errors).toBeUndefined();
  return response.json().data;
}

describe('the built-in texts', () => {
  test.each([
    ['medical-device-regulations', '2.0', ['within 48 hours', 'within 30 days']],
    ['medical-device-regulations', '2.1', ['within 48 hours', 'within 30 days', 'the general limit is 15 days']],
    ['medical-device-regulations', '2.2', ['within 48 hours', 'within 30 days', 'the general limit is 15 days']],
    ['nhs-procurement-guidelines', '1.7', ['£5M', 'minimum weighting of 10%', '30 days']],
    ['nhs-procurement-guidelines', '1.8', ['£5M', 'minimum weighting of 10%', '30 days', '£135,018']],
    ['nhs-procurement-guidelines', '1.9', ['£5M', 'minimum weighting of 10%', '30 days', '£135,018']],
    ['care-quality-commission-2025', '2.1', ['regulation 9A', 'regulations 8 to 20A']],
  ])('%s %s keeps its figures', async (slug, number, words) => {
    const { document } = await ask('query ($slug: ID!) { document(id: $slug) { versions { number content } } }', {
      slug,
    });
    const { content } = document.versions.find((version: { number: string }) => version.number === number);
    for (const word of words) {
      expect(content).toContain(word);
    }
  });

  test('each has regulations, whom it applies to, and what changed, with its date', async () => {
    const { documents } = await ask(`{ documents(filter: { urgency: [HIGH], search: "" }, first: 20) { nodes {
      slug regulations applicableTo lawChange { rows { now } marks } content versions { changeNote } } } }`);
    const keys = ['care-quality-commission-2025', 'nhs-procurement-guidelines', 'medical-device-regulations'];
    const builtIn = documents.nodes.filter(({ slug }: { slug: string }) => keys.includes(slug));
    expect(builtIn).toHaveLength(3);
    for (const { regulations, applicableTo, lawChange, content, versions } of builtIn) {
      expect(regulations.length).toBeGreaterThan(1);
      expect(applicableTo.length).toBeGreaterThan(2);
      expect(lawChange.rows.length).toBeGreaterThan(0);
      expect(content.slice(content.search(SINCE_BEFORE))).toMatch(/\d+ \w+ 202\d/);
      expect(versions.length).toBeGreaterThan(1);
      for (const mark of lawChange.marks) {
        expect(content).toContain(mark);
      }
    }
  });

  test('a current version states the law of today, and what held before in a section of its own', async () => {
    const { documents } = await ask(`{ documents(first: 20) { nodes { slug content lawChange { rows { now } }
      versions { lawChange { marks } } } } }`);
    const all: SampleText[] = documents.nodes;
    const marks = all.flatMap(({ versions }) => versions.flatMap(({ lawChange }) => lawChange?.marks ?? []));
    expect(marks).toEqual(expect.arrayContaining(['£139,688', 'within 30 days']));
    const wrong = all.flatMap(({ slug, content, lawChange }) => {
      const [today = ''] = content.split(SINCE_BEFORE);
      const superseded = [...marks, ...REPEALED].filter((words) => today.includes(words));
      const missing = (lawChange?.rows ?? []).filter(({ now }) => !today.toLowerCase().includes(now.toLowerCase()));
      return [...superseded, ...missing.map(({ now }) => `no ${now}`)].map((words) => `${slug}: ${words}`);
    });
    expect(wrong).toEqual([]);
  });
});

interface SampleText {
  readonly slug: string;
  readonly content: string;
  readonly lawChange: { readonly rows: readonly { readonly now: string }[] } | null;
  readonly versions: readonly { readonly lawChange: { readonly marks: readonly string[] } | null }[];
}

/** Where a text goes on with what held before. */
const SINCE_BEFORE = /^### (?=What changed$|Correction of )/m;

/** Law that was repealed or revoked, and bodies that are no more. */
const REPEALED = [
  'Public Contracts Regulations 2015',
  'Data Protection Act 1998',
  'Medical Devices Directive',
  'PPN 06/20',
  'PPN 06/21',
  'Public Health England',
  'NHS Digital',
  'NHS Improvement',
  'Health Education England',
  'linical commissioning group',
];

test('downloads are added up beyond what a whole number of 32 bits holds', async () => {
  const [{ downloads }] = (await app.db
    .selectFrom('document')
    .select((select) => select.fn.sum('download_count').as('downloads'))
    .execute()) as [{ downloads: string }];
  for (const _time of [1, 2]) {
    const { id } = await createDocument(app.db, { download_count: MANY });
    await createDocumentVersion(app.db, { document_id: id });
  }
  const payload = { query: '{ complianceStats { totalDocuments downloads } }' };
  const graph = await app.server.inject({ method: 'POST', url: '/graphql', payload });
  const expected = { totalDocuments: 8, downloads: Number(downloads) + 2 * MANY };
  expect(graph.json()).toEqual({ data: { complianceStats: expected } });
  expect((await app.server.inject('/api/compliance/stats/overview')).json()).toMatchObject(expected);
});

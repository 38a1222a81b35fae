import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { changesText } from '../../schema/api-reference/release-changes.ts';
import { graphChanges } from '../../server/changes/graph-changes.ts';
import { changesByRelease, releases } from '../../server/changes/releases.ts';
import { restChanges } from '../../server/changes/rest-changes.ts';
import { outlineText, readOutline, restOutline } from '../../server/changes/rest-outline.ts';

test('changes of the graph are told apart by what they do to programs', () => {
  const before = buildSchema(`
    type Query { tool(id: ID!): Tool tools: [Tool!]! }
    type Tool { id: ID! name: String! }
    enum Kind { HAND }
  `);
  const after = buildSchema(`
    type Query { tool(id: ID!, kind: Kind): Tool tools: [Tool!]! @deprecated(reason: "x") makers: [Maker!]! }
    type Tool { id: ID! kind: Kind! }
    type Maker { id: ID! }
    enum Kind { HAND POWER }
  `);
  expect(graphChanges(before, after)).toEqual({
    breaking: ['Tool.name was removed.'],
    dangerous: ['An optional arg kind on Query.tool was added.', 'POWER was added to enum type Kind.'],
    safe: ['Query.makers was added.', 'Query.tools was deprecated.', 'Tool.kind was added.', 'Type Maker was added.'],
  });
  expect(graphChanges(after, after)).toEqual({ breaking: [], dangerous: [], safe: [] });
});

const before = `GET /api/jobs
GET /api/jobs ?limit: integer
GET /api/jobs ?sort: "newest" | "oldest"
GET /api/jobs >: object
GET /api/jobs > jobs: array
GET /api/jobs > jobs[]: Job
GET /api/jobs > total: integer
POST /api/jobs
POST /api/jobs <title: string | required
GET /api/old
Job >: object
Job > id: string
Job > kind: "permanent"
Job > pay: object
Job > pay.from: integer
Job > pay.to: integer
`;
const after = `GET /api/jobs: deprecated
GET /api/jobs ?limit: integer
GET /api/jobs ?near: string
GET /api/jobs ?sort: "newest" | "nearest"
GET /api/jobs >: object
GET /api/jobs > jobs: array
GET /api/jobs > jobs[]: ListedJob
GET /api/jobs > total: integer | null
GET /api/new
GET /api/new ?q: string
POST /api/jobs
POST /api/jobs <band: string | required
POST /api/jobs <title: string
ListedJob >: object
ListedJob > id: string
ListedJob > kind: "permanent" | "contract"
ListedJob > place: object
ListedJob > place.name: string
`;

test('changes of REST are told apart too, each once, whatever an object is called', () => {
  expect(restChanges(readOutline(before), readOutline(after))).toEqual({
    breaking: [
      'Parameter sort of GET /api/jobs changed from "newest" | "oldest" to "newest" | "nearest".',
      'Field jobs[].pay of the answer of GET /api/jobs was removed.',
      'Field total of the answer of GET /api/jobs changed from integer to integer | null.',
      'Field band of the body of POST /api/jobs was added, and is required.',
      'GET /api/old was removed.',
    ],
    dangerous: ['Field jobs[].kind of the answer of GET /api/jobs can be "contract" too.'],
    safe: [
      'GET /api/jobs was deprecated.',
      'Parameter near of GET /api/jobs was added.',
      'Field jobs[].place of the answer of GET /api/jobs was added.',
      'GET /api/new was added.',
    ],
  });
});

test('the outline of REST names each operation, and is the same when it is read again', () => {
  const outline = restOutline();
  const kinds = new Map(outline);
  expect(kinds.get('GET /api/pay-scales')).toEqual(['deprecated']);
  expect(kinds.get('GET /api/jobs ?limit')).toEqual(['integer']);
  expect(kinds.get('GET /api/jobs > jobs[]')).toEqual(['Job']);
  expect(kinds.get('Job > band')).toContain('null');
  expect(readOutline(outlineText(outline))).toEqual(outline);
  expect(restChanges(outline, outline)).toEqual({ breaking: [], dangerous: [], safe: [] });
});

test('each release is compared with the one before, and what comes next with the newest', () => {
  const changes = changesByRelease();
  expect(changes.map(({ comparedWith }) => comparedWith)).toEqual(releases().map(({ name }) => name));
  expect(changes[0]?.safe).toContain('Query.payScales was added.');
  expect(changes[0]?.safe).toContain('GET /api/places/{location}/pay was added.');
});

test('changes stand as lists under their kind', () => {
  const release = { version: '0.2.0', comparedWith: '0.1.0', breaking: [], dangerous: ['A.'], safe: ['B.', 'C.'] };
  expect(changesText([release])).toBe(
    '## 0.2.0, compared with 0.1.0\n\n### Breaking\n\nNone.\n\n### Dangerous\n\n- A.\n\n### Safe\n\n- B.\n- C.\n',
  );
});

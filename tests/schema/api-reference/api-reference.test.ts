import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RestOperation } from '../../../schema/ports.ts';
import { createServices } from '../../../schema/services.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { testPorts } from '../../support/test-ports.ts';

interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly summary: string | null;
  readonly isAvailable: boolean;
}

interface Category {
  readonly id: string;
  readonly title: string;
  readonly features: readonly string[];
  readonly endpoints: readonly Endpoint[];
  readonly related: readonly Endpoint[];
  readonly example: { readonly endpoint: Endpoint; readonly request: string; readonly response: string };
}

interface ApiReference {
  readonly categories: readonly Category[];
  readonly operationCount: number;
}

interface Versions {
  readonly versionPolicy: readonly { readonly title: string; readonly text: string }[];
  readonly deprecations: readonly { readonly element: string }[];
  readonly changes: readonly { readonly safe: readonly string[] }[];
}

interface OpenApi {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Content {
  readonly content: { readonly 'application/json': { readonly example: object } };
}

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

let app: TestApp;
let categories: readonly Category[];
let operationCount: number;
let openApi: OpenApi;
beforeAll(async () => {
  app = await openTestApp();
  const endpoint = '{ method path summary isAvailable }';
  const answer = await askGraph(
    app,
    `{ apiReference { operationCount categories { id title features endpoints ${endpoint} related ${endpoint}
       example { endpoint ${endpoint} request response } } } }`,
  );
  const { apiReference } = answer.data as { apiReference: ApiReference };
  ({ categories, operationCount } = apiReference);
  openApi = (await app.server.inject('/api/openapi.json')).json();
});
afterAll(() => app.close());

const category = (id: string) => categories.find((one) => one.id === id);
const described = ({ method, path }: Endpoint) => openApi.paths[path.replace('/api', '')]?.[method.toLowerCase()];
const keysOf = (text: string) => Object.keys(JSON.parse(text.slice(text.search(/^\{/m))));

test('there are six categories, each with features, endpoints, a request and a response', () => {
  expect(categories.map(({ title }) => title)).toEqual([
    'AI natural language processing',
    'Predictive analytics',
    'Automated compliance',
    'Authentication and security',
    'AI job matching',
    'Equipment intelligence',
  ]);
  for (const { features, endpoints, example } of categories) {
    expect(features.length).toBeGreaterThan(2);
    expect(endpoints).toHaveLength(3);
    expect(example.request).toMatch(new RegExp(`^${example.endpoint.method} http`));
    expect(keysOf(example.response)).not.toEqual([]);
  }
});

test('it says how the interfaces change, what is deprecated on both, and what has changed', async () => {
  const { data } = await askGraph(
    app,
    `{ apiReference { versionPolicy { title text } deprecations { element instead since sunset }
       changes { version comparedWith breaking dangerous safe safeCount } } }`,
  );
  const { versionPolicy, deprecations, changes } = (data as { readonly apiReference: Versions }).apiReference;
  expect(versionPolicy.map(({ title }) => title)).toContain('How much notice you get');
  expect(versionPolicy.map(({ text }) => text).join()).toContain('at least 6 months more');
  expect(deprecations.map(({ element }) => element)).toEqual(['Query.payScales', 'Query.towns', 'GET /api/pay-scales']);
  expect(deprecations[2]).toEqual({
    element: 'GET /api/pay-scales',
    instead: expect.stringContaining('GET /api/places/{location}/pay'),
    since: '2026-11-22',
    sunset: '2027-06-30',
  });
  const [next] = changes;
  expect(next).toMatchObject({ version: 'Next', comparedWith: '0.1.0', safeCount: next?.safe.length });
  expect(next?.safe).toContain('GET /api/places/{location}/pay was added.');
});

test('all eighteen documented endpoints are listed', () => {
  expect(categories.flatMap(({ endpoints }) => endpoints.map(({ method, path }) => `${method} ${path}`))).toEqual([
    'POST /api/ai/nlp/query',
    'GET /api/ai/voice/search',
    'POST /api/ai/nlp/intent',
    'GET /api/ai/predictions/resource',
    'POST /api/ai/recommend/staff',
    'GET /api/ai/analytics/trends',
    'POST /api/ai/compliance/check',
    'GET /api/ai/compliance/score',
    'POST /api/ai/compliance/monitor',
    'POST /api/auth/login',
    'POST /api/auth/refresh',
    'GET /api/auth/profile',
    'POST /api/ai/jobs/match',
    'GET /api/jobs/recommendations',
    'POST /api/jobs/skills-analysis',
    'GET /api/ai/equipment/voice-search',
    'POST /api/equipment/recommend',
    'GET /api/equipment/availability',
  ]);
});

test('each documented endpoint states its rule, as the OpenAPI document does', async () => {
  const { data } = await askGraph(app, '{ apiReference { categories { endpoints { method path rule } } } }');
  const { apiReference } = data as { apiReference: { categories: { endpoints: (Endpoint & { rule: string })[] }[] } };
  for (const endpoint of apiReference.categories.flatMap(({ endpoints }) => endpoints)) {
    expect(endpoint.rule, endpoint.path).toBe(described(endpoint)?.description);
    expect(endpoint.rule.length, endpoint.path).toBeGreaterThan(60);
  }
});

test('an endpoint is available where the OpenAPI document has it, and nowhere else', () => {
  const endpoints = categories.flatMap(({ endpoints, related, example }) => [
    ...endpoints,
    ...related,
    example.endpoint,
  ]);
  for (const endpoint of endpoints) {
    expect(endpoint).toMatchObject({
      summary: described(endpoint)?.summary ?? null,
      isAvailable: described(endpoint) !== undefined,
    });
  }
  expect(categories.flatMap(({ related }) => related).filter(({ isAvailable }) => !isAvailable)).toEqual([]);
  // What stands beside /api has servers of its own.
  const operations = Object.values(openApi.paths)
    .flatMap((path) => Object.values(path))
    .filter((operation) => !('servers' in operation));
  expect(operationCount).toBe(operations.length);
});

test.each(['authentication', 'job-matching', 'equipment-intelligence'])(
  'the example of %s is that of the OpenAPI document, and its request is answered',
  async (id) => {
    const { example } = category(id) as Category;
    const { endpoint, request, response } = example;
    const operation = described(endpoint);
    expect(JSON.parse(response)).toEqual(operation?.responses['200']?.content['application/json'].example);
    const body = operation?.requestBody?.content['application/json'].example;
    const [head = '', sent] = request.split('\n\n');
    expect(sent === undefined ? undefined : JSON.parse(sent)).toEqual(body);
    const [, address = ''] = head.split('\n')[0]?.split(' ') ?? [];
    const { pathname, search, origin } = new URL(address);
    expect(openApi.servers[0]?.url).toBe(`${origin}/api`);
    const { statusCode } = await app.server.inject({
      method: endpoint.method as 'GET',
      url: pathname + search,
      ...(body && { payload: body }),
    });
    // The account of the example does not exist here: it is refused as a sign-in, and not for its form.
    expect(statusCode).toBe(id === 'authentication' ? 401 : 200);
  },
);

test.each([
  ['nlp', ['query', 'context', 'user_type'], ['intent', 'entities', 'results', 'processing_time_ms']],
  ['predictive-analytics', undefined, ['prediction', 'model_version', 'last_trained']],
  [
    'automated-compliance',
    ['document_type', 'content', 'regulations'],
    ['compliance_score', 'status', 'checks_performed', 'suggestions', 'processing_time_ms'],
  ],
])('the example of %s has the documented fields', (id, request, response) => {
  const { example } = category(id) as Category;
  expect(example.endpoint).toMatchObject({ isAvailable: true });
  if (request) expect(keysOf(example.request)).toEqual(request);
  else expect(example.request).toMatch(/\?type=staff_demand&department=critical-care&timeframe=30d$/);
  expect(keysOf(example.response)).toEqual(expect.arrayContaining(response));
});

test('once an endpoint answers, its own example takes the place of the planned one', () => {
  const operation: RestOperation = {
    method: 'POST',
    path: '/api/ai/nlp/query',
    summary: 'Understand a question',
    description: 'Reads a question by rules.',
    address: '/api/ai/nlp/query',
    query: {},
    body: { query: 'icu' },
    answer: { intent: 'find_jobs' },
    signedIn: true,
    deprecations: [],
  };
  const ports = { ...testPorts({ now: () => testNow }), restOperations: () => [operation] };
  const { apiReference } = createServices({ db: app.db, viewer: { kind: 'anonymous' }, ports });
  const [nlp, predictions] = apiReference.categories();
  expect(nlp?.endpoints.map(({ isAvailable }) => isAvailable)).toEqual([true, false, false]);
  expect(nlp?.endpoints.map(({ rule }) => rule)).toEqual(['Reads a question by rules.', null, null]);
  expect(nlp?.example).toMatchObject({ isAvailable: true, response: '{\n  "intent": "find_jobs"\n}' });
  expect(nlp?.example.request).toContain('\nauthorization: Bearer <access token>\ncontent-type: application/json\n\n{');
  expect(predictions?.example.isAvailable).toBe(false);
});

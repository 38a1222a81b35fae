import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type DocumentNode, type FieldNode, Kind } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import type { Policy } from '../schema/access/outcomes.ts';
import { policies } from '../schema/access/policies.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { ask } from './answers.ts';
import { addresses, bodyRows, everyRow, rows, signedInRows, writingRows } from './table.ts';

interface Described {
  readonly description?: string;
  readonly headers?: object;
  readonly content?: { readonly 'application/json': { readonly schema: object; readonly example?: unknown } };
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Described & { readonly name: string; readonly in: string })[];
  readonly requestBody?: Described;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, Described & { readonly $ref?: string }>>;
}

type Document = {
  readonly openapi: string;
  readonly info: { readonly version: string; readonly license: object };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Partial<Record<'get' | 'post' | 'put', Operation>>>>;
  readonly components: object & { readonly responses: Readonly<Record<string, Described>> };
};

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await openTestApp({ environment: { PUBLIC_ORIGIN: 'https://portal.example', RATE_LIMITS: 'on' } });
  document = (await ask(app.server, '/openapi.json')).json();
});
afterAll(() => app.close());

/** The operation of a path by its method. */
function operationOf(path: string, method: string): Operation {
  const operation = document.paths[path]?.[method.toLowerCase() as 'get'];
  if (!operation) {
    throw new Error(`${method} ${path} is not described.`);
  }
  return operation;
}

function everyOperation(): Operation[] {
  return Object.values(document.paths).flatMap((path) => Object.values(path));
}

/** Checks a body against a schema of the document. */
function problems(schema: object, body: unknown) {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv);
  const validate = ajv.compile({ ...schema, components: document.components });
  return validate(body) ? [] : validate.errors;
}

function jsonOf(described: Described | undefined) {
  const json = described?.content?.['application/json'];
  if (!json) {
    throw new Error('No JSON is described.');
  }
  return json;
}

describe('/api/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it('says which installation, version and licence it is about', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['https://portal.example/api']);
    expect(document.info).toMatchObject({ version: project.version, license: { identifier: project.license } });
  });

  it('describes each row of the table, health and itself, and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const table = everyRow.map(({ route }) => `${route.method} ${route.path}`);
    expect(described.toSorted()).toEqual([...table, 'GET /health', 'GET /openapi.json'].toSorted());
    expect(addresses.length).toBeLessThan(table.length);
  });

  it('gives every operation a name of its own and words, and every parameter words', () => {
    const operations = everyOperation();
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { operationId, summary, description, parameters = [] } of operations) {
      expect(operationId).toMatch(/^[a-z]\w+$/);
      expect(summary).toMatch(/\S/);
      expect(description).toMatch(/\.$/);
      for (const parameter of parameters) {
        expect(parameter.description, parameter.name).toMatch(/\.$/);
      }
    }
  });

  it('names each path after the graph operation that answers it', () => {
    expect(everyRow.map(({ route }) => operationOf(route.path, route.method).operationId)).toEqual([
      'signUp',
      'signIn',
      'login',
      'refreshSession',
      'signOut',
      'requestPasswordReset',
      'resetPassword',
      'profile',
      'updateProfile',
      'jobs',
      'createJob',
      'jobStats',
      'job',
      'places',
      'applyForJob',
      'myApplications',
      'myActivity',
      'search',
      'equipment',
      'createEquipment',
      'searchEquipment',
      'equipmentStats',
      'equipmentCategories',
      'equipmentAvailability',
      'equipmentItem',
      'updateEquipment',
      'documents',
      'complianceStats',
      'documentCategories',
      'document',
      'downloadDocument',
      'news',
      'featuredNews',
      'searchNews',
      'newsCategories',
      'newsStats',
      'article',
      'helpArticles',
      'helpCategories',
      'helpArticle',
      'trainingPaths',
      'webinars',
      'contentList',
      'content',
      'systemStatus',
      'incidents',
      'maintenanceWindows',
      'probes',
      'site',
      'trackPageView',
      'trackEvent',
      'realtimeStats',
    ]);
  });

  it('gathers the operations under tags that are described, each once', () => {
    const used = new Set(everyOperation().flatMap(({ tags }) => tags));
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
    for (const { name, description } of document.tags) {
      expect(description, name).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('shows only examples that keep to their schemas', () => {
    const bodies = [
      ...everyOperation().flatMap(({ requestBody, responses }) => [
        ...Object.values(responses),
        ...(requestBody ? [requestBody] : []),
      ]),
      ...Object.values(document.components.responses),
    ].filter(({ content }) => content?.['application/json'].example !== undefined);
    expect(bodies.length).toBeGreaterThan(rows.length);
    for (const body of bodies) {
      const { schema, example } = jsonOf(body);
      expect(problems(schema, example), JSON.stringify(example)).toEqual([]);
    }
  });
});

describe.each([...rows.map(({ name, address }) => ({ name, address })), { name: '/health', address: '/health' }])(
  '$name',
  ({ name, address }) => {
    it('answers what is described', async () => {
      const answer = await ask(app.server, address);
      expect(answer.statusCode).toBe(200);
      const described = document.paths[name]?.get?.responses['200'];
      expect(problems(jsonOf(described).schema, answer.json())).toEqual([]);
      for (const header of Object.keys(described?.headers ?? {})) {
        expect(answer.headers, header).toHaveProperty(header.toLowerCase());
      }
    });
  },
);

it.each(writingRows)('POST $name answers what is described', async ({ name, address }) => {
  const answer = await ask(app.server, address, { method: 'POST' });
  expect(answer.statusCode).toBe(200);
  const described = document.paths[name]?.post?.responses['200'];
  expect(problems(jsonOf(described).schema, answer.json())).toEqual([]);
});

const json = { 'content-type': 'application/json' };
const download = '/compliance/{id}/download';
const refusals = [
  { status: '400', path: '/jobs', address: '/jobs?limit=0' },
  { status: '400', path: '/jobs', address: '/jobs?one=1&two=2' },
  { status: '404', path: '/jobs/{id}', address: '/jobs/none' },
  { status: '404', path: '/cms/content/{key}', address: '/cms/content/none' },
  { status: '405', path: '/jobs', address: '/jobs', options: { method: 'DELETE' } },
  { status: '405', path: '/openapi.json', address: '/openapi.json', options: { method: 'DELETE' } },
  {
    status: '413',
    path: download,
    address: '/compliance/a/download',
    options: { method: 'POST', headers: json, payload: JSON.stringify('a'.repeat(1_000_001)) },
  },
  {
    status: '415',
    path: download,
    address: '/compliance/a/download',
    options: { method: 'POST', headers: { 'content-type': 'text/plain' }, payload: 'a' },
  },
] as const;

it.each(refusals)('$status of $path is as described', async ({ status, path, address, ...asked }) => {
  const answer = await ask(app.server, address, { ...('options' in asked ? asked.options : {}) });
  expect(String(answer.statusCode)).toBe(status);
  const { $ref = '' } = Object.values(document.paths[path] ?? {})[0]?.responses[status] ?? {};
  const described = document.components.responses[$ref.replace('#/components/responses/', '')];
  const { schema, example } = jsonOf(described);
  expect(problems(schema, answer.json())).toEqual([]);
  expect(answer.json().code).toBe((example as { code: string }).code);
  for (const name of Object.keys(described?.headers ?? {})) {
    expect(answer.headers, name).toHaveProperty(name.toLowerCase());
  }
});

it('says of every operation that it may be refused for its method or its frequency, and of a change for its body', () => {
  for (const [method, operation] of Object.values(document.paths).flatMap((path) => Object.entries(path))) {
    const takesAnyBody = method === 'get' || operation.operationId === 'signOut';
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(['405', '429', ...(takesAnyBody ? [] : ['413', '415'])]),
    );
  }
});

it.each(bodyRows)('$route.method $name describes its body', ({ route, body }) => {
  const { requestBody } = operationOf(route.path, route.method);
  const { schema, example } = jsonOf(requestBody);
  expect(problems(schema, example)).toEqual([]);
  expect(problems(schema, { ...body.example, unknown: 1 })).not.toEqual([]);
});

/** Who may do in the graph what an operation does. */
function policyOf({ definitions }: DocumentNode): Policy {
  const [definition] = definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) {
    throw new Error('An operation stands before its fragments.');
  }
  const type = definition.operation === 'mutation' ? 'Mutation' : 'Query';
  const [field] = definition.selectionSet.selections as readonly FieldNode[];
  const row = policies[`${type}.${field?.name.value}`];
  if (!row) {
    throw new Error(`${type}.${field?.name.value} has no policy.`);
  }
  return row.policy;
}

it('says for which operations somebody must be signed in', () => {
  const asking = everyOperation().filter(({ security }) => security?.length);
  const [optional, closed] = [true, false].map((isOptional) =>
    asking.filter(({ security }) => security?.some((one) => Object.keys(one).length === 0) === isOptional),
  );
  expect(optional?.map(({ operationId }) => operationId)).toEqual(['signOut']);
  const refusing = everyRow.filter(({ route }) => {
    const { anonymous, owner, suspended } = policyOf(route.operation);
    // A suspended account's token is refused at once, unless no session is needed.
    return anonymous !== owner && suspended === 'NOT_SIGNED_IN';
  });
  expect(refusing.length).toBeGreaterThan(5);
  expect(closed?.map(({ operationId }) => operationId)).toEqual(
    refusing.map(({ route }) => route.name ?? route.operationName),
  );
  expect(signedInRows).toHaveLength(closed?.length ?? 0);
});

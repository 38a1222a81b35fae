import { Validator } from '@seriousme/openapi-schema-validator';
import { type DocumentNode, type FieldNode, Kind } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { apiScopes } from '../../schema/partners/api-scopes.ts';
import { createAccount } from '../factories/account.ts';
import { createApiKey } from '../factories/api-key.ts';
import type { Policy } from '../schema/access/outcomes.ts';
import { policies } from '../schema/access/policies.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { ask } from './answers.ts';
import { jsonOf, type OpenApi, type Operation, problemsOf } from './openapi-document.ts';
import { operationNames } from './operation-names.ts';
import { addresses, bodyRows, everyRow, rows, signedInRows, writingRows } from './table.ts';

let app: TestApp;
let document: OpenApi;
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

/** Headers that answers to a program with a key have. */
const ofKeys = ['RateLimit', 'RateLimit-Policy'];

function everyOperation(): Operation[] {
  return Object.values(document.paths).flatMap((path) => Object.values(path));
}

/** Checks a body against a schema of the document. */
const problems = (schema: object, body: unknown) => problemsOf(document, schema, body);

describe('/api/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it('says which installation, version and licence it is about', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['https://portal.example/api']);
    expect(document.info).toMatchObject({ version: project.version, license: { identifier: project.license } });
  });

  it('describes each row of the table, health, itself and the exchange of keys, and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const table = everyRow.map(({ route }) => `${route.method} ${route.path}`);
    expect(described.toSorted()).toEqual(
      [...table, 'GET /health', 'GET /openapi.json', 'POST /oauth/token'].toSorted(),
    );
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
    expect(everyRow.map(({ route }) => operationOf(route.path, route.method).operationId)).toEqual(operationNames);
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
    ].filter(({ content }) => content?.['application/json']?.example !== undefined);
    expect(bodies.length).toBeGreaterThan(rows.length);
    for (const body of bodies) {
      const { schema, example } = jsonOf(body);
      expect(problems(schema, example), JSON.stringify(example)).toEqual([]);
    }
    const several = Object.values(document.components.responses).flatMap(({ content }) => {
      const { schema, examples = {} } = content?.['application/json'] ?? { schema: {} };
      return Object.values(examples).map(({ value }) => problems(schema, value));
    });
    expect(several).toEqual(Array.from({ length: 5 }, () => []));
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
      for (const header of Object.keys(described?.headers ?? {}).filter((name) => !ofKeys.includes(name))) {
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

it('says which operations need a session', () => {
  const asking = everyOperation().filter(({ security }) => security?.some((one) => 'accessToken' in one));
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

describe('API keys', () => {
  it('are ways to say who asks, with the scopes of the portal', () => {
    const { securitySchemes } = document.components;
    expect(Object.keys(securitySchemes)).toEqual(['accessToken', 'apiKey', 'keyToken']);
    expect(securitySchemes['apiKey']).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-Api-Key' });
    const scopes = Object.fromEntries(Object.entries(apiScopes).map(([name, { allows }]) => [name, allows]));
    expect(securitySchemes['keyToken']).toMatchObject({
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: 'https://portal.example/oauth/token', scopes } },
    });
    const words = ['API key', 'X-Api-Key', '/oauth/token', 'QUOTA_EXCEEDED', 'RateLimit-Policy', 'costs 10 points'];
    for (const word of words) {
      expect(document.info.description).toContain(word);
    }
  });

  it('say of each operation which scope opens it, which no other scope does', async () => {
    const { id } = await createAccount(app.db);
    const key = await createApiKey(app.db, { account_id: id, scopes: ['read:jobs'] });
    const headers = { 'x-api-key': key.secret };
    const read = rows.filter(({ route }) => !route.permit);
    expect(read.length).toBeGreaterThan(20);
    for (const { name, address } of read) {
      const { security = [], responses } = operationOf(name, 'get');
      const scopes = security.flatMap((one) => ('keyToken' in one ? [one.keyToken as readonly string[]] : []));
      const answer = await ask(app.server, address, { headers });
      const opens = scopes.length === 0 ? answer.statusCode : scopes[0]?.join() === 'read:jobs' ? 200 : 403;
      expect([name, answer.statusCode]).toEqual([name, opens]);
      expect(answer.statusCode === 403 ? Object.keys(responses) : ['403']).toContain('403');
      if (answer.statusCode === 200) {
        expect(Object.keys(responses['200']?.headers ?? {})).toEqual(expect.arrayContaining(ofKeys));
        for (const header of ofKeys) {
          expect(answer.headers).toHaveProperty(header.toLowerCase());
        }
      }
    }
  });

  it('are exchanged beside the interface', async () => {
    const { responses, ...operation } = operationOf('/oauth/token', 'POST');
    expect(operation).toMatchObject({ servers: [{ url: 'https://portal.example' }] });
    const { id: account_id } = await createAccount(app.db);
    const { id, secret } = await createApiKey(app.db, { account_id, scopes: ['read:jobs'] });
    const post = (form: Record<string, string>) =>
      app.server.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
    const own = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
    for (const form of [own, { ...own, grant_type: 'password' }, { ...own, client_secret: 'other' }]) {
      const answer = await post(form);
      expect(problems(jsonOf(responses[answer.statusCode]).schema, answer.json())).toEqual([]);
    }
  });
});

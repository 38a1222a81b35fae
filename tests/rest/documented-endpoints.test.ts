import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCategories } from '../../schema/api-reference/categories.ts';
import { password, type SignedIn, signIn, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { ask, expectError } from './answers.ts';
import { jsonOf, type OpenApi, problemsOf } from './openapi-document.ts';
import { everyRow, exampleOf } from './table.ts';

let app: TestApp;
let document: OpenApi;
let person: SignedIn;
beforeAll(async () => {
  app = await openTestApp();
  document = (await ask(app.server, '/openapi.json')).json();
  person = await signUp(app);
});
afterAll(() => app.close());

/** The endpoints that the API reference lists as documented, with the rows that answer them. */
const endpoints = apiCategories.flatMap((category) =>
  category.endpoints.map((name) => {
    const row = everyRow.find(({ route }) => `${route.method} /api${route.path}` === name);
    if (!row) throw new Error(`${name} is not in the table.`);
    return { name, route: row.route };
  }),
);
type Endpoint = (typeof endpoints)[number];

/** Asks as the person, where the endpoint is for those who are signed in. */
function send(
  { route }: Endpoint,
  { query = '', body }: { readonly query?: string; readonly body?: unknown },
): Promise<LightMyRequestResponse> {
  const headers = {
    ...(route.signedIn ? { authorization: `Bearer ${person.token}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  return ask(app.server, `${route.path}${query && `?${query}`}`, { method: route.method, headers, ...payload });
}

/** The request that the documentation shows; what signs in has to be known here. */
async function shownRequest({ name, route }: Endpoint) {
  const query = route.queryParameters
    .filter(({ example }) => example !== undefined)
    .map((parameter) => `${parameter.name}=${exampleOf(parameter)}`)
    .join('&');
  const own: Record<string, () => Promise<object>> = {
    'POST /api/auth/login': async () => ({ email: person.email, password }),
    'POST /api/auth/refresh': async () => ({ refresh_token: (await signIn(app, person.email)).refreshToken }),
  };
  const body: Readonly<Record<string, unknown>> | undefined = route.body && {
    ...route.body.example,
    ...(await own[name]?.()),
  };
  return { query, ...(body ? { body } : {}) };
}

it('there are eighteen', () => {
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(18);
});

describe.each(endpoints)('$name', (endpoint) => {
  const { route } = endpoint;

  it('answers the request that is shown with the fields that are described', async () => {
    const answer = await send(endpoint, await shownRequest(endpoint));
    expect(answer.statusCode, answer.body).toBe(200);
    const described = document.paths[route.path]?.[route.method.toLowerCase() as 'get']?.responses['200'];
    const { schema, example } = jsonOf(described);
    expect(problemsOf(document, schema, answer.json())).toEqual([]);
    expect(Object.keys(answer.json())).toEqual(Object.keys(example as object));
  });

  it('refuses what it does not know, by its name', async () => {
    const { body, query } = await shownRequest(endpoint);
    const answers = [
      await send(endpoint, { query: [query, 'nonsense=1'].filter(Boolean).join('&'), ...(body ? { body } : {}) }),
      ...(body ? [await send(endpoint, { body: { ...body, nonsense: 1 } })] : []),
    ];
    for (const answer of answers) {
      expect(Object.keys(expectError(answer, 400).fields ?? {})).toEqual(['nonsense']);
    }
  });

  if (route.signedIn) {
    it('refuses visitors', async () => {
      const { body } = await shownRequest(endpoint);
      const asked = { method: route.method, ...(body ? { payload: body } : {}) };
      expect(expectError(await ask(app.server, route.path, asked), 401).code).toBe('NOT_SIGNED_IN');
    });
  }

  if (route.body) {
    it('refuses what is no JSON object, and each field of another kind', async () => {
      const { body = {} } = await shownRequest(endpoint);
      for (const whole of [[], 1, 'text', [body]]) {
        expectError(await send(endpoint, { body: whole }), 400);
      }
      for (const { name } of route.body?.fields ?? []) {
        const answer = await send(endpoint, { body: { ...body, [name]: { nested: true } } });
        expect(Object.keys(expectError(answer, 400).fields ?? {}), name).toEqual([name]);
      }
    });
  }

  if (route.body?.fields.some(({ required }) => required)) {
    it('asks for what is missing', async () => {
      const answer = await send(endpoint, { body: {} });
      const required = route.body?.fields.flatMap(({ name, required }) => (required ? [name] : []));
      expect(Object.keys(expectError(answer, 400).fields ?? {}).sort()).toEqual(required?.sort());
    });
  }

  if (route.body && !endpoint.name.includes('/auth/')) {
    it('takes the fields that have no default alone', async () => {
      const { body } = await shownRequest(endpoint);
      const required = route.body?.fields.filter((field) => field.required && field.otherwise === undefined) ?? [];
      const least = Object.fromEntries(required.map(({ name }) => [name, body?.[name]]));
      const answer = await send(endpoint, { body: least });
      expect(answer.statusCode, answer.body).toBe(200);
    });
  }

  if (route.queryParameters.length > 0) {
    it('refuses each parameter that is not as it is described', async () => {
      for (const parameter of route.queryParameters) {
        const answer = await send(endpoint, { query: `${parameter.name}=a%00b` });
        expect(Object.keys(expectError(answer, 400).fields ?? {}), parameter.name).toEqual([parameter.name]);
      }
    });
  }
});

/** What stands in the answers is written down for these three, field by field. */
describe('the documented shapes', () => {
  it('a question', async () => {
    const body = { query: 'Where can I rent a wheelchair near Leeds?', context: 'equipment', user_type: 'caregiver' };
    const answer = (await ask(app.server, '/ai/nlp/query', { method: 'POST', payload: body })).json();
    expect(answer).toMatchObject({
      intent: 'find_equipment',
      entities: { equipment_type: 'wheelchair', location: 'Leeds', service_type: 'rental' },
      processing_time_ms: expect.any(Number),
    });
    expect(answer.results[0]).toMatchObject({
      provider: expect.any(String),
      distance: expect.stringMatching(/^[\d.]+ miles?$/),
      availability: expect.any(String),
      price: expect.stringMatching(/^£/),
      ai_confidence: expect.any(Number),
    });
  });

  it('a forecast', async () => {
    const address = '/ai/predictions/resource?type=staff_demand&department=critical-care&timeframe=30d';
    expect((await ask(app.server, address)).json()).toMatchObject({
      prediction: {
        staff_demand: {
          predicted_shortage: expect.any(Number),
          confidence: expect.any(Number),
          peak_periods: expect.any(Array),
          recommendations: expect.arrayContaining([
            {
              action: expect.any(String),
              urgency: expect.any(String),
              estimated_cost: expect.any(Number),
              ai_reasoning: expect.any(String),
            },
          ]),
        },
      },
      model_version: expect.any(String),
      last_trained: expect.any(String),
    });
  });

  it('a check', async () => {
    const body = {
      document_type: 'policy',
      content: 'Serious incidents with a device are reported to the MHRA within 30 days.',
      regulations: ['Medical Devices Regulations 2002'],
    };
    const answer = (await ask(app.server, '/ai/compliance/check', { method: 'POST', payload: body })).json();
    expect(answer).toMatchObject({
      compliance_score: expect.any(Number),
      status: 'non_compliant',
      suggestions: expect.arrayContaining([expect.any(String)]),
      processing_time_ms: expect.any(Number),
    });
    expect(answer.checks_performed).toContainEqual(
      expect.objectContaining({
        regulation: 'Medical Devices Regulations 2002',
        section: expect.any(String),
        status: 'failed',
        confidence: expect.any(Number),
      }),
    );
  });
});

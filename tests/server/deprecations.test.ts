import type { GraphQLObjectType } from 'graphql';
import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../schema/index.ts';
import { bodyFieldOf } from '../../server/rest/engine/body-field.ts';
import { inputsOf, operationOf } from '../../server/rest/engine/operation-inputs.ts';
import { parameterOf } from '../../server/rest/engine/parameter.ts';
import { deprecatingSchema } from '../support/deprecating-schema.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const partner = 'https://partner.example';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { CORS_ORIGINS: partner } });
});
afterAll(() => app.close());

/** What an answer says of what was used. */
const saidBy = ({ headers }: { readonly headers: Record<string, unknown> }) =>
  ['deprecation', 'sunset', 'link'].map((name) => headers[name]);

const inSeconds = (day: string) => Date.parse(day) / 1000;
const leading = ['deprecation', 'sunset'].map((rel) => `</api-reference#versions>; rel="${rel}"; type="text/html"`);
const said = [`@${inSeconds('2026-11-22')}`, 'Wed, 30 Jun 2027 00:00:00 GMT', leading.join(', ')];
const nothing = [undefined, undefined, undefined];

const graph = (query: string, variables = {}) =>
  app.server.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });

test('the graph says in headers and extensions what of an operation is deprecated', async () => {
  const answer = await graph('query ($at: String!) { payScales(location: $at) { band } towns { name } }', {
    at: 'Leeds',
  });
  expect(saidBy(answer)).toEqual(said);
  expect(answer.json().extensions.deprecations).toEqual([
    {
      coordinate: 'Query.payScales',
      reason: (schema.getQueryType() as GraphQLObjectType).getFields()['payScales']?.deprecationReason,
      since: '2026-11-22',
      sunset: '2027-06-30',
    },
    expect.objectContaining({ coordinate: 'Query.towns' }),
  ]);
});

test('nothing is said where nothing deprecated is used, and where nothing was carried out', async () => {
  for (const query of [
    '{ payAtPlace(location: "Leeds") { nation } }',
    '{ payScales(location: 1) { band } }',
    '{ payScales { a } }',
    '{',
  ]) {
    const answer = await graph(query);
    expect(saidBy(answer)).toEqual(nothing);
    expect(answer.json().extensions).toBeUndefined();
  }
});

test('a deprecated path of REST says so with each answer, refusals too, and other paths do not', async () => {
  for (const [url, status] of [
    ['/api/pay-scales?location=Leeds', 200],
    ['/api/pay-scales?unknown=1', 400],
  ] as const) {
    const answer = await app.server.inject(url);
    expect([answer.statusCode, ...saidBy(answer)]).toEqual([status, ...said]);
  }
  const { headers } = await app.server.inject('/api/pay-scales?location=Leeds');
  const kept = await app.server.inject({
    url: '/api/pay-scales?location=Leeds',
    headers: { 'if-none-match': String(headers.etag), origin: partner },
  });
  expect([kept.statusCode, ...saidBy(kept)]).toEqual([304, ...said]);
  const exposed = String(kept.headers['access-control-expose-headers']).split(', ');
  expect(exposed).toEqual(expect.arrayContaining(['Deprecation', 'Sunset', 'Link']));
  expect(saidBy(await app.server.inject('/api/jobs?limit=1'))).toEqual(nothing);
});

test('what is to be asked instead answers the same scales, and tells where a place is not known', async () => {
  const instead = await app.server.inject('/api/places/Leeds/pay');
  const before = await app.server.inject('/api/pay-scales?location=Leeds');
  expect(instead.json()).toEqual({ nation: 'England', ...before.json() });
  expect(saidBy(instead)).toEqual(nothing);
  expect((await app.server.inject('/api/places/Nowhere/pay')).statusCode).toBe(404);
});

test('the OpenAPI document marks what is deprecated, with its days and its headers', async () => {
  const { paths } = (await app.server.inject('/api/openapi.json')).json();
  const { description, deprecated, responses, ...operation } = paths['/pay-scales'].get;
  expect(deprecated).toBe(true);
  expect(operation['x-deprecation']).toEqual({
    instead: expect.stringContaining('GET /api/places/{location}/pay'),
    since: '2026-11-22',
    sunset: '2027-06-30',
  });
  expect(description).toContain('Deprecated since 22 November 2026. It may be gone from 30 June 2027 on.');
  expect(Object.keys(responses['200'].headers)).toEqual(expect.arrayContaining(['Deprecation', 'Sunset', 'Link']));
  const marked = Object.entries<Record<string, { deprecated?: boolean }>>(paths).filter(([, item]) =>
    Object.values(item).some((one) => one.deprecated),
  );
  expect(marked.map(([path]) => path)).toEqual(['/pay-scales']);
});

test('a deprecated argument is a deprecated parameter or field, which its description says', () => {
  const deprecation = { instead: 'Give name.', since: '2026-11-22', sunset: '2027-06-30' };
  const own = deprecatingSchema('type Query { tool(label: String, name: String): Int }', {
    'Query.tool(label:)': deprecation,
  });
  const operation = operationOf(parse('query q($label: String, $name: String) { tool(label: $label, name: $name) }'));
  const [label, name] = inputsOf(own.getQueryType() as GraphQLObjectType, operation);
  if (!label || !name) {
    throw new Error('There are two arguments.');
  }
  expect(parameterOf(label, { name: 'label' }).deprecation).toEqual(deprecation);
  expect(parameterOf(name, { name: 'name' }).deprecation).toBeUndefined();
  expect(bodyFieldOf(label, 'label').schema).toMatchObject({
    deprecated: true,
    description: expect.stringMatching(/Give name\. Deprecated since 22 November 2026\./),
  });
  expect(bodyFieldOf(name, 'name').schema).not.toHaveProperty('deprecated');
});

import type { Config } from '../../config.ts';
import { CHANGE_LOG } from '../../http/change-log.ts';
import { VERSIONS_PAGE } from '../../http/deprecation-headers.ts';
import { routes } from '../routes.ts';
import type { Components } from './answer-schema.ts';
import { objectSchema } from './body-field.ts';
import { describedAsDeprecated } from './json-schema.ts';
import { isClosedToKeys, keysOn, securityOf, securitySchemes, signingIn } from './openapi-access.ts';
import {
  commonRefusals,
  errorResponses,
  everyAnswer,
  headersOf,
  ofDeprecated,
  ofKeys,
  otherPaths,
  response,
  serviceTag,
  sharedHeaders,
  sharedSchemas,
} from './openapi-parts.ts';
import type { Parameter } from './parameter.ts';
import type { Route, RouteBody } from './route.ts';

/** What the document needs to know of the installation. */
type Installation = Pick<Config, 'productName' | 'version' | 'publicOrigin'>;

/** The REST interface as OpenAPI 3.1, made from the very table that answers. */
export function openApiDocument({ productName, version, publicOrigin }: Installation) {
  const components: Components = {};
  const rows = [...Map.groupBy(routes, ({ path }) => path)];
  const paths = Object.fromEntries(rows.map(([path, some]) => [path, pathItem(some, components)]));
  return {
    openapi: '3.1.1',
    info: {
      title: `${productName} REST API`,
      version,
      summary: 'Jobs, compliance documents, equipment, news and content of the portal, as JSON.',
      description: [
        `The same data as the graph at ${publicOrigin}/graphql, for systems that read plain addresses.`,
        'No account is needed to read. Parameters and fields that a path does not know are refused.',
        'Every GET answers HEAD too.',
        `What is deprecated is marked so, and its answers say since when (\`Deprecation\`) and from when on it may be gone (\`Sunset\`): ${publicOrigin}${VERSIONS_PAGE}`,
        ...signingIn(publicOrigin),
        '## Pages of another origin (CORS)',
        'They can use this interface from the browser once the operator of the installation has listed their origin in CORS_ORIGINS; a preflight from any other origin is refused with 403. Cookies are never accepted from there: send the access token in Authorization. Programs that are no browser are not concerned.',
      ].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicOrigin}/api`, description: 'This installation.' }],
    externalDocs: { description: 'What has changed from version to version.', url: `${publicOrigin}${CHANGE_LOG}` },
    security: [],
    tags: [...new Set(routes.map(({ tag }) => tag)), serviceTag],
    paths: {
      ...paths,
      ...otherPaths({ version, publicOrigin }),
    },
    components: {
      schemas: {
        ...components,
        ...sharedSchemas,
      },
      securitySchemes: securitySchemes(publicOrigin),
      headers: sharedHeaders,
      responses: errorResponses,
    },
  };
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of an answer that one has: 304 says that it still holds.',
  schema: { type: 'string' },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A name of your own for this request, such as a UUID. The same request with the same key creates nothing more for 24 hours, so that it can be sent again when its answer was lost.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '5f0c2e1a-8d59-4a35-9f5e-0b1f5d2f7c33',
};

const notModified = {
  description: 'What one has still holds.',
  headers: headersOf('ETag', 'Cache-Control', ...everyAnswer, ...ofKeys),
};

function pathItem(rows: readonly Route[], components: Components) {
  return Object.fromEntries(rows.map((row) => [row.method.toLowerCase(), operationOf(row, components)]));
}

function bodyOf({ fields, example }: RouteBody, additionalProperties = false) {
  return {
    required: fields.some((field) => field.required),
    content: {
      'application/json': {
        schema: objectSchema(fields, additionalProperties),
        example,
      },
    },
  };
}

function operationOf(route: Route, components: Components) {
  const { schema, example } = route.describeAnswer(components);
  const isRead = route.method === 'GET';
  const described = {
    operationId: route.name ?? route.operationName,
    tags: [route.tag.name],
    summary: route.summary,
    description: [route.description, keysOn(route)].filter(Boolean).join(' '),
    parameters: [
      ...route.pathParameters.map((parameter) => parameterOf(parameter, 'path')),
      ...route.queryParameters.map((parameter) => parameterOf(parameter, 'query')),
      ...(isRead ? [ifNoneMatch] : []),
      ...(route.onceByKey ? [idempotencyKey] : []),
    ],
    ...(route.body ? { requestBody: bodyOf(route.body) } : {}),
    ...(route.leniently ? { requestBody: bodyOf(route.leniently, true) } : {}),
    ...securityOf(route),
    responses: {
      [route.status ?? 200]: {
        description: route.summary,
        headers: headersOf(
          ...(isRead || route.entityTag ? (['ETag'] as const) : []),
          ...(route.location ? (['Location'] as const) : []),
          'Cache-Control',
          ...everyAnswer,
          ...ofKeys,
          ...ofDeprecated(route.deprecation),
        ),
        ...(route.status === 204 ? {} : { content: { 'application/json': { schema, example } } }),
      },
      ...(isRead ? { 304: notModified } : {}),
      ...commonRefusals,
      ...(isRead || route.leniently ? {} : { 413: response('PayloadTooLarge'), 415: response('UnsupportedMediaType') }),
      ...(route.leniently ? {} : { 400: response('BadRequest'), 401: response('NotSignedIn') }),
      ...(route.refusals?.includes(403) || isClosedToKeys(route) ? { 403: response('Forbidden') } : {}),
      ...(route.onceByKey || route.refusals?.includes(409) ? { 409: response('Conflict') } : {}),
      ...(route.onceByKey ? { 422: response('KeyReused') } : {}),
      ...(route.notFound ? { 404: response('NotFound') } : {}),
      500: response('Failure'),
      503: response('Unavailable'),
    },
  };
  return describedAsDeprecated(described, route.deprecation) as typeof described;
}

function parameterOf(parameter: Parameter, place: 'path' | 'query') {
  const { name, description, schema, example, isList, deprecation } = parameter;
  const described = {
    name,
    in: place,
    required: place === 'path',
    description: isList
      ? `${description} Several values stand between commas, or the parameter is repeated.`
      : description,
    schema,
    ...(example === undefined ? {} : { example }),
    // Repeating is what OpenAPI tools do by themselves; commas are understood as well.
    ...(isList ? { style: 'form', explode: true } : {}),
  };
  return describedAsDeprecated(described, deprecation);
}

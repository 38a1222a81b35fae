import type { Deprecation } from '../../../schema/graph/deprecation.ts';
import { RETRY_AFTER_SECONDS } from '../../http/public-error.ts';
import { type JsonSchema, objectOf, reference } from './json-schema.ts';
import { tokenExample, tokenRefusals, tokenRequest, tokenSchemas } from './openapi-token.ts';
import type { Tag } from './route.ts';

const requestId = '0b7c1a52-5a3e-4d0c-9d3a-6f1f5a1f7d11';

/** Schemas that belong to no area. */
export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  Error: {
    type: 'object',
    description: 'What went wrong.',
    properties: {
      error: { type: 'string', description: 'A sentence for people.' },
      code: { type: 'string', pattern: '^[A-Z_]+$', description: 'A word for programs.' },
      fields: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'A sentence for each parameter or field that is wrong.',
      },
      requestId: { type: 'string', description: 'Stands in our log too; give it when you ask for help.' },
    },
    required: ['error', 'code', 'requestId'],
    additionalProperties: false,
  },
  ...tokenSchemas,
  Health: objectOf('Whether this process serves and reaches its database.', {
    status: { type: 'string', enum: ['ok', 'draining', 'unavailable'], description: 'The verdict.' },
    version: { type: 'string', description: 'Version of the portal.' },
    uptimeSeconds: { type: 'integer', minimum: 0, description: 'Since when this process runs.' },
    checks: objectOf('What was looked at.', {
      database: {
        type: 'string',
        enum: ['ok', 'busy', 'unreachable'],
        description: 'Whether the database answers; busy where it is at other statements, which is no failure.',
      },
    }),
  }),
};

/** Headers of many answers. */
export const sharedHeaders = {
  Location: {
    description: 'Where what was made is read from, once anyone may read it.',
    schema: { type: 'string', format: 'uri-reference' },
  },
  ETag: {
    description:
      'Weak. It changes when what is read changes; of a file that is handed out, it is the checksum, whatever has been counted.',
    schema: { type: 'string' },
  },
  Deprecation: {
    description: 'Of what is deprecated: since when, in seconds since 1970 (RFC 9745).',
    schema: { type: 'string' },
    example: '@1795305600',
  },
  Sunset: {
    description: 'Of what is deprecated: from when on it may be gone (RFC 8594).',
    schema: { type: 'string' },
    example: 'Wed, 30 Jun 2027 00:00:00 GMT',
  },
  Link: {
    description: 'Of what is deprecated: the page that says what to ask instead.',
    schema: { type: 'string' },
    example: '</api-reference#versions>; rel="deprecation"; type="text/html"',
  },
  'Cache-Control': { description: 'Keep it, and ask again before using it.', schema: { type: 'string' } },
  'X-Request-Id': { description: 'Identifier of this request.', schema: { type: 'string' } },
  Allow: { description: 'The methods that the address answers.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds after which to ask again.', schema: { type: 'integer' } },
  'RateLimit-Limit': {
    description: 'Requests of one network that one process answers in a minute.',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': { description: 'How many of them are left.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds after which they are counted anew.', schema: { type: 'integer' } },
  'RateLimit-Policy': {
    description: 'With an API key: how many points (q) the keys of its account have together in so many seconds (w).',
    schema: { type: 'string' },
    example: '"points";q=20000;w=3600',
  },
  RateLimit: {
    description: 'With an API key: how many points are left (r), and the seconds until they are counted anew (t).',
    schema: { type: 'string' },
    example: '"points";r=19890;t=1800',
  },
} as const;

const rateLimit = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

/** Headers of every answer but those about the portal's health, which are never refused. */
export const everyAnswer = ['X-Request-Id', ...rateLimit] as const;

/** Headers of what is answered to a program with a key. */
export const ofKeys = ['RateLimit-Policy', 'RateLimit'] as const;

/** Headers of what is answered by a deprecated operation. */
export function ofDeprecated(deprecation: Deprecation | undefined): readonly HeaderName[] {
  return deprecation ? ['Deprecation', ...(deprecation.sunset === undefined ? [] : ['Sunset' as const]), 'Link'] : [];
}

/** The errors that paths share. */
export const errorResponses = {
  BadRequest: failure('A parameter is unknown or wrong.', {
    error: 'limit must be a whole number from 1 to 100.',
    code: 'BAD_USER_INPUT',
    fields: { limit: 'limit must be a whole number from 1 to 100.' },
    requestId,
  }),
  NotSignedIn: failure('This needs a signed-in user: no access token or API key was sent, or it does not hold.', {
    error: 'Your session has ended, or its access token is over. Renew the session, or sign in again.',
    code: 'NOT_SIGNED_IN',
    requestId,
  }),
  Forbidden: severalFailures('The account may not do this, or the API key lacks the scope for it.', {
    account: {
      error: 'Your account must be verified first. Accounts are verified within 24-48 hours.',
      code: 'FORBIDDEN',
      requestId,
    },
    scope: { error: 'This API key lacks the scope read:jobs.', code: 'FORBIDDEN', requestId },
    key: { error: 'API keys cannot be used for me. Sign in instead.', code: 'FORBIDDEN', requestId },
  }),
  Conflict: failure('What is there already does not go together with this, or the same request is still at work.', {
    error: 'The same request is still at work. Send it again in a few seconds.',
    code: 'CONFLICT',
    requestId,
  }),
  KeyReused: failure('The Idempotency-Key came with something else before.', {
    error: 'This Idempotency-Key was sent with another request before. Send a new one.',
    code: 'IDEMPOTENCY_KEY_REUSED',
    requestId,
  }),
  NotFound: failure('There is no such thing.', {
    error: 'There is no job with this id.',
    code: 'NOT_FOUND',
    requestId,
  }),
  MethodNotAllowed: failure(
    'The address answers other methods only.',
    {
      error: 'This address does not answer DELETE. It answers GET, HEAD.',
      code: 'METHOD_NOT_ALLOWED',
      requestId,
    },
    'Allow',
  ),
  PayloadTooLarge: failure('The body is larger than 1 MB.', {
    error: 'The body must be 1 MB or smaller.',
    code: 'PAYLOAD_TOO_LARGE',
    requestId,
  }),
  UnsupportedMediaType: failure('The body is not JSON.', {
    error: 'Send the body as application/json.',
    code: 'UNSUPPORTED_MEDIA_TYPE',
    requestId,
  }),
  TooManyRequests: severalFailures(
    'It was tried too often in a short time, or the account of the API key has too few points left in this hour. Nothing was carried out.',
    {
      rateLimited: { error: 'This was tried too often. Try again in 5 minutes.', code: 'RATE_LIMITED', requestId },
      quotaExceeded: {
        error:
          'This operation costs 110 points, and 10 of 20,000 are left in this hour. Try again in 30 minutes, or ask for another tier.',
        code: 'QUOTA_EXCEEDED',
        requestId,
      },
    },
    'Retry-After',
    ...ofKeys,
  ),
  Failure: failure('Something went wrong on our side.', {
    error: 'An unexpected error occurred',
    code: 'INTERNAL_SERVER_ERROR',
    requestId,
  }),
  Unavailable: failure(
    `The database cannot be reached. Ask again after ${RETRY_AFTER_SECONDS} seconds.`,
    {
      error: 'The service is not available at the moment. Try again in a few seconds.',
      code: 'SERVICE_UNAVAILABLE',
      requestId,
    },
    'Retry-After',
  ),
} as const;

/** How any operation may be refused, whatever it is asked for. */
export const commonRefusals = { 405: response('MethodNotAllowed'), 429: response('TooManyRequests') };

export function response(name: keyof typeof errorResponses): JsonSchema {
  return { $ref: `#/components/responses/${name}` };
}

/** Of the paths that no row of the table stands for. */
export const serviceTag: Tag = { name: 'Service', description: 'The interface itself.' };

/** The paths that no row of the table stands for. */
export function otherPaths({ version, publicOrigin }: { readonly version: string; readonly publicOrigin: string }) {
  const health = { status: 'ok', version, uptimeSeconds: 60, checks: { database: 'ok' } };
  const unwell = { status: 'unavailable', version, uptimeSeconds: 60, checks: { database: 'unreachable' } };
  return {
    '/health': {
      get: {
        operationId: 'health',
        tags: [serviceTag.name],
        summary: 'Health',
        description: 'Whether this process serves and reaches its database.',
        responses: {
          200: answerOf('It does.', 'Health', health),
          503: answerOf('It does not, or is about to stop.', 'Health', unwell, 'Retry-After'),
          ...commonRefusals,
        },
      },
    },
    '/openapi.json': {
      get: {
        operationId: 'openApi',
        tags: [serviceTag.name],
        summary: 'This document',
        description: 'This interface as OpenAPI 3.1.',
        responses: {
          200: {
            description: 'The document.',
            headers: headersOf(...everyAnswer),
            content: { 'application/json': { schema: { type: 'object' } } },
          },
          ...commonRefusals,
        },
      },
    },
    '/oauth/token': {
      post: {
        ...tokenRequest(publicOrigin),
        tags: [serviceTag.name],
        responses: {
          200: answerOf('The token.', 'KeyToken', tokenExample),
          ...tokenRefusals,
          ...commonRefusals,
          503: response('Unavailable'),
        },
      },
    },
  };
}

type HeaderName = keyof typeof sharedHeaders;

function failure(description: string, example: object, ...headers: readonly HeaderName[]) {
  return answerOf(description, 'Error', example, ...rateLimit, ...headers);
}

/** A status that says several things. */
function severalFailures(description: string, bodies: Readonly<Record<string, object>>, ...headers: HeaderName[]) {
  const examples = Object.fromEntries(Object.entries(bodies).map(([name, value]) => [name, { value }]));
  return {
    description,
    headers: headersOf('X-Request-Id', ...rateLimit, ...headers),
    content: { 'application/json': { schema: reference('Error'), examples } },
  };
}

function answerOf(description: string, schema: string, example: object, ...headers: readonly HeaderName[]) {
  return {
    description,
    headers: headersOf('X-Request-Id', ...headers),
    content: { 'application/json': { schema: reference(schema), example } },
  };
}

/** References to shared headers. */
export function headersOf(...names: readonly HeaderName[]): Record<string, JsonSchema> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

import { apiScopeNames } from '../../../schema/partners/api-scopes.ts';
import { KEY_TOKEN_SECONDS } from '../../credentials/key-tokens.ts';
import { type JsonSchema, objectOf, reference } from './json-schema.ts';

/** Schemas of what keys are exchanged for. */
export const tokenSchemas: Readonly<Record<string, JsonSchema>> = {
  KeyToken: objectOf('A token that a key was exchanged for.', {
    access_token: { type: 'string', description: 'Send it as `Authorization: Bearer`.' },
    token_type: { type: 'string', const: 'Bearer', description: 'How it is sent.' },
    expires_in: { type: 'integer', description: 'For so many seconds it is good.' },
    scope: { type: 'string', description: 'The scopes that it opens, with spaces between them.' },
  }),
  OAuthError: objectOf('What went wrong, as RFC 6749 has it.', {
    error: { type: 'string', description: 'A word for programs.' },
    error_description: { type: 'string', description: 'A sentence for people.' },
  }),
};

/** The form in which a key is exchanged. */
const form = {
  type: 'object',
  properties: {
    grant_type: { type: 'string', const: 'client_credentials', description: 'The grant.' },
    client_id: { type: 'string', format: 'uuid', description: 'The Client ID of the key.' },
    client_secret: { type: 'string', description: 'The key.' },
    scope: {
      type: 'string',
      description: 'Scopes of the key with spaces between them; all of them where it is left out.',
    },
  },
  required: ['grant_type'],
};

/** The exchange of a key for a token, which stands beside /api. */
export function tokenRequest(publicOrigin: string) {
  return {
    operationId: 'issueKeyToken',
    summary: 'A token for an API key',
    description:
      'Exchanges an API key for a token by the grant of client credentials. Identifier and key stand in the form or come by HTTP Basic. The token opens no more than the key does when it is used.',
    servers: [{ url: publicOrigin || '/', description: 'Beside /api.' }],
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: form } } },
  };
}

/** An example of what is answered. */
export const tokenExample = {
  access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIifQ.c2lnbmF0dXJl',
  token_type: 'Bearer',
  expires_in: KEY_TOKEN_SECONDS,
  scope: apiScopeNames[0],
};

/** How the exchange is refused, by status. */
export const tokenRefusals = Object.fromEntries(
  [
    [400, 'The form is not what the grant asks for.', 'invalid_request', 'grant_type is missing.'],
    [401, 'There is no such key.', 'invalid_client', 'There is no such key, or it has run out or was revoked.'],
    [413, 'The form is larger than 4 kB.', 'invalid_request', 'The form must be 4 kB or smaller.'],
    [415, 'The body is no form.', 'invalid_request', 'Send the body as application/x-www-form-urlencoded.'],
  ].map(([status, description, error, error_description]) => [
    status,
    {
      description,
      content: { 'application/json': { schema: reference('OAuthError'), example: { error, error_description } } },
    },
  ]),
);

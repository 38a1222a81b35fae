import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyHolder } from '../../schema/access/key-holder.queries.ts';
import { admit } from '../admission/admission.ts';
import type { Slots } from '../admission/slots.ts';
import { KEY_TOKEN_SECONDS, type KeyTokens } from '../credentials/key-tokens.ts';

/** Far more than an identifier, a secret and all scopes. */
const BODY_LIMIT = 4_096;
const LONGEST_HEADER = 1_000;
const FORM = 'application/x-www-form-urlencoded';

export interface OAuthOptions {
  /** Whom a key speaks for; nobody where it holds no more. */
  readonly readKey: (secret: string) => Promise<KeyHolder | undefined>;
  readonly tokens: KeyTokens;
  readonly slots: Slots;
}

/** An error of RFC 6749, 5.2. */
class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly code: string;

  constructor(code: string, description: string) {
    super(description);
    this.code = code;
  }
}

/**
 * `POST /oauth/token`: programs exchange a key for a token of 15 minutes by the grant of client credentials. The client is
 * the identifier of the key, its secret is the key; both come in the form or by HTTP Basic. Nothing is written.
 */
export function oauthToken({ readKey, tokens, slots }: OAuthOptions): FastifyPluginAsync {
  const issue = async (request: FastifyRequest) => {
    const form = request.body as URLSearchParams;
    for (const name of new Set(form.keys())) {
      if (form.getAll(name).length > 1) {
        throw new OAuthError('invalid_request', `${name.slice(0, 40)} is there more than once.`);
      }
    }
    const grant = form.get('grant_type');
    if (grant === null) {
      throw new OAuthError('invalid_request', 'grant_type is missing.');
    }
    if (grant !== 'client_credentials') {
      throw new OAuthError('unsupported_grant_type', 'grant_type must be client_credentials.');
    }
    const { id, secret } = credentialsOf(request, form);
    const holder = await readKey(secret);
    if (holder?.key.id !== id.toLowerCase()) {
      throw new OAuthError('invalid_client', 'There is no such key, or it has run out or was revoked.');
    }
    const scopes = scopesOf(form.get('scope'), holder.key.scopes);
    return {
      access_token: await tokens.sign({ keyId: holder.key.id, scopes }),
      token_type: 'Bearer',
      expires_in: KEY_TOKEN_SECONDS,
      scope: scopes.join(' '),
    };
  };
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    app.post('/oauth/token', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        return await admit([slots], request, reply, () => issue(request));
      } catch (error) {
        if (error instanceof OAuthError) {
          return refuse(reply, error);
        }
        throw error;
      }
    });
  };
}

function refuse(reply: FastifyReply, { code, message }: OAuthError): FastifyReply {
  if (code === 'invalid_client') {
    reply.code(401).header('www-authenticate', 'Basic realm="API keys", charset="UTF-8"');
  } else {
    reply.code(400);
  }
  return reply.send({ error: code, error_description: message });
}

/** By HTTP Basic, whose two parts are encoded as a form is, or in the form; not both. */
function credentialsOf(
  { headers }: FastifyRequest,
  form: URLSearchParams,
): { readonly id: string; readonly secret: string } {
  const { authorization = '' } = headers;
  const [, basic] = authorization.length > LONGEST_HEADER ? [] : (/^Basic +([\w+/=-]+)$/i.exec(authorization) ?? []);
  if (basic !== undefined) {
    if (form.has('client_secret')) {
      throw new OAuthError('invalid_request', 'Send the credentials in the header or in the form, not in both.');
    }
    const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':', 2).map(formDecoded);
    return { id, secret };
  }
  const [id, secret] = [form.get('client_id'), form.get('client_secret')];
  if (!id || !secret) {
    throw new OAuthError('invalid_client', 'Send the identifier of the key as client_id and the key as client_secret.');
  }
  return { id, secret };
}

function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** The scopes that are asked for, which the key must have; all of the key where none is named. */
function scopesOf(asked: string | null, held: readonly string[]): readonly string[] {
  const wanted = [...new Set((asked ?? '').split(' ').filter(Boolean))];
  const missing = wanted.find((scope) => !held.includes(scope));
  if (missing !== undefined) {
    throw new OAuthError('invalid_scope', 'The key does not have every scope that is asked for.');
  }
  return wanted.length > 0 ? wanted : held;
}

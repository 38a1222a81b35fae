import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { KeyHolder } from '../../schema/access/key-holder.queries.ts';
import { beginningOf } from '../../schema/partners/key-text.ts';
import { admit } from '../admission/admission.ts';
import type { Slots } from '../admission/slots.ts';
import { KEY_TOKEN_SECONDS, type KeyTokens } from '../credentials/key-tokens.ts';
import { sendError } from './error-handler.ts';

/** Far more than an identifier, a secret and all scopes. */
const BODY_LIMIT = 4_096;
const LONGEST_HEADER = 1_000;
const FORM = 'application/x-www-form-urlencoded';
const URL = '/oauth/token';

const NO_FORM = `Send the body as ${FORM}.`;
/** What the HTTP layer refuses of a form, by Fastify's code, in the protocol's form too. */
const unreadable: Readonly<Record<string, { readonly status: number; readonly description: string }>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, description: NO_FORM },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, description: 'The form must be 4 kB or smaller.' },
};

export interface OAuthOptions {
  /** The account of a key; undefined if the key is no longer valid. */
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
    const form = request.body;
    if (!(form instanceof URLSearchParams)) {
      throw new OAuthError('invalid_request', NO_FORM);
    }
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
      access_token: await tokens.sign({ keyId: holder.key.id, secretBeginning: beginningOf(secret), scopes }),
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
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      const fault = unreadable[error.code];
      if (!fault) {
        // The portal's own handler says what went wrong.
        throw error;
      }
      reply.header('cache-control', 'no-store');
      return refuse(reply, new OAuthError('invalid_request', fault.description), fault.status);
    });
    app.route({
      method: app.supportedMethods.filter((method) => method !== 'POST') as HTTPMethods[],
      url: URL,
      // Before the body is read, as its content does not matter.
      onRequest: async (request, reply) => refuseMethod(request, reply),
      handler: refuseMethod,
    });
    app.post(URL, async (request, reply) => {
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

function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = `This address does not answer ${request.method}. It answers POST.`;
  return sendError(request, reply.header('allow', 'POST'), { status: 405, code: 'METHOD_NOT_ALLOWED', message });
}

function refuse(reply: FastifyReply, { code, message }: OAuthError, status = 400): FastifyReply {
  if (code === 'invalid_client') {
    reply.code(401).header('www-authenticate', 'Basic realm="API keys", charset="UTF-8"');
  } else {
    reply.code(status);
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

/** The requested scopes, which the key must have; by default all of the key. */
function scopesOf(asked: string | null, held: readonly string[]): readonly string[] {
  const wanted = [...new Set((asked ?? '').split(' ').filter(Boolean))];
  const missing = wanted.find((scope) => !held.includes(scope));
  if (missing !== undefined) {
    throw new OAuthError('invalid_scope', 'The key does not have every scope that is asked for.');
  }
  return wanted.length > 0 ? wanted : held;
}

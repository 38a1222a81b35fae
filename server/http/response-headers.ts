import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';

/** No policy lets a script or style of another origin run, or the answer stand in a frame. */
const policy = (...directives: readonly string[]) =>
  ["default-src 'none'", ...directives, "base-uri 'none'", "frame-ancestors 'none'"].join('; ');

/** The content security policies, by the kind of response. */
export const contentSecurityPolicies = {
  /** Data and errors load nothing at all. */
  data: policy("form-action 'none'"),
  /** The HTML contains no inline script, so none is allowed: the state is JSON, which is not executed. */
  page: policy(
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
  ),
  /** The service worker asks for what pages ask for, and loads nothing into itself. */
  worker: policy("connect-src 'self'"),
  /**
   * The editor of the playground writes style elements at run time and shows icons from data addresses. Everything else,
   * its workers too, comes from this origin.
   */
  playground: policy(
    "script-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "form-action 'none'",
  ),
} as const;

/** What a page may ask the browser for: the microphone, for searching by voice, and no other device. */
const permissionsPolicy = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=(self)',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
].join(', ');

/** The headers of every response, errors included. `https` says whether to send HSTS. */
export type ResponseHeaders = ReadonlyMap<string, string>;

/** Makes the headers of every response, once. What is answered as a page sets another content security policy. */
export function responseHeaders({ https }: { readonly https: boolean }): ResponseHeaders {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: () => undefined,
  };
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return headers
    .set('content-security-policy', contentSecurityPolicies.data)
    .set('permissions-policy', permissionsPolicy);
}

/**
 * Sets the headers of an answer. They are kept with the reply and not with Node's response: Node would copy every header of
 * the answer into a map of its own, and write the map.
 */
export function setResponseHeaders(reply: FastifyReply, headers: ResponseHeaders): void {
  for (const [name, value] of headers) {
    reply.header(name, value);
  }
}

/** The cache of saved pages; its name is listed in `schema/cookies.ts`. */
export const SAVED_PAGES = 'saved-pages';

/** Pages as the routes write them. An address in any other form, encoded or with two slashes, is not saved. */
const plainPath = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;

/** What belongs to one person, or is no page of the client. */
const privatePath =
  /^\/(?:account|operations|auth|api|graphql|playground|health|metrics|feeds|assets|offline|unreachable)(?:\/|$)/;

/** Parameters that are, or may be, secrets; and dialogs, which are opened again. */
const privateName =
  /token|secret|passw|credential|session|signature|^(?:code|state|key|reset|confirm|unsubscribe|end-alert|end-follows|thread|auth|otp|sig|nonce|email|dialog)$/i;

/** A value that looks like a token, and is no identifier of a row. */
const tokenLike = /^(?!\p{Hex}{8}-(?:\p{Hex}{4}-){3}\p{Hex}{12}$)[\w.~+/=-]{32,}$/u;

/** Whether the browser may save the page of an address: it is public, and the address contains no secret. */
export function maySave({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  if (!plainPath.test(pathname) || privatePath.test(pathname) || search.length > 500) return false;
  return [...new URLSearchParams(search)].every(([name, value]) => !privateName.test(name) && !tokenLike.test(value));
}

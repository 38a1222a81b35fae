/** The one cache with pages that were read; its name stands in the list of what a browser keeps. */
export const SAVED_PAGES = 'saved-pages';

/** Pages as the routes write them. An address in any other form, encoded or with two slashes, is not saved. */
const plainPath = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;

/** What belongs to one person, or is no page of the client. */
const privatePath =
  /^\/(?:account|operations|auth|api|graphql|playground|health|metrics|feeds|assets|offline|unreachable)(?:\/|$)/;

/** Parameters that are, or may be, good for something in the hands of others; and dialogs, which are opened anew. */
const privateName =
  /token|secret|passw|credential|session|signature|^(?:code|state|key|reset|confirm|unsubscribe|end-alert|end-follows|thread|auth|otp|sig|nonce|email|dialog)$/i;

/** A value that looks like a token, and is no identifier of a row. */
const tokenLike = /^(?!\p{Hex}{8}-(?:\p{Hex}{4}-){3}\p{Hex}{12}$)[\w.~+/=-]{32,}$/u;

/** Whether the page of an address may be kept in the browser: it is open to everybody, and the address holds no secret. */
export function maySave({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  if (!plainPath.test(pathname) || privatePath.test(pathname) || search.length > 500) return false;
  return [...new URLSearchParams(search)].every(([name, value]) => !privateName.test(name) && !tokenLike.test(value));
}

/**
 * Where a browser keeps its refresh token, out of reach of scripts. There is one only where the portal's own pages ask
 * for it.
 */
export interface SessionCookie {
  /** The token that the browser sent, if any. */
  readonly token: string | undefined;
  /** Has the browser keep the token until then. */
  keep(token: string, until: Date): void;
  /** Has the browser forget it. */
  clear(): void;
}

/**
 * Where a browser keeps what its user chose about cookies. There is none for a page of another site, which must not
 * choose in the visitor's place.
 */
export interface ConsentCookie {
  /** What the browser sent, if anything; it may be anything. */
  readonly text: string | undefined;
  /** Has the browser keep the choice until then. */
  keep(text: string, until: Date): void;
}

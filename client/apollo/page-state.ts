/** What travels from the server's rendering to the browser, as JSON in the page. */
export interface PageState {
  /** Path and query for which the page was rendered. */
  address: string;
  /** The data of the page's queries, in the order of `pageQueries`; null if one failed. */
  answers: (Record<string, unknown> | null)[];
  /** The moment of rendering, as ISO 8601 in UTC. */
  now: string;
  /** False if a query failed on the server: the browser then renders again and retries it. */
  isComplete: boolean;
  /** Set if the page was rendered for an operator. */
  toOperator?: boolean;
}

/** JSON that can stand inside a script element: nothing in it can end the element, start a comment or break a line. */
export function serialise(state: unknown): string {
  return JSON.stringify(state).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Reads the state out of the page as served. */
export function readPageState(): PageState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '');
}

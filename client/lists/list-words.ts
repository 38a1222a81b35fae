/** What a list says about its rows in each of its states. */
export interface ListWords {
  /** "job" */
  one: string;
  /** "jobs"; also the id of the list's heading. */
  many: string;
  /** Before the first answer: "Loading jobs". */
  loading: string;
  /** When the rows could not be loaded. */
  failed: string;
  /** When filters are set that nothing matches. */
  noMatch: string;
  /** The advice, if the list has its own. */
  noMatchAdvice?: string;
  /** When there are no rows at all. */
  none: { title: string; text: string };
}

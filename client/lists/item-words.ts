/** What is said about one item of a list while it is opened. */
export interface ItemWords {
  /** The page of the list. */
  place: string;
  /** The way back to the list: "All jobs". */
  all: string;
  /** "Loading the job" */
  loading: string;
  /** Announced when it has come: "The job has loaded". */
  loaded: string;
  failed: string;
  unknown: string;
  /** What to do when it is unknown. */
  unknownAdvice: string;
}

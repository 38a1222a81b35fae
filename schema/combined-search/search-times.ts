/** How long a search waits, in milliseconds. Whatever is late is left out of its answer. */
export interface SearchTimes {
  /** For each part of the portal, and so for the whole search. */
  readonly search: number;
  /** For each of what it is read with: synonyms, words of the portal, names of places. It goes on without. */
  readonly reading: number;
}

/** What visitors wait for at most, and how much of it what only helps may take. */
export const searchTimes: SearchTimes = { search: 3_000, reading: 1_000 };

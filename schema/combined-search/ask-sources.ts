import { type Deadline, TooLate } from '../queries/deadline.ts';

/** What became of one source. */
export interface Answer<Name extends string, Found> {
  readonly name: Name;
  readonly answered: boolean;
  readonly found: readonly Found[];
  /** Why it did not answer; undefined if it took too long. */
  readonly failure?: unknown;
}

/**
 * Asks all sources at once. One that fails, or does not answer before the deadline, is left out and named: the others
 * are shown, and nothing waits for it any longer.
 */
export async function askSources<Source extends { readonly name: string }, Found>(
  sources: readonly Source[],
  ask: (source: Source) => Promise<readonly Found[]>,
  deadline: Deadline,
): Promise<Answer<Source['name'], Found>[]> {
  return Promise.all(
    sources.map(async (source): Promise<Answer<Source['name'], Found>> => {
      const { name } = source;
      try {
        return { name, answered: true, found: await deadline.wait(ask(source)) };
      } catch (failure) {
        return { name, answered: false, found: [], ...(failure instanceof TooLate ? {} : { failure }) };
      }
    }),
  );
}

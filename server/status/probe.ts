/** What a probe that did not fail found: the component is up, or up with a part of it missing. */
export type Finding = 'up' | 'impaired';

/** Has one component do what it is for. Rejects where it does not; what it waits for ends with the signal. */
export type Probe = (signal: AbortSignal) => Promise<Finding>;

/** The component did not do what it is for. The message says what was expected, and holds nothing of an answer. */
export class ProbeFailedError extends Error {
  override readonly name = 'ProbeFailedError';
}

/** @throws ProbeFailedError unless it holds. */
export function expectThat(holds: boolean, what: string): void {
  if (!holds) {
    throw new ProbeFailedError(what);
  }
}

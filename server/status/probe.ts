/** What a probe that did not fail found: the component is up, or up with a part of it missing. */
export type Finding = 'up' | 'impaired';

/** Tries one component. Rejects if it does not work; its waiting ends with the signal. */
export type Probe = (signal: AbortSignal) => Promise<Finding>;

/** The component did not work. The message says what was expected, and contains nothing of a response. */
export class ProbeFailedError extends Error {
  override readonly name = 'ProbeFailedError';
}

/** @throws ProbeFailedError unless it holds. */
export function expectThat(holds: boolean, what: string): void {
  if (!holds) {
    throw new ProbeFailedError(what);
  }
}

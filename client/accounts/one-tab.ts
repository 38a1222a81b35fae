const NAME = 'session';

/**
 * Lets one tab at a time change the session. Where the browser has no locks, on an unsafe origin, tabs may do so at the
 * same moment, which the server puts up with for 10 seconds.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(NAME, work) : work();
}

/** The same, unless another tab is doing it, whose result this one then receives. */
export async function unlessAnotherTab(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

import type { WorkQueue } from '../../schema/ports.ts';

/** A queue that keeps nothing, for tests that are not about the work which follows. */
export const noQueue: WorkQueue = { add: async () => undefined };

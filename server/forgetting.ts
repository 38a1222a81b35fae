import type { FastifyPluginAsync } from 'fastify';

const EVERY_MS = 600_000;

/**
 * Calls `forget` at the start and every ten minutes, so that what may be kept for a day is gone soon after midnight. A
 * failure is logged, and the next round tries again.
 */
export function forgetting(forget: () => Promise<void>): FastifyPluginAsync {
  return async (app) => {
    let running = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    const run = () => {
      running = forget().catch((error) => app.log.warn({ err: error }, 'marks of past days were not deleted'));
    };
    app.addHook('onReady', async () => {
      run();
      timer = setInterval(run, EVERY_MS).unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  };
}

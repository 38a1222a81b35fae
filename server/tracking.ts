import type { FastifyPluginAsync } from 'fastify';

const EVERY_MS = 1_000;

/**
 * Calls `store` every second and before the portal stops, so that what was tracked is stored in batches. A failure is
 * logged, and what it concerned is lost: it is worth no more than that.
 */
export function storingTracked(store: () => Promise<void>): FastifyPluginAsync {
  return async (app) => {
    let running = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    const run = () => {
      running = running
        .then(store)
        .catch((error) => app.log.warn({ err: error }, 'tracked page views and events were not stored'));
    };
    app.addHook('onReady', async () => {
      timer = setInterval(run, EVERY_MS).unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      run();
      await running;
    });
  };
}

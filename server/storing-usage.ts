import type { FastifyPluginAsync } from 'fastify';

const EVERY_MS = 10_000;

/**
 * Calls `store` every ten seconds and before the portal stops, so that what is asked with keys is added up in few writes. A
 * failure is logged, and what it concerned is lost.
 */
export function storingUsage(store: () => Promise<void>): FastifyPluginAsync {
  return async (app) => {
    let running = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    const run = () => {
      running = running
        .then(store)
        .catch((error) => app.log.warn({ err: error }, 'what was asked with API keys was not stored'));
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

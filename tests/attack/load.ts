import { sendSpike, spikes } from './spikes.ts';
import { startPortal } from './started-portal.ts';
import { sendVariety, varieties } from './variety.ts';

const DIFFERENT_REQUESTS = 100_000;
/** Without rate limits, which are another defence: what is measured is the portal behind them. */
const environment = { RATE_LIMITS: 'off', NODE_ENV: 'production' };

const [only, amount = DIFFERENT_REQUESTS] = process.argv.slice(2);
const postgresUrl = process.env['DATABASE_URL'];
for (const url of postgresUrl === undefined ? [undefined] : [undefined, postgresUrl]) {
  const portal = await startPortal(url, environment);
  try {
    if (only !== 'variety') {
      const results = [];
      for (const spike of spikes) {
        results.push(await sendSpike(portal, spike));
      }
      console.table(results);
    }
    if (only !== 'spikes' && url !== undefined) {
      const results = [];
      for (const variety of varieties) {
        results.push(await sendVariety(portal, variety, Math.round(Number(amount) * variety.share)));
      }
      console.table(results);
    }
  } finally {
    await portal.stop();
  }
}

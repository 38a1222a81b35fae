import { sendSpike, spikes } from './spikes.ts';
import { startPortal } from './started-portal.ts';

/** Without rate limits, which are another defence: what is measured is the portal behind them. */
const environment = { RATE_LIMITS: 'off', NODE_ENV: 'production' };

const postgresUrl = process.env['DATABASE_URL'];
const databases = process.argv.includes('postgres')
  ? [postgresUrl]
  : [undefined, ...(postgresUrl ? [postgresUrl] : [])];
for (const url of databases) {
  const portal = await startPortal(url, environment);
  try {
    const results = [];
    for (const spike of spikes) {
      results.push(await sendSpike(portal, spike));
    }
    console.table(results);
  } finally {
    await portal.stop();
  }
}

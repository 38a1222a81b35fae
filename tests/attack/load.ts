import { sendSpike, spikes } from './spikes.ts';
import { startPortal } from './started-portal.ts';
import { sendVariety, varieties } from './variety.ts';

const DIFFERENT_REQUESTS = 100_000;
/** Without rate limits, which are another defence: what is measured is the portal behind them. */
const environment = { RATE_LIMITS: 'off', NODE_ENV: 'production' };

const [only, amount = DIFFERENT_REQUESTS] = process.argv.slice(2);
const postgresUrl = process.env['DATABASE_URL'];

if (only !== 'variety') {
  await attack(undefined, sendSpikes);
}
if (postgresUrl !== undefined) {
  await attack(postgresUrl, async (portal) => [
    ...(only === 'variety' ? [] : await sendSpikes(portal)),
    ...(only === 'spikes' ? [] : await sendVarieties(portal)),
  ]);
}

type Portal = Awaited<ReturnType<typeof startPortal>>;

async function attack(url: string | undefined, send: (portal: Portal) => Promise<object[]>): Promise<void> {
  const portal = await startPortal(url, environment);
  const stop = () => portal.stop().then(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    console.table(await send(portal));
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await portal.stop();
  }
}

function sendSpikes(portal: Portal): Promise<object[]> {
  return eachAlone(spikes.map((spike) => () => sendSpike(portal, spike)));
}

function sendVarieties(portal: Portal): Promise<object[]> {
  const share = (part: number) => Math.round(Number(amount) * part);
  return eachAlone(varieties.map((variety) => () => sendVariety(portal, variety, share(variety.share))));
}

/** Says of each what came of it, in case a later one does not end. */
async function eachAlone<Result extends object>(attacks: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const send of attacks) {
    const result = await send();
    console.log(JSON.stringify(result));
    results.push(result);
  }
  return results;
}

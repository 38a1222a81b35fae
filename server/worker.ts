import { fastify } from 'fastify';
import { startBackground } from './background/background.ts';
import { loadConfig } from './config.ts';
import { readAuthSecrets } from './credentials/auth-secret.ts';
import { prepareDatabase } from './database/migrate/prepare.ts';
import { standardOutput } from './log/log-stream.ts';
import { tellTerminal } from './log/terminal.ts';
import { StartError } from './start-error.ts';
import { publicAddress } from './status/ask-portal.ts';
import { startProbing } from './status/start-probing.ts';
import { stopOnSignals } from './stop.ts';

try {
  const config = loadConfig(process.env);
  if (config.databaseUrl === undefined) {
    throw new StartError(
      'DATABASE_URL must be set for a worker apart: the embedded database is open in one process only.',
    );
  }
  const authSecrets = readAuthSecrets(config);
  const database = await prepareDatabase({ ...config, sampleData: false });
  // It serves no requests: only its log and its way of stopping are needed.
  const server = fastify({ logger: { level: config.logLevel, stream: standardOutput() } });
  const clock = { now: () => new Date() };
  const shared = { config, database, clock, authSecrets, log: server.log };
  const background = startBackground(shared);
  const probing = startProbing({ ...shared, portal: publicAddress(config) });
  const closeDatabase = async () => {
    await Promise.all([probing.stop(), background.stop()]);
    await database.close();
  };
  stopOnSignals({ server, drain: () => undefined, closeDatabase });
  server.log.info({ version: config.version }, 'worker started');
  tellTerminal(`${config.productName} ${config.version} does the work that waits`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

import { join } from 'node:path';
import { createApp } from './app.ts';
import type { Background } from './background/background.ts';
import { loadConfig } from './config.ts';
import { readAuthSecrets } from './credentials/auth-secret.ts';
import { prepareDatabase } from './database/migrate/prepare.ts';
import { announceFirstOperator, removeFirstOperatorFile } from './first-operator.ts';
import { listen } from './http/listen.ts';
import { tellTerminal } from './log/terminal.ts';
import { StartError } from './start-error.ts';
import { stopOnSignals } from './stop.ts';

try {
  const config = loadConfig(process.env);
  const database = await prepareDatabase(config);
  try {
    const clock = { now: () => new Date() };
    const authSecrets = readAuthSecrets(config);
    const { server, drain } = await createApp({
      config,
      db: database.db,
      activity: database.activity,
      clock,
      sampleData: database.sampleData,
      // The password is of no use to anybody any more, so that a file that stays is no reason to refuse the sign-in.
      onUsedOneTimePassword: () =>
        removeFirstOperatorFile(config.dataDirectory).catch((error) => {
          server.log.warn({ err: error }, 'the file with the used password of the first operator was not removed');
        }),
      authSecrets,
      buildDirectory: join(import.meta.dirname, '../dist'),
    });
    let background: Background | undefined;
    const closeDatabase = async () => {
      await background?.stop();
      await database.close();
    };
    stopOnSignals({ server, drain, closeDatabase });
    await listen(server, config);
    const { version, publicOrigin: origin, dataDirectory } = config;
    tellTerminal(`${config.productName} ${version} is at ${origin}`);
    await announceFirstOperator(database, { dataDirectory, log: server.log });
    server.log.info({ version, origin }, 'started');
    if (config.worker) {
      // Loaded only now: nobody waits for it to be served.
      const { startBackground } = await import('./background/background.ts');
      background = startBackground({ config, database, clock, authSecrets, log: server.log });
    }
  } catch (error) {
    await database.close();
    throw error;
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

import { join } from 'node:path';
import { createApp } from './app.ts';
import type { Background } from './background/background.ts';
import { loadConfig } from './config.ts';
import { followContentChanges } from './content-changes.ts';
import { readAuthSecrets } from './credentials/auth-secret.ts';
import { prepareDatabase } from './database/migrate/prepare.ts';
import { announceFirstOperator, removeFirstOperatorFile } from './first-operator.ts';
import { listen } from './http/listen.ts';
import { tellTerminal } from './log/terminal.ts';
import { StartError } from './start-error.ts';
import { ownAddress } from './status/ask-portal.ts';
import type { Probing } from './status/start-probing.ts';
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
      // The password no longer works, so that a file that remains is no reason to refuse the sign-in.
      onUsedOneTimePassword: () =>
        removeFirstOperatorFile(config.dataDirectory).catch((error) => {
          server.log.warn({ err: error }, 'the file with the used password of the first operator was not removed');
        }),
      authSecrets,
      buildDirectory: join(import.meta.dirname, '../dist'),
    });
    const contentChanges = followContentChanges({ database, log: server.log });
    let background: Background | undefined;
    let probing: Probing | undefined;
    const closeDatabase = async () => {
      await Promise.all([probing?.stop(), background?.stop(), contentChanges.close()]);
      await database.close();
    };
    stopOnSignals({ server, drain, closeDatabase });
    try {
      await listen(server, config);
    } catch (error) {
      // What has begun by then comes to its end before the database goes.
      await Promise.all([server.close(), contentChanges.close()]);
      throw error;
    }
    const { version, publicOrigin: origin, dataDirectory } = config;
    tellTerminal(`${config.productName} ${version} is at ${origin}`);
    await announceFirstOperator(database, { dataDirectory, log: server.log });
    server.log.info({ version, origin }, 'started');
    if (config.worker) {
      // Loaded only now: the first answers do not wait for it.
      const { startBackground } = await import('./background/background.ts');
      const { startProbing } = await import('./status/start-probing.ts');
      const shared = { config, database, clock, authSecrets, log: server.log };
      background = startBackground(shared);
      probing = startProbing({ ...shared, portal: ownAddress(config) });
    }
  } catch (error) {
    await database.close();
    throw error;
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

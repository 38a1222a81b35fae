import { loadConfig } from './config.ts';
import { confinementFlags } from './confinement.ts';
import { StartError } from './start-error.ts';

/**
 * Replaces this process, under the same identifier and with the same streams, by one that runs the same command under
 * Node's permission model. Returns where that has happened already, and where the platform cannot do it (Windows).
 */
export function confine(): void {
  // Also under permissions that were given on the command line or in NODE_OPTIONS: those hold, and are not widened.
  if (process.permission) {
    return;
  }
  if (!process.execve) {
    console.warn('This platform cannot replace a process, so the portal runs without the permission model of Node.');
    return;
  }
  const command = [process.execPath, ...process.execArgv, ...flags(), ...process.argv.slice(1)];
  process.execve(process.execPath, command, process.env);
}

function flags(): string[] {
  try {
    const config = loadConfig(process.env);
    return confinementFlags(config);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

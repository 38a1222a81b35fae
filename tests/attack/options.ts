import { parseArgs } from 'node:util';

export interface AttackOptions {
  /** The name of the one attack to run, else all. */
  readonly only: string | undefined;
  readonly databases: readonly ('embedded' | 'postgres')[];
  /** Requests of each kind that tries to fill the memory: 100,000 take a quarter of an hour. */
  readonly requests: number;
  /** After so many seconds an attack sends nothing new. */
  readonly seconds: number;
}

/** The command cannot run; the message is the one sentence that is printed. */
export class AttackError extends Error {}

/** Reads the command line. @throws AttackError */
export function readOptions(words: readonly string[]): AttackOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string' },
      database: { type: 'string' },
      requests: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const { database } = values;
  if (database !== undefined && database !== 'embedded' && database !== 'postgres') {
    throw new AttackError(`--database is 'embedded' or 'postgres', but it was given '${database}'.`);
  }
  return {
    only: values.only,
    databases: database === undefined ? ['embedded', 'postgres'] : [database],
    requests: positive('--requests', values.requests),
    seconds: positive('--seconds', values.seconds),
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value <= 0) {
    throw new AttackError(`${name} takes whole numbers above 0, but it was given '${text}'.`);
  }
  return value;
}

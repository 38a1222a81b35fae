import { parseArgs } from 'node:util';

export interface BenchOptions {
  readonly databaseUrl: string;
  /** Numbers of jobs, each in a database of its own. */
  readonly sizes: readonly number[];
  /** Builds the databases anew even where they are as they should be. */
  readonly fresh: boolean;
  /** Drops the databases and does nothing else. */
  readonly drop: boolean;
  /** Seconds of load in each round. */
  readonly seconds: number;
  readonly rounds: number;
}

/** The command cannot run; the message is the one sentence that is printed. */
export class BenchError extends Error {}

/** Reads the command line and the address of the database. @throws BenchError */
export function readOptions(words: readonly string[], databaseUrl: string | undefined): BenchOptions {
  if (!databaseUrl) {
    throw new BenchError(
      'npm run bench needs DATABASE_URL: the address of a PostgreSQL where it may create databases.',
    );
  }
  const { values } = parseArgs({
    args: [...words],
    options: {
      sizes: { type: 'string', default: '10000,100000,1000000' },
      fresh: { type: 'boolean', default: false },
      drop: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '3' },
    },
  });
  return {
    databaseUrl,
    sizes: values.sizes.split(',').map((size) => positive('--sizes', size)),
    fresh: values.fresh,
    drop: values.drop,
    seconds: positive('--seconds', values.seconds),
    rounds: positive('--rounds', values.rounds),
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value <= 0) {
    throw new BenchError(`${name} takes whole numbers above 0, but it was given '${text}'.`);
  }
  return value;
}

import type pg from 'pg';
import { DatabaseUnavailableError, translateDatabaseError } from './database-error.ts';
import type { OpenTransaction, StatementRunner } from './sql-runner.ts';

/**
 * Begins a transaction on a client that was checked out for it alone, and gives the client back at its end. PostgreSQL
 * rolls back the transaction of a connection that is lost; such a client is closed and asked for nothing more.
 *
 * @throws DatabaseUnavailableError
 */
export async function beginTransaction(client: pg.PoolClient, statements: StatementRunner): Promise<OpenTransaction> {
  let isLost = false;
  const run: StatementRunner['run'] = async (query) => {
    try {
      return await statements.run(query);
    } catch (error) {
      isLost ||= error instanceof DatabaseUnavailableError;
      throw error;
    }
  };
  await send(client, 'begin').catch((error: unknown) => {
    client.release(true);
    throw error;
  });
  return {
    run,
    commit: async () => {
      // A failure that the work has ignored: the whole transaction is rolled back.
      if (isLost) {
        client.release(true);
        throw new DatabaseUnavailableError('A statement of the transaction was not answered.');
      }
      const command = await send(client, 'commit').catch((error: unknown) => {
        // Whether it was committed is not known here, so it is neither reported as done nor retried.
        client.release(true);
        throw error;
      });
      client.release();
      if (command !== 'COMMIT') {
        throw new Error('The transaction was rolled back at its commit, as a statement in it had failed.');
      }
    },
    rollback: async () => {
      const isRolledBack =
        !isLost &&
        (await send(client, 'rollback').then(
          () => true,
          () => false,
        ));
      client.release(!isRolledBack);
    },
  };
}

/** @returns the command that PostgreSQL reports: it answers COMMIT with ROLLBACK if a statement had failed. */
async function send(client: pg.PoolClient, word: 'begin' | 'commit' | 'rollback'): Promise<string> {
  try {
    return (await client.query(word)).command;
  } catch (error) {
    throw translateDatabaseError(error);
  }
}

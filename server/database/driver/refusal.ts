import { DatabaseUnavailableError } from './database-error.ts';

/**
 * The one sentence for a database that cannot be opened: no response, a failed log-in, an unknown database, a missing
 * privilege. Undefined for any other failure.
 */
export function databaseRefusal(error: unknown): string | undefined {
  if (error instanceof DatabaseUnavailableError) {
    const cause = error.cause instanceof Error && error.cause.message ? ` (${error.cause.message})` : '';
    return `The database at DATABASE_URL cannot be reached${cause}.`;
  }
  if (error instanceof Error && 'severity' in error && 'code' in error && /^(28|3D|42501)/.test(String(error.code))) {
    return `PostgreSQL refused: ${error.message}.`;
  }
  return undefined;
}

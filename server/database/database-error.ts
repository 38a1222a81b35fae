/** The database cannot be reached, or did not answer in time. Answered with 503 and Retry-After. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** PostgreSQL refused a value that no check caught before: a NUL character, a number out of range. Answered with 400. */
export class ValueRefusedError extends Error {
  override readonly name = 'ValueRefusedError';
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENOENT',
  'EHOSTUNREACH',
]);
const connectionMessages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed/i;

/**
 * Turns the driver's errors into the two that the rest of the portal tells apart; any other stays as it is.
 * SQLSTATE classes: 08 connection, 57P operator intervention (shutdown, starting up), 53 no resources, 22 bad value.
 */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const unreachable =
    connectionCodes.has(code) ||
    /^(08|57P0|53)/.test(code) ||
    code === '57014' ||
    connectionMessages.test(error.message) ||
    error instanceof AggregateError;
  if (unreachable) {
    return new DatabaseUnavailableError('The database does not answer.', { cause: error });
  }
  if (code.startsWith('22')) {
    return new ValueRefusedError('A value cannot be stored or searched for.', { cause: error });
  }
  return error;
}

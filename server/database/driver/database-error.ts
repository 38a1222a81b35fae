/** The database cannot be reached, or did not answer in time. Answered with 503 and Retry-After. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** PostgreSQL refused a value that no check caught before: a NUL character, a number out of range. Answered with 400. */
export class ValueRefusedError extends Error {
  override readonly name = 'ValueRefusedError';
}

/** Node's own for a connection that cannot be made, or is no more. */
const connectionCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|E(?:HOST|NET)(?:UNREACH|DOWN)|EPIPE|ETIMEDOUT|ENOTFOUND|ENOENT|EAI_AGAIN|ERR_STREAM_\w+|ERR_SOCKET_CLOSED\w*)$/;
/** The driver's own, and those of the embedded database, which have no code. */
const connectionMessages = new RegExp(
  [
    'Connection terminated',
    'Client has encountered a connection error',
    'Client was closed',
    'after calling end on the pool',
    'timeout exceeded when trying to connect',
    '^timeout expired$',
    'Query read timeout',
    'error establishing an SSL connection',
    'PGlite is clos(?:ed|ing)',
  ].join('|'),
);
/**
 * SQLSTATEs after which the same request may succeed later or elsewhere. Classes: 08 connection, 57P operator intervention
 * (shutdown, starting up), 53 no resources. Single ones: 57014 cancelled, 25006 a standby takes no writes, 25P03 and 25P04
 * the session took too long, 40003 not known whether it was committed.
 */
const unavailableStates = /^(?:08|57P0|53|57014|25006|25P0[34]|40003)/;

/**
 * SQLSTATEs with which a server says that it does not serve: 08 connection, 28 log-in, 3D no such database, 53 no resources,
 * 57P shutdown.
 */
const serverIsAway = /^(?:08|28|3D|53|57P|25P0[34])/;

/** Whether the server refused a statement, which it does while it serves: a bad value, a broken rule, its timeout. */
export function isAnswerOfServer(error: unknown): boolean {
  const isTranslated = error instanceof DatabaseUnavailableError || error instanceof ValueRefusedError;
  const refusal = isTranslated ? error.cause : error;
  return (
    refusal instanceof Error && 'severity' in refusal && 'code' in refusal && !serverIsAway.test(String(refusal.code))
  );
}

/** Whether all that is known is that an answer, or a connection of the pool, did not come in time. */
export function isLate(error: unknown): boolean {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : undefined;
  return cause instanceof Error && (('code' in cause && cause.code === '57014') || lateMessages.test(cause.message));
}

const lateMessages = /timeout exceeded when trying to connect|Query read timeout/;

/** The safe fields of a PostgreSQL error. All others may contain rows, values and parameters, which are personal data. */
const telling = new Set([
  'name',
  'message',
  'stack',
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'position',
]);
/** SQLSTATE classes whose messages repeat a value: 22 a bad one, 42601 also words of a text search. */
const repeatsValue = /^(22|42601)/;

/**
 * Turns the driver's errors into the two that the rest of the portal distinguishes; any other stays as it is, but for what
 * it contains of personal data: errors are logged.
 * SQLSTATE class 22 is a bad value.
 */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if ('severity' in error) {
    removeData(error, code);
  }
  const unreachable =
    connectionCodes.test(code) ||
    unavailableStates.test(code) ||
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

/** The error itself is kept, as its stack and its driver help to find the cause. */
function removeData(error: Error, code: string): void {
  for (const name of Object.getOwnPropertyNames(error).filter((one) => !telling.has(one))) {
    Reflect.deleteProperty(error, name);
  }
  if (repeatsValue.test(code)) {
    const message = `PostgreSQL refused a value (${code})`;
    error.stack = error.stack?.replace(error.message, () => message) ?? message;
    error.message = message;
  }
}

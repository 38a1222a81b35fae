import type { ConnectionState } from './connection.ts';

/** The wording is fixed: do not edit it. */
export const OFFLINE = 'No internet connection';

/** What is said of the connection. The wording is fixed: do not edit it. */
export const connectionWords: Readonly<Record<ConnectionState, string | undefined>> = {
  online: undefined,
  offline: OFFLINE,
  unreachable: 'Unable to connect to server. Please check your internet connection.',
};

import type { GraphQLFormattedError } from 'graphql';
import { DatabaseUnavailableError } from '../database/driver/database-error.ts';

class GraphFailedError extends Error {}

/**
 * A refusal of the graph is for a page or a feed to show; where the graph itself failed, there is neither.
 *
 * @throws DatabaseUnavailableError, or an error that is nowhere told to the outside.
 */
export function refuseFailures(errors: readonly GraphQLFormattedError[]): void {
  for (const { message, extensions } of errors) {
    const code = extensions?.['code'] ?? 'INTERNAL_SERVER_ERROR';
    if (code === 'SERVICE_UNAVAILABLE') throw new DatabaseUnavailableError(message);
    if (code === 'INTERNAL_SERVER_ERROR') throw new GraphFailedError(message);
  }
}

import type { ErrorLike } from '@apollo/client';

/** What of the query of one item its views follow. */
export interface ItemQuery {
  data?: unknown;
  error?: ErrorLike | undefined;
  loading: boolean;
  refetch: () => unknown;
}

import { shortText } from '../queries/filter-values.ts';
import { containsPattern } from '../queries/search/search-words.queries.ts';
import type { AccountOrder, AccountShape, AccountValues } from './listed-accounts.ts';

/** What narrows a list of accounts. Every condition must hold. */
export interface AccountFilter {
  readonly awaitingVerification?: boolean | null | undefined;
  readonly suspended?: boolean | null | undefined;
  readonly search?: string | null | undefined;
}

/** A trigram index helps only from three characters on, or from the beginning of a word, which has a space before it. */
const SHORTEST_PART = 3;

/**
 * Checks a filter and converts it to the values of a query. Waiting accounts are listed by their waiting time.
 *
 * @throws ValidationError that names the field.
 */
export function readAccountFilter(filter: AccountFilter): {
  readonly shape: AccountShape;
  readonly values: AccountValues;
  readonly order: AccountOrder;
} {
  const search = shortText('search', filter.search);
  const awaitingVerification = filter.awaitingVerification ?? null;
  return {
    shape: { awaitingVerification, suspended: filter.suspended ?? null, search: search !== '' },
    values: { pattern: containsPattern(search.length < SHORTEST_PART ? ` ${search}` : search) },
    order: awaitingVerification ? 'longest-waiting' : 'newest',
  };
}

import type { QuoteRow, QuoteStateName } from './quote-row.ts';

/** The state of a quote. `today` is the day in London. */
export function quoteState(
  {
    withdrawnAt,
    lines,
    orderClosedAt,
    expiresOn,
  }: Pick<QuoteRow, 'withdrawnAt' | 'lines' | 'orderClosedAt' | 'expiresOn'>,
  today: string,
): QuoteStateName {
  if (withdrawnAt !== null) {
    return 'withdrawn';
  }
  if (lines.some(({ acceptedAt }) => acceptedAt !== null)) {
    return 'accepted';
  }
  if (orderClosedAt !== null || lines.every(({ isTaken }) => isTaken)) {
    return 'refused';
  }
  return expiresOn < today ? 'expired' : 'open';
}

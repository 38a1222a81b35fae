import { PagedSection, useShownPage } from '../../../lists/PagedSection.tsx';
import { QuoteRequestRow } from './QuoteRequestRow.tsx';
import { useMyQuoteRequestsQuery } from './quotes.generated.ts';

const ROWS = 10;

/** What the signed-in user is asked to quote for, the newest first. */
export function QuotesToGive() {
  const shown = useShownPage(ROWS);
  const query = useMyQuoteRequestsQuery({ variables: shown.variables, fetchPolicy: 'cache-and-network' });
  return (
    <PagedSection
      id="quotes"
      title="Quotes to give"
      notLoaded="What you are asked to quote for could not be loaded"
      noun="requests"
      query={query}
      page={query.data?.myQuoteRequests}
      shown={shown}
      row={(request) => <QuoteRequestRow key={request.id} request={request} />}
    />
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { QuoteRequestRow } from './QuoteRequestRow.tsx';
import { useMyQuoteRequestsQuery } from './quotes.generated.ts';

const ROWS = 10;

/** What the signed-in user is asked to quote for, the newest first. Who is asked for nothing sees nothing of it but a failure. */
export function QuotesToGive() {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1);
  const { data, error, loading, refetch } = useMyQuoteRequestsQuery({
    variables: { first: ROWS, ...(after !== undefined && { after }) },
    fetchPolicy: 'cache-and-network',
  });
  const requests = data?.myQuoteRequests.nodes;
  if (!error && cursors.length === 0 && !requests?.length) return null;
  const { hasNextPage = false, endCursor = null } = data?.myQuoteRequests.pageInfo ?? {};
  const turn = (to: readonly string[]) => {
    setCursors(to);
    document.getElementById('quotes')?.focus();
  };
  return (
    <section aria-labelledby="quotes">
      <h3 id="quotes" tabIndex={-1} className="text-h3">
        Quotes to give
      </h3>
      {requests && (
        <ul aria-busy={loading} className="mt-6 border-t border-line">
          {requests.map((request) => (
            <QuoteRequestRow key={request.id} request={request} />
          ))}
        </ul>
      )}
      {error && !requests && (
        <ErrorPanel
          title="What you are asked to quote for could not be loaded"
          message={error.message}
          busy={loading}
          onRetry={() => void refetch()}
        />
      )}
      {(cursors.length > 0 || hasNextPage) && (
        <div className="mt-6 flex flex-wrap gap-4">
          {cursors.length > 0 && <Button onClick={() => turn(cursors.slice(0, -1))}>Newer requests</Button>}
          {hasNextPage && endCursor && <Button onClick={() => turn([...cursors, endCursor])}>Older requests</Button>}
        </div>
      )}
    </section>
  );
}

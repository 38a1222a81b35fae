import { useRef } from 'react';
import { asAnyone } from '../../../accounts/session-requests.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { OpenedOrderFragment } from '../bulk-order.generated.ts';
import { ThresholdNotice } from '../ThresholdNotice.tsx';
import { QuoteTable } from './QuoteTable.tsx';
import { quoteStates } from './quote-words.ts';
import { useOrderQuotesQuery } from './quotes.generated.ts';
import { useBuying } from './use-buying.ts';

interface QuoteComparisonProps {
  order: OpenedOrderFragment;
  orderKey: string;
  isLinked: boolean;
  onChange: () => void;
}

/** The quotes for an order side by side, and what its buyer can make of them. */
export function QuoteComparison({ order, orderKey, isLinked, onChange }: QuoteComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useOrderQuotesQuery({
    variables: { key: orderKey },
    ...(isLinked ? asAnyone : { fetchPolicy: 'cache-and-network' }),
  });
  const buying = useBuying({
    orderKey,
    isLinked,
    onChange: () => {
      heading.current?.focus();
      void refetch();
      onChange();
    },
  });
  const quotes = data?.orderQuotes ?? [];
  const reaches = !order.budgetReachesThreshold && quotes.some(({ reachesThreshold }) => reachesThreshold);
  return (
    <>
      <h3 id="quotes" ref={heading} tabIndex={-1} className="mt-8 mb-3 text-h3 outline-none">
        Quotes
      </h3>
      {order.closedAt && (
        <p className="mb-3 text-sm">
          This request was closed on {formatDate(order.closedAt)}. No quote is taken or accepted any more.
        </p>
      )}
      {reaches && (
        <div className="mb-4">
          <ThresholdNotice />
        </div>
      )}
      {error && !data && <p className="text-sm">The quotes could not be loaded. {error.message}</p>}
      {data && quotes.length === 0 && <p className="text-sm text-ink-2">No supplier has quoted yet.</p>}
      {quotes.length > 0 && (
        <>
          <QuoteTable order={order} quotes={quotes} buying={buying} />
          <ul className="mt-4 space-y-2 text-sm">
            {quotes.map(({ id, supplierName, state, note }) => (
              <li key={id} className="wrap-anywhere">
                <Tag tone={quoteStates[state].tone}>{quoteStates[state].label}</Tag>{' '}
                <span className="font-bold">{supplierName}</span>
                {note && <span className="block whitespace-pre-line text-ink-2">{note}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {!order.closedAt && (
        <div className="mt-6" data-print="hide">
          <Button aria-disabled={buying.isWorking} onClick={() => void buying.close()}>
            Close this request
          </Button>
          <p className="mt-2 text-xs text-ink-2">Suppliers can then no longer quote. You cannot open it again.</p>
        </div>
      )}
    </>
  );
}

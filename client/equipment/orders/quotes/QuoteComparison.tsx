import { useRef, useState } from 'react';
import { asAnyone } from '../../../accounts/session-requests.ts';
import { ConfirmedButton } from '../../../ui/ConfirmedButton.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import type { OpenedOrderFragment } from '../bulk-order.generated.ts';
import { ThresholdNotice } from '../ThresholdNotice.tsx';
import { AcceptQuestion } from './AcceptQuestion.tsx';
import { type Choice, QuoteTable } from './QuoteTable.tsx';
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
  const [choice, setChoice] = useState<Choice>();
  const { data, error, loading, refetch } = useOrderQuotesQuery({
    variables: { key: orderKey },
    ...(isLinked ? asAnyone : { fetchPolicy: 'cache-and-network' }),
  });
  const leaveQuestion = () => {
    setChoice(undefined);
    heading.current?.focus();
  };
  const buying = useBuying({
    orderKey,
    isLinked,
    onChange: () => {
      leaveQuestion();
      void refetch();
      onChange();
    },
  });
  const quotes = data?.orderQuotes ?? [];
  // Once the order is closed there is nothing left to ask about before it is accepted.
  const mayReach = !order.closedAt && !order.budgetReachesThreshold;
  const reaches = mayReach && quotes.some(({ reachesThreshold }) => reachesThreshold);
  return (
    <>
      <h3 id="quotes" ref={heading} tabIndex={-1} className="mt-8 mb-3 text-h3 outline-none">
        Quotes
      </h3>
      {order.closedAt && (
        <div className="mb-3 text-sm">
          <p>
            {order.closeReason === null ? 'This request was closed' : `${__PRODUCT_NAME__} closed this request`} on{' '}
            {formatDate(order.closedAt)}. No quote is taken or accepted any more.
          </p>
          {order.closeReason && <p className="mt-2 whitespace-pre-line wrap-anywhere">{order.closeReason}</p>}
        </div>
      )}
      {reaches && (
        <div className="mb-4">
          <ThresholdNotice />
        </div>
      )}
      {error && !data && (
        <ErrorPanel
          title="The quotes could not be loaded"
          message={error.message}
          busy={loading}
          onRetry={() => void refetch()}
        />
      )}
      {data && quotes.length === 0 && <p className="text-sm text-ink-2">No supplier has quoted yet.</p>}
      {quotes.length > 0 && <QuoteTable order={order} quotes={quotes} onChoose={setChoice} />}
      {choice && (
        <AcceptQuestion
          key={choice.quote.id + choice.lines.map(({ itemId }) => itemId).join()}
          choice={choice}
          isWorking={buying.isWorking}
          onAccept={() =>
            void buying.accept(
              choice.quote,
              choice.lines.map(({ itemId }) => itemId),
            )
          }
          onCancel={leaveQuestion}
        />
      )}
      {!order.closedAt && !choice && (
        <div className="mt-6 flex" data-print="hide">
          <ConfirmedButton
            label="Close this request"
            about=""
            question="Close this request?"
            consequence="Suppliers can then no longer quote, and you can no longer accept a quote. You cannot open it again."
            yes="Close the request"
            no="Keep it open"
            isWorking={buying.isWorking}
            onConfirm={() => void buying.close()}
          />
        </div>
      )}
    </>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { problemOf } from '../../../forms/problem.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { notify } from '../../../ui/notify.ts';
import { formatNumber } from '../../../ui/numbers.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { labelOf, orderTypes, urgencyLabel } from '../order-choices.ts';
import { AcceptedQuote } from './AcceptedQuote.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { NOT_WITHDRAWN, pounds, quoteStates } from './quote-words.ts';
import { type AskedQuoteFragment, WithdrawQuoteDocument } from './quotes.generated.ts';

/** One request for a quote: what is wanted, the quote that was given, and what can be done about it. */
export function QuoteRequestRow({ request }: { request: AskedQuoteFragment }) {
  const { id, reference, quote, contact, closedAt, items } = request;
  const client = useApolloClient();
  const name = useRef<HTMLParagraphElement>(null);
  const [isQuoting, setQuoting] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const isGiven = quote && quote.state !== 'WITHDRAWN';
  const accepted = quote?.lines.filter((line) => line.accepted).length;
  const mayQuote = closedAt === null && quote?.state !== 'ACCEPTED';
  const withdraw = async () => {
    if (isWorking) return;
    setWorking(true);
    const problem = await client.mutate({ mutation: WithdrawQuoteDocument, variables: { id } }).then(
      ({ data }) => {
        const answer = data?.withdrawQuote;
        return answer?.__typename === 'QuoteRequestPayload' ? undefined : (answer?.message ?? '');
      },
      (error: unknown) => problemOf(error, '').message,
    );
    setWorking(false);
    name.current?.focus();
    if (problem === undefined) notify({ title: 'Your quote is withdrawn' });
    else notify({ title: NOT_WITHDRAWN, text: problem, tone: 'error' });
  };
  const leave = () => {
    setQuoting(false);
    name.current?.focus();
  };
  return (
    <li className="border-b border-line py-4 text-sm">
      <p ref={name} tabIndex={-1} className="num font-bold outline-none">
        {reference}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        {quote && <Tag tone={quoteStates[quote.state].tone}>{quoteStates[quote.state].label}</Tag>}
        {!quote && <Tag tone={closedAt ? 'neutral' : 'warning'}>{closedAt ? 'Closed' : 'No quote yet'}</Tag>}
        {request.organizationName}, {items.length === 1 ? '1 item' : `${items.length} items`}, asked on{' '}
        {formatDate(request.askedAt)}
        {isGiven && `, you quoted ${pounds(quote.total)} until ${formatDate(quote.expiresOn)}`}
      </p>
      {contact && (
        <p className="mt-3 border-l-4 border-go pl-4 wrap-anywhere">
          The buyer has accepted {accepted === 1 ? '1 item' : `${accepted} items`} of your quote. Contact {contact.name}
          , <a href={`mailto:${contact.email}`}>{contact.email}</a>, {contact.phone}.
        </p>
      )}
      {quote?.state === 'ACCEPTED' && <AcceptedQuote request={request} quote={quote} />}
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2 text-link">
          What is wanted<span className="sr-only"> in {reference}</span>
        </summary>
        <ul className="mb-4 list-disc pl-5">
          {items.map((item) => (
            <li key={item.id} className="wrap-anywhere">
              {formatNumber(item.quantity)} × {item.description}, {urgencyLabel(item.urgency)}
              {item.specifications && <span className="block text-ink-2">{item.specifications}</span>}
            </li>
          ))}
        </ul>
        <FactList
          facts={[
            ['Order type', labelOf(orderTypes, request.orderType)],
            ['Required date', formatDate(request.requiredDate)],
            ['Department', request.department],
            [
              'Delivery address',
              <span key="address" className="whitespace-pre-line">
                {request.deliveryAddress}
              </span>,
            ],
            ['Special requirements', request.specialRequirements],
            ['You quote as', request.supplierName],
          ]}
        />
      </details>
      {isQuoting ? (
        <QuoteForm request={request} onDone={leave} />
      ) : (
        mayQuote && (
          <div className="mt-2 flex flex-wrap gap-3">
            <Button size="compact" onClick={() => setQuoting(true)}>
              {isGiven ? 'Change your quote' : 'Give a quote'}
              <span className="sr-only"> for {reference}</span>
            </Button>
            {isGiven && (
              <Button size="compact" aria-disabled={isWorking} onClick={() => void withdraw()}>
                Withdraw<span className="sr-only"> your quote for {reference}</span>
              </Button>
            )}
          </div>
        )
      )}
    </li>
  );
}

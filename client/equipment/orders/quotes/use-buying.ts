import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { asAnyone } from '../../../accounts/session-requests.ts';
import { problemOf } from '../../../forms/problem.ts';
import { notify } from '../../../ui/notify.ts';
import { NOT_ACCEPTED, NOT_CLOSED } from './quote-words.ts';
import { AcceptQuoteDocument, CloseBulkOrderDocument, type ComparedQuoteFragment } from './quotes.generated.ts';

interface BuyingOptions {
  /** Identifier of the order, or the token of the mailed link. */
  orderKey: string;
  isLinked: boolean;
  /** Called once something has changed, or turned out to have changed. */
  onChange: () => void;
}

/** What a buyer does with the quotes for an order, one thing at a time. */
export function useBuying({ orderKey: key, isLinked, onChange }: BuyingOptions) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const options = isLinked ? asAnyone : {};
  const run = async (
    work: () => Promise<{ readonly __typename?: string; readonly message?: string } | undefined>,
    words: { readonly done: string; readonly failed: string },
  ) => {
    if (isWorking) return;
    setWorking(true);
    const problem = await work().then(
      (answer) => (answer?.__typename === 'BulkOrderPayload' ? undefined : (answer?.message ?? '')),
      (error: unknown) => problemOf(error, '').message,
    );
    setWorking(false);
    if (problem === undefined) notify({ title: words.done });
    else notify({ title: words.failed, text: problem, tone: 'error' });
    onChange();
  };
  const accept = ({ id: quoteId, revision }: ComparedQuoteFragment, itemIds?: string[]) =>
    run(
      async () => {
        const variables = { key, quoteId, revision, ...(itemIds && { itemIds }) };
        const { data } = await client.mutate({ mutation: AcceptQuoteDocument, variables, ...options });
        return data?.acceptQuote;
      },
      { done: 'The quote is accepted', failed: NOT_ACCEPTED },
    );
  const close = () =>
    run(
      async () => {
        const { data } = await client.mutate({ mutation: CloseBulkOrderDocument, variables: { key }, ...options });
        return data?.closeBulkOrder;
      },
      { done: 'The request is closed', failed: NOT_CLOSED },
    );
  return { isWorking, accept, close };
}

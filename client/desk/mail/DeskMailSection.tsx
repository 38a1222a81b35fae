import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf, problemsOf } from '../../forms/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SetDeskMailDocument, useDeskMailIsWantedQuery } from './desk-mail.generated.ts';
import { DAILY_EMAIL, NOT_CHANGED, STOP } from './words.ts';

/** The section of the account page for an operator's daily email about waiting items. */
export function DeskMailSection() {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useDeskMailIsWantedQuery({ fetchPolicy: 'cache-and-network' });
  const [isWorking, setWorking] = useState(false);
  const isWanted = data?.deskMailIsWanted;
  const change = async () => {
    if (isWorking) return;
    setWorking(true);
    const problem = await client.mutate({ mutation: SetDeskMailDocument, variables: { isWanted: !isWanted } }).then(
      ({ data: answered }) =>
        answered?.setDeskMail.__typename === 'DeskMailPayload'
          ? undefined
          : problemsOf(answered?.setDeskMail, NOT_CHANGED)[0],
      (failure: unknown) => problemOf(failure, NOT_CHANGED),
    );
    if (problem) notify({ title: NOT_CHANGED, text: problem.message, tone: 'error' });
    else notify({ title: isWanted ? 'You get no more daily emails' : 'You get the daily email' });
    await refetch().catch(() => undefined);
    setWorking(false);
  };
  return (
    <section aria-labelledby="daily-email" aria-busy={loading}>
      <h3 id="daily-email" tabIndex={-1} className="text-h3">
        {DAILY_EMAIL}
      </h3>
      <p className="mt-2 mb-4 text-sm">
        At 8am on working days we email operators how many items are waiting and how many are overdue. We send nothing
        when no items are waiting.
      </p>
      {isWanted !== undefined && (
        <Button aria-disabled={isWorking} onClick={() => void change()}>
          {isWanted ? STOP : 'Get the daily email'}
        </Button>
      )}
      {isWanted === undefined && error && (
        <ErrorPanel
          title="Your choice could not be loaded"
          message={error.message}
          onRetry={() => refetch()}
          busy={loading}
        />
      )}
      {isWanted === undefined && !error && <Skeleton className="h-11 w-56" />}
    </section>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf, problemsOf } from '../../forms/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import type { MaintenanceOfPageFragment } from '../maintenance.generated.ts';
import { EndMaintenanceDocument } from './maintenance.generated.ts';
import { NOT_ENDED } from './words.ts';

interface EndMaintenanceProps {
  maintenance: MaintenanceOfPageFragment;
  onEnded: () => void;
}

/** Ends present maintenance, or cancels future maintenance. */
export function EndMaintenance({ maintenance: { id, title, state }, onEnded }: EndMaintenanceProps) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const end = async () => {
    if (isWorking) return;
    setWorking(true);
    const failure = await client.mutate({ mutation: EndMaintenanceDocument, variables: { id } }).then(
      ({ data }) => {
        const answer = data?.endMaintenance;
        if (answer?.__typename !== 'MessagePayload') return problemsOf(answer, NOT_ENDED)[0];
        notify({ title: answer.done });
        return undefined;
      },
      (error: unknown) => problemOf(error, NOT_ENDED),
    );
    setWorking(false);
    if (failure) notify({ title: NOT_ENDED, text: failure.message, tone: 'error' });
    onEnded();
  };
  return (
    <Button size="compact" aria-disabled={isWorking} onClick={() => void end()}>
      {state === 'RUNNING' ? 'End now' : 'Take back'}
      <span className="sr-only"> ({title})</span>
    </Button>
  );
}

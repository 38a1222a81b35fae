import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { forgetActivity } from '../accounts/activity/forget-activity.ts';
import { EndOtherSessionsDocument, EndSessionDocument } from '../accounts/own-account.generated.ts';
import { DEVICE_SIGNED_OUT, NOT_ENDED, OTHERS_SIGNED_OUT } from '../accounts/words.ts';
import { problemOf } from '../forms/problem.ts';
import { notify } from '../ui/notify.ts';

/** Signs out other devices, one request at a time, and says what came of it. */
export function useEndSessions(onChange: () => void) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const run = async (ask: () => Promise<string | undefined>, done: string) => {
    if (isWorking) return;
    setWorking(true);
    const problem = await ask().catch((error: unknown) => problemOf(error, '').message);
    setWorking(false);
    onChange();
    forgetActivity(client.cache);
    if (problem === undefined) notify({ title: done });
    else notify({ title: NOT_ENDED, text: problem, tone: 'error' });
  };
  const endOne = (id: string) =>
    run(async () => {
      const { data } = await client.mutate({
        mutation: EndSessionDocument,
        variables: { id },
      });
      const answer = data?.endSession;
      return answer?.__typename === 'EndSessionsPayload' ? undefined : (answer?.message ?? '');
    }, DEVICE_SIGNED_OUT);
  const endOthers = () =>
    run(async () => {
      const { data } = await client.mutate({ mutation: EndOtherSessionsDocument });
      const answer = data?.endOtherSessions;
      return answer?.__typename === 'EndSessionsPayload' ? undefined : (answer?.message ?? '');
    }, OTHERS_SIGNED_OUT);
  return { endOne, endOthers, isWorking };
}

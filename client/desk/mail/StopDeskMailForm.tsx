import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { answerProblems } from '../../accounts/email/answer-problems.ts';
import { Sent } from '../../accounts/email/Sent.tsx';
import { asAnyone } from '../../accounts/session-requests.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import type { Problem } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { StopDeskMailDocument } from './desk-mail.generated.ts';
import { NOT_CHANGED, STOP } from './words.ts';

/** Ends the daily email by the link in it: with a button, because programs that look through mail follow links, too. */
export function StopDeskMailForm({ token }: { token: string }) {
  const client = useApolloClient();
  const [done, setDone] = useState<string>();
  const send = async (): Promise<readonly Problem[]> => {
    const { data } = await client.mutate({ mutation: StopDeskMailDocument, variables: { token }, ...asAnyone });
    const answer = data?.stopDeskMail;
    if (answer?.__typename !== 'MessagePayload') return answerProblems(answer, NOT_CHANGED);
    setDone(answer.done);
    return [];
  };
  const submission = useSubmission({ title: STOP, failure: NOT_CHANGED, send });
  if (done) return <Sent>{done}</Sent>;
  return (
    <CheckedForm submission={submission} headingLevel="h2">
      <p>You get no more emails about how many items are waiting for operators.</p>
      <SubmitButton label={STOP} workingLabel="Stopping..." isWorking={submission.isWorking} />
    </CheckedForm>
  );
}

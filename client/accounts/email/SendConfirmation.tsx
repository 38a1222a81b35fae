import { useState } from 'react';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import type { Problem } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Sent } from './Sent.tsx';
import { useSendingConfirmation } from './use-sending-confirmation.ts';
import { NOT_SENT, SEND_AGAIN } from './words.ts';

/** A button that mails the confirmation link again, and then its result. `title` is the page's. */
export function SendConfirmation({ title }: { title: string }) {
  const [sent, setSent] = useState<string>();
  const ask = useSendingConfirmation();
  const send = async (): Promise<readonly Problem[]> => {
    const outcome = await ask();
    if ('problems' in outcome) return outcome.problems;
    setSent(outcome.done);
    return [];
  };
  const { form, problems, isWorking, onSubmit } = useSubmission({ title, failure: NOT_SENT, send });
  if (sent) return <Sent>{sent}</Sent>;
  return (
    <>
      <ErrorSummary problems={problems} form={form} />
      <form ref={form} onSubmit={onSubmit} className={problems.length > 0 ? 'mt-6' : ''}>
        <SubmitButton label={SEND_AGAIN} workingLabel="Sending..." isWorking={isWorking} variant="secondary" />
      </form>
    </>
  );
}

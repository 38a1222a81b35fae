import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import type { Problem } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { keptInCookie } from '../session-requests.ts';
import { answerProblems } from './answer-problems.ts';
import { RequestEmailConfirmationDocument, type RequestEmailConfirmationMutation } from './recovery.generated.ts';
import { Sent } from './Sent.tsx';
import { CONFIRM_TITLE, NOT_SENT } from './words.ts';

/** Asks for the link once more that confirms the address of whoever is signed in. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const client = useApolloClient();
  const [sent, setSent] = useState<string>();
  const send = async (): Promise<Problem[]> => {
    const { data } = await client.mutate<RequestEmailConfirmationMutation>({
      mutation: RequestEmailConfirmationDocument,
      ...keptInCookie,
    });
    const answer = data?.requestEmailConfirmation;
    if (answer?.__typename !== 'MessagePayload') return answerProblems(answer, NOT_SENT);
    setSent(answer.done);
    return [];
  };
  const { form, problems, isWorking, onSubmit } = useSubmission({ title: 'Your account', failure: NOT_SENT, send });
  return (
    <section aria-labelledby="confirm-email">
      <h2 id="confirm-email" className="text-h2">
        {CONFIRM_TITLE}
      </h2>
      <p className="mt-2 mb-6 break-words text-sm text-ink-2">We sent a link to {email} when the account was opened.</p>
      <ErrorSummary problems={problems} form={form} />
      {sent ? (
        <Sent>{sent}</Sent>
      ) : (
        <form ref={form} onSubmit={onSubmit} className={problems.length > 0 ? 'mt-6' : ''}>
          <SubmitButton label="Send the link again" workingLabel="Sending..." isWorking={isWorking} />
        </form>
      )}
    </section>
  );
}

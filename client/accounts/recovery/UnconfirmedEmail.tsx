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

/** Asks for a link that confirms the address of whoever is signed in. Not every account was mailed one when it was opened. */
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
      <p className="mt-2 mb-6 break-words text-sm text-ink-2">
        Follow the link in our email to {email}. If you do not have that email, or its link is too old, ask for one.
      </p>
      <ErrorSummary problems={problems} form={form} />
      {sent ? (
        <Sent>{sent}</Sent>
      ) : (
        <form ref={form} onSubmit={onSubmit} className={problems.length > 0 ? 'mt-6' : ''}>
          <SubmitButton label="Send a link" workingLabel="Sending..." isWorking={isWorking} variant="secondary" />
        </form>
      )}
    </section>
  );
}

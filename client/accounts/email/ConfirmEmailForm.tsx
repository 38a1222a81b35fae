import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { returnFocus } from '../../dialog/return-focus.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import type { Problem } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { notify } from '../../ui/notify.ts';
import { asAnyone } from '../session-requests.ts';
import { answerProblems, isDeadLink } from './answer-problems.ts';
import type { FollowedFormProps } from './mailed-link.ts';
import { ConfirmEmailDocument } from './recovery.generated.ts';
import { CONFIRM_TITLE, NOT_CONFIRMED } from './words.ts';

/** Confirms an address by the mailed link: with a button, because programs that look through mail follow links, too. */
export function ConfirmEmailForm({ token, onDead }: FollowedFormProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const send = async (): Promise<Problem[]> => {
    const { data } = await client.mutate({
      mutation: ConfirmEmailDocument,
      variables: { token },
      ...asAnyone,
    });
    const answer = data?.confirmEmail;
    if (isDeadLink(answer)) onDead();
    if (answer?.__typename !== 'MessagePayload') return answerProblems(answer, NOT_CONFIRMED);
    notify({ title: answer.done });
    navigate('/account', { replace: true });
    returnFocus('h1');
    return [];
  };
  const { form, problems, isWorking, onSubmit } = useSubmission({ title: CONFIRM_TITLE, failure: NOT_CONFIRMED, send });
  return (
    <div className="max-w-read">
      <ErrorSummary problems={problems} form={form} />
      <form ref={form} onSubmit={onSubmit} className={problems.length > 0 ? 'mt-6' : ''}>
        <p className="mb-6">
          Confirm that you have read the email that this link was in, and that the address is yours.
        </p>
        <SubmitButton label="Confirm" workingLabel="Confirming..." isWorking={isWorking} />
      </form>
    </div>
  );
}

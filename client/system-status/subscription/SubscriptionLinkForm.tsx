import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { answerProblems } from '../../accounts/email/answer-problems.ts';
import { Sent } from '../../accounts/email/Sent.tsx';
import { asAnyone } from '../../accounts/session-requests.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import type { Problem } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { LINK_NOT_FOLLOWED, SYSTEM_STATUS } from '../words.ts';
import { ConfirmStatusSubscriptionDocument, UnsubscribeFromStatusDocument } from './subscription.generated.ts';
import type { SubscriptionLink } from './subscription-link.ts';

const words = {
  confirm: {
    text: 'Confirm that you want an email when an incident begins, and each time that something is said of it.',
    label: 'Confirm',
    workingLabel: 'Confirming...',
  },
  unsubscribe: {
    text: 'You get no more emails about the status from then on, and your email address is deleted.',
    label: 'Unsubscribe',
    workingLabel: 'Unsubscribing...',
  },
};

/** Follows the link of a mail: with a button, because programs that look through mail follow links, too. */
export function SubscriptionLinkForm({ link: { kind, token }, title }: { link: SubscriptionLink; title: string }) {
  const client = useApolloClient();
  const [done, setDone] = useState<string>();
  const follow = async () => {
    const options = { variables: { token }, ...asAnyone };
    if (kind === 'confirm') {
      const { data } = await client.mutate({ mutation: ConfirmStatusSubscriptionDocument, ...options });
      return data?.confirmStatusSubscription;
    }
    const { data } = await client.mutate({ mutation: UnsubscribeFromStatusDocument, ...options });
    return data?.unsubscribeFromStatus;
  };
  const send = async (): Promise<readonly Problem[]> => {
    const answer = await follow();
    if (answer?.__typename !== 'MessagePayload') return answerProblems(answer, LINK_NOT_FOLLOWED);
    setDone(answer.done);
    return [];
  };
  const submission = useSubmission({ title, failure: LINK_NOT_FOLLOWED, send });
  const { text, ...labels } = words[kind];
  return (
    <div className="max-w-read">
      {done ? (
        <Sent>{done}</Sent>
      ) : (
        <CheckedForm submission={submission} headingLevel="h2">
          <p>{text}</p>
          <SubmitButton {...labels} isWorking={submission.isWorking} />
        </CheckedForm>
      )}
      <p className="mt-6">
        <Link to="/system-status">{SYSTEM_STATUS}</Link>
      </p>
    </div>
  );
}

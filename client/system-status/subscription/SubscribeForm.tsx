import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { checkEmail, textOf } from '../../accounts/account-checks.ts';
import { EmailField } from '../../accounts/email/EmailField.tsx';
import { Sent } from '../../accounts/email/Sent.tsx';
import { asAnyone } from '../../accounts/session-requests.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../ui/Button.tsx';
import { NOT_SUBSCRIBED, SUBSCRIBE } from '../words.ts';
import { SubscribeToStatusDocument } from './subscription.generated.ts';

/** Asks for an email each time that something is said of an incident. */
export function SubscribeForm({ onCancel }: { onCancel: () => void }) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const [sent, setSent] = useState<string>();
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const email = textOf(values, 'email');
    const problems = checkEmail(email);
    if (problems.length > 0) return problems;
    const { context, fetchPolicy } = asAnyone;
    const { headers } = contextOf(email);
    const { data } = await client.mutate({
      mutation: SubscribeToStatusDocument,
      variables: { email },
      fetchPolicy,
      context: { ...context, headers: { ...context.headers, ...headers } },
    });
    const answer = data?.subscribeToStatus;
    if (answer?.__typename !== 'MessagePayload') return problemsOf(answer, NOT_SUBSCRIBED);
    setSent(answer.done);
    return [];
  };
  const submission = useSubmission({ title: SUBSCRIBE, failure: NOT_SUBSCRIBED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  return (
    <section aria-labelledby="subscribe" className="mb-6 max-w-read">
      <h3 id="subscribe" className="mb-2 text-h3">
        {SUBSCRIBE}
      </h3>
      {sent ? (
        <Sent>{sent}</Sent>
      ) : (
        <CheckedForm submission={submission}>
          <p className="text-sm">
            We email you when an incident begins, and each time that something is said of it. Each email has a link that
            ends them and deletes your address. <Link to="/privacy-policy#emails">How we use your email address</Link>
          </p>
          <EmailField known="" problems={problems} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton label="Subscribe" workingLabel="Sending..." isWorking={isWorking} />
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        </CheckedForm>
      )}
    </section>
  );
}

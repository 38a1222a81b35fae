import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { checkEmail, textOf } from '../../accounts/account-checks.ts';
import { EmailField } from '../../accounts/email/EmailField.tsx';
import { Sent } from '../../accounts/email/Sent.tsx';
import { asAnyone } from '../../accounts/session-requests.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import type { NewsletterList } from '../../generated/graph.generated.ts';
import { TextField } from '../../ui/TextField.tsx';
import { NOT_SUBSCRIBED } from '../words.ts';
import { SubscribeToNewsletterDocument } from './newsletter.generated.ts';

interface NewsletterFormProps {
  list: NewsletterList;
  /** What the form is called. */
  title: string;
  /** What its button says. */
  label: string;
}

/** Asks for a newsletter; the email that is sent says what to do next. */
export function NewsletterForm({ list, title, label }: NewsletterFormProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const [sent, setSent] = useState<string>();
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const given = { email: textOf(values, 'email'), name: textOf(values, 'newsletterName') || null, list };
    const problems = checkEmail(given.email);
    if (problems.length > 0) return problems;
    const { context, fetchPolicy } = asAnyone;
    const { headers } = contextOf(given);
    const { data } = await client.mutate({
      mutation: SubscribeToNewsletterDocument,
      variables: given,
      fetchPolicy,
      context: { ...context, headers: { ...context.headers, ...headers } },
    });
    const answer = data?.subscribeToNewsletter;
    if (answer?.__typename !== 'MessagePayload') {
      return problemsOf(answer, NOT_SUBSCRIBED).map(({ field, ...problem }) => ({
        ...problem,
        field: field === 'name' ? 'newsletterName' : field,
      }));
    }
    setSent(answer.done);
    return [];
  };
  const submission = useSubmission({ title, failure: NOT_SUBSCRIBED, send });
  const { problems, isWorking } = submission;
  return (
    <div className="max-w-read">
      {sent ? (
        <Sent>{sent}</Sent>
      ) : (
        <CheckedForm submission={submission}>
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              label="Full name (optional)"
              name="newsletterName"
              autoComplete="name"
              error={problemAt(problems, 'newsletterName')}
            />
            <EmailField known="" problems={problems} />
          </div>
          <SubmitButton label={label} workingLabel="Sending..." isWorking={isWorking} variant="secondary" />
        </CheckedForm>
      )}
    </div>
  );
}

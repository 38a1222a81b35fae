import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isMarked } from '../../accounts/sign-in-mark.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemsOf } from '../../forms/problem.ts';
import { SavedDraftNote } from '../../forms/SavedDraftNote.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { NOT_SENT, SEND_A_MESSAGE } from '../words.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import type { SentEnquiry } from './EnquirySent.tsx';
import { SendEnquiryDocument } from './enquiry.generated.ts';
import { checkEnquiry, type FilledIn, inputOf } from './enquiry-values.ts';

interface EnquiryFormProps {
  filledIn: FilledIn;
  /** Whether it replaces the element that had the focus. */
  takesFocus: boolean;
  onSent: (sent: SentEnquiry) => void;
}

/** Writes to the portal. What is typed stays until it is sent. */
export function EnquiryForm({ filledIn, takesFocus, onSent }: EnquiryFormProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const problems = checkEnquiry(values);
    if (problems.length > 0) return problems;
    if (isMarked()) {
      // Sent with the session, so that the account page lists the enquiry.
      const { sessionKeeperOf } = await import('../../accounts/use-session.ts');
      sessionKeeperOf(client);
    }
    const input = inputOf(values);
    const { data } = await client.mutate({
      mutation: SendEnquiryDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: contextOf(input),
    });
    const answer = data?.sendEnquiry;
    if (answer?.__typename !== 'SendEnquiryPayload') return problemsOf(answer, NOT_SENT);
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'myEnquiries' });
    onSent({ reference: answer.receipt.reference, email: input.email });
    return [];
  };
  const submission = useSubmission({
    title: SEND_A_MESSAGE,
    failure: NOT_SENT,
    send,
    // A message that a link has filled in has a draft of its own.
    draft: {
      accountId: 'nobody',
      form: `enquiry ${filledIn.category} ${filledIn.subject} ${filledIn.prepared?.id ?? ''}`.trim(),
    },
  });
  const { form, problems, isWorking, kept, forget } = submission;
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [form, takesFocus]);
  return (
    <CheckedForm submission={submission}>
      {kept && <SavedDraftNote onStartAgain={forget} />}
      <EnquiryFields key={kept ? 'kept' : 'anew'} problems={problems} filledIn={filledIn} kept={kept} />
      <SubmitButton label="Send message" workingLabel="Sending..." isWorking={isWorking} />
    </CheckedForm>
  );
}

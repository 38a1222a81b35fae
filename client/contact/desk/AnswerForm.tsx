import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../accounts/use-session.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SavedDraftNote } from '../../forms/SavedDraftNote.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { checkMessage, messageOf } from '../enquiry/enquiry-values.ts';
import { AnswerEnquiryDocument } from './desk.generated.ts';
import { NOT_REPLIED } from './words.ts';

/** Replies to an enquiry, which its sender is mailed. */
export function AnswerForm({ id, onAnswered }: { id: string; onAnswered: () => void }) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const { session } = useSession();
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const problems = checkMessage(values);
    if (problems.length > 0) return problems;
    const variables = { id, message: messageOf(values) };
    const { data } = await client.mutate({
      mutation: AnswerEnquiryDocument,
      variables,
      context: contextOf(variables),
    });
    const answer = data?.answerEnquiry;
    if (answer?.__typename !== 'EnquiryPayload') return problemsOf(answer, NOT_REPLIED);
    notify({ title: 'The reply is sent', text: 'Its reader gets it by email.' });
    onAnswered();
    return [];
  };
  const submission = useSubmission({
    title: 'Reply',
    failure: NOT_REPLIED,
    send,
    ...(session && { draft: { accountId: session.person.id, form: `answer ${id}` } }),
  });
  const { form, problems, isWorking, kept, forget } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }), [form]);
  return (
    <div className="mt-5">
      <CheckedForm submission={submission} headingLevel="h3">
        {kept && <SavedDraftNote onStartAgain={forget} />}
        <TextAreaField
          key={kept ? 'kept' : 'anew'}
          label="Reply"
          hint="We email it to the sender, with a link to write back"
          name="message"
          rows={6}
          defaultValue={kept?.['message']}
          error={problemAt(problems, 'message')}
        />
        <SubmitButton label="Send reply" workingLabel="Sending..." isWorking={isWorking} />
      </CheckedForm>
    </div>
  );
}

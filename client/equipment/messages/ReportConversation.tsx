import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { textOf } from '../../accounts/account-checks.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import type { ConversationActionProps } from './ConversationReply.tsx';
import { ReportConversationDocument } from './messages.generated.ts';
import { useConversationOptions } from './use-conversation-options.ts';
import { NOT_REPORTED } from './words.ts';

const LONGEST_REASON = 1_000;

/** Reports a conversation to the operators: a button, and the form once it is pressed. */
export function ReportConversation({ isReported, ...props }: ConversationActionProps & { isReported: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isReported) return <p className="mt-6 text-sm">This conversation was reported. We look at it.</p>;
  return (
    <div className="mt-6">
      {isOpen ? (
        <ReportForm {...props} onCancel={() => setOpen(false)} />
      ) : (
        <Button size="compact" onClick={() => setOpen(true)}>
          Report this conversation
        </Button>
      )}
    </div>
  );
}

function ReportForm({
  conversationKey: key,
  isLinked,
  onChange,
  onCancel,
}: ConversationActionProps & { onCancel: () => void }) {
  const client = useApolloClient();
  const optionsOf = useConversationOptions(isLinked);
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const reason = textOf(values, 'reason');
    if (reason === '') return [{ field: 'reason', message: 'Enter what is wrong' }];
    if (reason.length > LONGEST_REASON) {
      return [{ field: 'reason', message: 'Reason must be 1,000 characters or fewer' }];
    }
    const { data } = await client.mutate({ mutation: ReportConversationDocument, ...optionsOf({ key, reason }) });
    const answer = data?.reportSupplierConversation;
    if (answer?.__typename !== 'SupplierConversationPayload') return problemsOf(answer, NOT_REPORTED);
    notify({ title: 'Reported', text: 'We read the conversation and reply by email.' });
    onChange(answer.thread);
    return [];
  };
  const submission = useSubmission({ title: 'Report this conversation', failure: NOT_REPORTED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  return (
    <CheckedForm submission={submission}>
      <TextAreaField
        label="What is wrong"
        hint="We can read the whole conversation once you have reported it"
        name="reason"
        rows={3}
        error={problemAt(problems, 'reason')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton label="Report" workingLabel="Reporting..." isWorking={isWorking} variant="secondary" />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </CheckedForm>
  );
}

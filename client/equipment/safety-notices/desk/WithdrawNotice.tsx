import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CheckedForm } from '../../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemOf, problemsOf } from '../../../forms/problem.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { WithdrawSafetyNoticeDocument } from './desk.generated.ts';
import { NOT_WITHDRAWN } from './words.ts';

interface WithdrawNoticeProps {
  notice: { readonly id: string; readonly reference: string };
  onWithdrawn: () => void;
}

/** Withdraws a notice for a reason, once the operator asks for the form. */
export function WithdrawNotice(props: WithdrawNoticeProps) {
  const [form, setForm] = useState<'unopened' | 'open' | 'given up'>('unopened');
  if (form === 'open') return <OpenForm {...props} onCancel={() => setForm('given up')} />;
  return (
    <Button size="compact" autoFocus={form === 'given up'} onClick={() => setForm('open')}>
      Withdraw<span className="sr-only"> the notice {props.notice.reference}</span>
    </Button>
  );
}

function OpenForm({
  notice: { id, reference },
  onWithdrawn,
  onCancel,
}: WithdrawNoticeProps & { onCancel: () => void }) {
  const client = useApolloClient();
  const send = async (values: FormData): Promise<Problem[]> => {
    const variables = { id, reason: String(values.get('reason') ?? '') };
    try {
      const { data } = await client.mutate({ mutation: WithdrawSafetyNoticeDocument, variables });
      const answer = data?.withdrawSafetyNotice;
      if (answer?.__typename !== 'SafetyNoticePayload') return problemsOf(answer, NOT_WITHDRAWN);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'equipment' });
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'equipmentItem' });
      notify({ title: 'The notice is withdrawn', text: 'All who were told of it get an email.' });
      onWithdrawn();
      return [];
    } catch (error) {
      return [problemOf(error, NOT_WITHDRAWN)];
    }
  };
  const submission = useSubmission({ title: `Withdraw ${reference}`, failure: NOT_WITHDRAWN, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  return (
    <CheckedForm submission={submission}>
      <TextAreaField
        label="Why it is withdrawn"
        hint="Everyone reads this, and all who were told of the notice get it by email"
        name="reason"
        rows={3}
        error={problemAt(problems, 'reason')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton label="Withdraw the notice" workingLabel="Withdrawing..." isWorking={isWorking} />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </CheckedForm>
  );
}

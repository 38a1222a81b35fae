import { type FormEvent, useId } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import type { AccountAccess } from '../../generated/graph.generated.ts';
import { notify } from '../../ui/notify.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TITLE } from '../words.ts';
import { accessNames, nameOf } from './account-in-words.ts';
import { type AccountOfRecordFragment, useAccountPublicationsQuery } from './accounts.generated.ts';
import { type AskedChange, changeWords } from './changes.ts';
import { PublicationsNote } from './PublicationsNote.tsx';
import { useAccountChanges } from './use-account-changes.ts';

const accessOptions = Object.entries(accessNames).map(([value, label]) => ({ value, label }));

interface ChangeDialogProps {
  kind: AskedChange;
  account: AccountOfRecordFragment;
  onClose: () => void;
  onDone: () => void;
}

/** Asks whether an account is really to be changed, and changes it. */
export function ChangeDialog({ kind, account, onClose, onDone }: ChangeDialogProps) {
  const changes = useAccountChanges();
  const words = changeWords[kind](nameOf(account));
  const { id, organization } = account;
  const send = async (values: FormData): Promise<Problem[]> => {
    const { problems } = await {
      suspend: () => changes.suspend({ id, reason: String(values.get('reason') ?? '') }),
      unsuspend: () => changes.unsuspend({ id }),
      access: () => changes.setAccess({ id, access: values.get('access') as AccountAccess, organization }),
    }[kind]();
    if (problems.length > 0) return problems;
    notify({ title: words.done });
    onDone();
    return [];
  };
  const submission = useSubmission({ title: TITLE, failure: words.failure, send });
  const noteId = useId();
  const isOfPublications = kind !== 'access';
  const { data, error } = useAccountPublicationsQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    skip: !isOfPublications,
  });
  // What will come of it is to be read before it is done, or that it could not be counted.
  const isCounting = isOfPublications && !data && !error;
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    isCounting ? event.preventDefault() : submission.onSubmit(event);
  return (
    <FormDialog title={words.title} onClose={onClose}>
      <CheckedForm submission={{ ...submission, onSubmit }}>
        <p className="text-sm">{words.text}</p>
        {isOfPublications && (
          <PublicationsNote id={noteId} kind={kind} isCounting={isCounting} published={data?.accountPublications} />
        )}
        {kind === 'suspend' && (
          <TextAreaField
            label="Reason"
            hint="10 to 500 characters. The account holder is sent it by email, and it stays in the audit log. Do not name anyone else"
            name="reason"
            rows={3}
            error={problemAt(submission.problems, 'reason')}
          />
        )}
        {kind === 'access' && (
          <SelectField label="Access" name="access" options={accessOptions} defaultValue={account.access} />
        )}
        <SubmitButton
          label={words.label}
          workingLabel={words.workingLabel}
          isWorking={submission.isWorking}
          waitsFor={isCounting ? noteId : undefined}
          variant={words.variant}
          className="w-full"
        />
      </CheckedForm>
    </FormDialog>
  );
}

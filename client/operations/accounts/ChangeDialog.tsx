import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import type { Problem } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import type { AccountAccess } from '../../generated/graph.generated.ts';
import { notify } from '../../ui/notify.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TITLE } from '../words.ts';
import { accessNames, nameOf } from './account-in-words.ts';
import type { AccountOfRecordFragment } from './accounts.generated.ts';
import { type ChangeKind, changeWords } from './changes.ts';
import { useAccountChange } from './use-account-change.ts';

const accessOptions = Object.entries(accessNames).map(([value, label]) => ({ value, label }));

interface ChangeDialogProps {
  kind: Exclude<ChangeKind, 'verify'>;
  account: AccountOfRecordFragment;
  onClose: () => void;
  onDone: () => void;
}

/** Asks whether an account is really to be changed, and changes it. */
export function ChangeDialog({ kind, account, onClose, onDone }: ChangeDialogProps) {
  const change = useAccountChange();
  const words = changeWords[kind](nameOf(account));
  const { id, organization } = account;
  const send = async (values: FormData): Promise<Problem[]> => {
    const access = values.get('access') as AccountAccess | null;
    const problems = await change(kind, access ? { id, access, organization } : { id });
    if (problems.length > 0) return problems;
    notify({ title: words.done });
    onDone();
    return [];
  };
  const submission = useSubmission({ title: TITLE, failure: words.failure, send });
  return (
    <FormDialog title={words.title} onClose={onClose}>
      <CheckedForm submission={submission}>
        <p className="text-sm">{words.text}</p>
        {kind === 'access' && (
          <SelectField label="Access" name="access" options={accessOptions} defaultValue={account.access} />
        )}
        <SubmitButton
          label={words.label}
          workingLabel={words.workingLabel}
          isWorking={submission.isWorking}
          variant={words.variant}
          className="w-full"
        />
      </CheckedForm>
    </FormDialog>
  );
}

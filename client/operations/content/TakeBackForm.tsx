import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ContentRowFragment } from './content.generated.ts';
import { NOT_UNPUBLISHED } from './words.ts';

interface TakeBackFormProps {
  row: ContentRowFragment;
  noun: string;
  takeBack: (row: ContentRowFragment, reason: string) => Promise<readonly Problem[]>;
  onEnd: () => void;
}

/** Takes a piece of content back from publication, for a reason that its history keeps. */
export function TakeBackForm({ row, noun, takeBack, onEnd }: TakeBackFormProps) {
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const reason = String(values.get('note') ?? '').trim();
    if (reason === '') return [{ field: 'note', message: 'Enter why it is taken back' }];
    const problems = await takeBack(row, reason);
    if (problems.length === 0) onEnd();
    return problems;
  };
  const submission = useSubmission({ title: `Take back ${row.title}`, failure: NOT_UNPUBLISHED, send });
  const { problems, isWorking } = submission;
  return (
    <div className="mt-4 max-w-read">
      <CheckedForm submission={submission}>
        <TextField
          label="Why it is taken back"
          hint={`Kept in the history of the ${noun}, which operators read. Readers do not see it`}
          name="note"
          maxLength={500}
          autoFocus
          error={problemAt(problems, 'note')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Unpublish" workingLabel="Unpublishing..." isWorking={isWorking} />
          <Button onClick={onEnd}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}

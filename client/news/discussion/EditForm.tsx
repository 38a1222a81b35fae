import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { EditCommentDocument, type OwnCommentFragment } from './discussion.generated.ts';
import { CHANGED, HELD, NOT_CHANGED } from './words.ts';

interface EditFormProps {
  own: OwnCommentFragment;
  onChanged: () => void;
  onCancel: () => void;
}

/** Edits a comment of the user. */
export function EditForm({ own: { id, comment }, onChanged, onCancel }: EditFormProps) {
  const client = useApolloClient();
  const send = async (values: FormData): Promise<Problem[]> => {
    const text = String(values.get('text') ?? '').trim();
    if (text === '') return [{ field: 'text', message: 'Enter a comment' }];
    const { data } = await client.mutate({ mutation: EditCommentDocument, variables: { id, text } });
    const answer = data?.editArticleComment;
    if (answer?.__typename !== 'ArticleCommentPayload') return problemsOf(answer, NOT_CHANGED);
    notify(answer.comment.state === 'HELD' ? HELD : CHANGED);
    onCancel();
    onChanged();
    return [];
  };
  const submission = useSubmission({ title: 'Edit your comment', failure: NOT_CHANGED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  return (
    <div className="mt-4">
      <CheckedForm submission={submission}>
        <TextAreaField
          label="Edit your comment"
          name="text"
          rows={4}
          defaultValue={comment.text}
          error={problemAt(problems, 'text')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Save changes" workingLabel="Saving changes..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}

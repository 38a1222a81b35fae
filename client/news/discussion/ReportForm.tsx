import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { type CommentFragment, ReportCommentDocument } from './discussion.generated.ts';
import { NOT_REPORTED, REPORTED } from './words.ts';

interface ReportFormProps {
  comment: CommentFragment;
  onSent: () => void;
  onCancel: () => void;
}

/** Reports another user's comment to the operators. */
export function ReportForm({ comment: { id, author }, onSent, onCancel }: ReportFormProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const send = async (values: FormData): Promise<Problem[]> => {
    const reason = String(values.get('reason') ?? '').trim();
    if (reason === '') return [{ field: 'reason', message: 'Enter what is wrong with this comment' }];
    const variables = { id, reason };
    const context = contextOf(variables);
    const { data } = await client.mutate({ mutation: ReportCommentDocument, variables, context });
    const answer = data?.reportArticleComment;
    if (answer?.__typename !== 'ReportArticleCommentPayload') return problemsOf(answer, NOT_REPORTED);
    notify(REPORTED);
    onSent();
    return [];
  };
  const title = `Report the comment by ${author.name}`;
  const submission = useSubmission({ title, failure: NOT_REPORTED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  return (
    <div className="mt-4">
      <CheckedForm submission={submission}>
        <TextAreaField
          label="What is wrong with this comment?"
          hint="Operators read this. The author is not told"
          name="reason"
          rows={3}
          error={problemAt(problems, 'reason')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Report comment" workingLabel="Reporting comment..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}

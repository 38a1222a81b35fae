import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { forgetActivity } from '../../accounts/activity/forget-activity.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SavedDraftNote } from '../../forms/SavedDraftNote.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { AddCommentDocument, type OwnCommentsQuery } from './discussion.generated.ts';
import { HELD, NOT_POSTED, POSTED } from './words.ts';

interface CommentFormProps {
  articleId: string;
  person: NonNullable<OwnCommentsQuery['me']>;
  onPosted: () => void;
}

/** Says something about an article. Before it is sent, it says under which name it is shown, and whether it is held. */
export function CommentForm({ articleId, person, onPosted }: CommentFormProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const send = async (values: FormData, form: HTMLFormElement): Promise<Problem[]> => {
    const variables = { articleId, text: String(values.get('text') ?? '').trim() };
    if (variables.text === '') return [{ field: 'text', message: 'Enter a comment' }];
    const { data } = await client.mutate({
      mutation: AddCommentDocument,
      variables,
      context: contextOf(variables),
      update: forgetActivity,
    });
    const answer = data?.addArticleComment;
    if (answer?.__typename !== 'ArticleCommentPayload') return problemsOf(answer, NOT_POSTED);
    notify(answer.comment.state === 'HELD' ? HELD : POSTED);
    const field = form.elements.namedItem('text');
    if (field instanceof HTMLTextAreaElement) field.value = '';
    onPosted();
    return [];
  };
  const draft = { accountId: person.id, form: `comment ${articleId}` };
  const submission = useSubmission({ title: 'Comment', failure: NOT_POSTED, send, draft });
  const { problems, isWorking, kept, forget } = submission;
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <CheckedForm submission={submission}>
      {kept && <SavedDraftNote onStartAgain={forget} />}
      <TextAreaField
        key={kept ? 'kept' : 'anew'}
        label="Your comment"
        hint="Plain text, 2,000 characters or fewer"
        name="text"
        rows={4}
        defaultValue={kept?.['text'] ?? ''}
        error={problemAt(problems, 'text')}
      />
      <div className="text-sm">
        <p>
          It is shown with your name, <span className="font-bold">{name}</span>, and the role and organisation{' '}
          {person.organization && `(${person.organization}) `}of <Link to="/account">your profile</Link>. You can change
          it for 15 minutes and withdraw it at any time.
        </p>
        {person.access === 'MEMBER' && (
          <p className="mt-3 border-l-4 border-amber bg-amber-tint p-4">
            Your account is not verified yet. An operator reads your comment before it is shown, within 24 hours.
          </p>
        )}
      </div>
      <SubmitButton label="Post comment" workingLabel="Posting comment..." isWorking={isWorking} />
    </CheckedForm>
  );
}

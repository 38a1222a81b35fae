import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { textOf } from '../../accounts/account-checks.ts';
import { forgetActivity } from '../../accounts/activity/forget-activity.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SavedDraftNote } from '../../forms/SavedDraftNote.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { ApplyForJobDocument, type ApplyFormQuery, type OwnApplicationFragment } from './job-applications.generated.ts';
import { StatementField } from './StatementField.tsx';
import { APPLICATION_NOT_SENT, APPLY_TITLE, LONGEST_STATEMENT } from './words.ts';

interface ApplyFormProps {
  jobId: string;
  person: NonNullable<ApplyFormQuery['me']>;
  onSent: (application: OwnApplicationFragment) => void;
}

/** The application: the applicant from the profile, and the supporting statement. */
export function ApplyForm({ jobId, person, onSent }: ApplyFormProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const send = async (values: FormData): Promise<Problem[]> => {
    const statement = textOf(values, 'statement').replaceAll('\r\n', '\n');
    const problems = checkStatement(statement);
    if (problems.length > 0) return problems;
    const { data } = await client.mutate({
      mutation: ApplyForJobDocument,
      variables: { jobId, statement },
      context: contextOf({ jobId, statement }),
      update: (cache, { data: answered }) => {
        if (answered?.applyForJob.__typename !== 'JobApplicationPayload') return;
        cache.evict({ id: cache.identify({ __typename: 'Job', id: jobId }) ?? '', fieldName: 'applications' });
        forgetActivity(cache);
      },
    });
    const answer = data?.applyForJob;
    if (answer?.__typename !== 'JobApplicationPayload') return problemsOf(answer, APPLICATION_NOT_SENT);
    onSent(answer.application);
    return [];
  };
  const submission = useSubmission({
    title: APPLY_TITLE,
    failure: APPLICATION_NOT_SENT,
    send,
    draft: { accountId: person.id, form: `application ${jobId}` },
  });
  const { problems, isWorking, kept, forget } = submission;
  const facts = [
    ['Name', `${person.firstName} ${person.lastName}`],
    ['Email address', person.email],
    ['Phone number', person.phone || 'Not given'],
  ] as const;
  return (
    <CheckedForm submission={submission}>
      {kept && <SavedDraftNote onStartAgain={forget} />}
      <div>
        <h3 className="text-sm font-bold">What the employer sees of you</h3>
        <dl className="mt-2 border-t border-line text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="gap-x-4 border-b border-line py-2 sm:grid sm:grid-cols-[9rem_1fr]">
              <dt className="text-ink-2">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
        {!person.emailConfirmed && (
          <p className="mt-3 border-l-4 border-amber bg-amber-tint p-4 text-sm">
            You have not confirmed this email address. You can apply all the same, and the employer sees that it is not
            confirmed. Follow the link in the email that we sent you, or ask for another one on your account page.
          </p>
        )}
        <p className="mt-2 text-xs">
          <Link to="/account">Change these in your profile</Link>
        </p>
      </div>
      <StatementField
        key={kept ? 'kept' : 'anew'}
        kept={kept?.['statement']}
        error={problemAt(problems, 'statement')}
      />
      <SubmitButton
        label="Send application"
        workingLabel="Sending application..."
        isWorking={isWorking}
        className="w-full"
      />
    </CheckedForm>
  );
}

function checkStatement(statement: string): Problem[] {
  if (statement === '') return [{ field: 'statement', message: 'Enter a supporting statement' }];
  if (statement.length <= LONGEST_STATEMENT) return [];
  return [{ field: 'statement', message: 'Supporting statement must be 5,000 characters or fewer' }];
}

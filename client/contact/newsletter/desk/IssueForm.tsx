import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { textOf } from '../../../accounts/account-checks.ts';
import { useSession } from '../../../accounts/use-session.ts';
import { CheckedForm } from '../../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../../forms/problem.ts';
import { SavedDraftNote } from '../../../forms/SavedDraftNote.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../../forms/use-request-key.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import type { NewsletterIssueInput } from '../../../generated/graph.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notify.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { CreateIssueDocument, type DeskIssueFragment, EditIssueDocument } from './desk.generated.ts';
import { LONGEST_SUBJECT, lists, NOT_SAVED } from './words.ts';

interface IssueFormProps {
  /** The one that is changed; a new one without it. */
  issue?: DeskIssueFragment;
  onDone: () => void;
  onCancel: () => void;
}

/** Creates an issue of the newsletter, or edits a draft. */
export function IssueForm({ issue, onDone, onCancel }: IssueFormProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const { session } = useSession();
  const save = async (input: NewsletterIssueInput) => {
    if (!issue) {
      const options = { mutation: CreateIssueDocument, variables: { input }, context: contextOf(input) };
      return (await client.mutate(options)).data?.createNewsletterIssue;
    }
    const variables = { id: issue.id, revision: issue.revision, input };
    return (await client.mutate({ mutation: EditIssueDocument, variables })).data?.editNewsletterIssue;
  };
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const input = {
      list: lists.find(({ value }) => value === values.get('list'))?.value ?? 'NEWS',
      subject: textOf(values, 'subject'),
      body: textOf(values, 'body').replaceAll('\r\n', '\n'),
    };
    const answer = await save(input);
    if (answer?.__typename !== 'NewsletterIssuePayload') return problemsOf(answer, NOT_SAVED);
    notify({ title: 'The draft is saved' });
    onDone();
    return [];
  };
  const title = issue ? 'Change the issue' : 'Write an issue';
  const draft = session && { accountId: session.person.id, form: `newsletter ${issue?.id ?? 'new'}` };
  const submission = useSubmission({ title, failure: NOT_SAVED, send, ...(draft && { draft }) });
  const { form, problems, isWorking, kept, forget } = submission;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const field = (name: 'list' | 'subject' | 'body') => ({
    name,
    defaultValue: kept?.[name] ?? issue?.[name] ?? '',
    error: problemAt(problems, name),
  });
  return (
    <div className="mb-8 max-w-lead">
      <CheckedForm submission={submission} headingLevel="h2">
        {kept && <SavedDraftNote onStartAgain={forget} />}
        <div key={kept ? 'kept' : 'anew'} className="space-y-6">
          <TextField label="Subject" maxLength={LONGEST_SUBJECT} {...field('subject')} />
          <SelectField label="Goes to readers of" options={lists} className="w-full sm:w-80" {...field('list')} />
          <TextAreaField
            label="Text"
            hint="Plain text, with an empty line between two paragraphs. 'Hello,' comes before it and the link that ends the newsletter after it"
            rows={12}
            {...field('body')}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Save draft" workingLabel="Saving..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}

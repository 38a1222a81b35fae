import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '../../../accounts/use-session.ts';
import { CheckedForm } from '../../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../../forms/problem.ts';
import { SavedDraftNote } from '../../../forms/SavedDraftNote.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../../forms/use-request-key.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { AddApplicationNoteDocument, type ApplicationNoteFragment } from './application-notes.generated.ts';
import { LONGEST_NOTE, NOTE_NOT_ADDED } from './words.ts';

interface NoteFormProps {
  applicationId: string;
  /** Who applied. */
  name: string;
  onChange: (notes: ApplicationNoteFragment[]) => void;
}

/** Adds a note to an application. */
export function NoteForm({ applicationId, name, onChange }: NoteFormProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const { session } = useSession();
  const [added, setAdded] = useState(0);
  const send = async (values: FormData, form: HTMLFormElement): Promise<readonly Problem[]> => {
    const text = String(values.get('text') ?? '').trim();
    if (text === '') return [{ field: 'text', message: 'Enter a note' }];
    const variables = { applicationId, text };
    const { data } = await client.mutate({
      mutation: AddApplicationNoteDocument,
      variables,
      // The same words may be noted again: each note that was added begins a new request.
      context: contextOf({ ...variables, added }),
    });
    const answer = data?.addApplicationNote;
    if (answer?.__typename !== 'ApplicationNotesPayload') return problemsOf(answer, NOTE_NOT_ADDED);
    onChange(answer.notes);
    setAdded(added + 1);
    form.reset();
    form.querySelector('textarea')?.focus({ preventScroll: true });
    return [];
  };
  const submission = useSubmission({
    title: `Notes on ${name}`,
    failure: NOTE_NOT_ADDED,
    send,
    ...(session && { draft: { accountId: session.person.id, form: `note ${applicationId}` } }),
  });
  const { problems, isWorking, kept, forget } = submission;
  return (
    <CheckedForm submission={submission}>
      {kept && <SavedDraftNote onStartAgain={forget} />}
      <TextAreaField
        key={kept ? 'kept' : 'anew'}
        label="Add a note"
        aria-label={`Add a note on ${name}`}
        hint="For you and colleagues who read these applications. The applicant is not shown it, but it is in the copy of their data that they can download. Do not note anything about health."
        name="text"
        rows={3}
        maxLength={LONGEST_NOTE}
        defaultValue={kept?.['text']}
        error={problemAt(problems, 'text')}
      />
      <SubmitButton label="Add note" workingLabel="Adding..." isWorking={isWorking} variant="secondary" />
    </CheckedForm>
  );
}

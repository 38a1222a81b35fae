import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import type { DeskAddress } from '../../desk/use-desk-address.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { fieldsOf } from '../../forms/form-fields.ts';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SavedDraftNote } from '../../forms/SavedDraftNote.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { TextField } from '../../ui/TextField.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import type { ContentRowFragment } from './content.generated.ts';
import { useContentChanges } from './use-content-changes.ts';
import { type KindOfContent, NOT_SAVED } from './words.ts';

/** What the fields of a form hold, by their names. */
export type FormValues = Readonly<Record<string, string>>;

/** The parts of a change besides the fields. */
export interface SentChange {
  readonly revision: number;
  readonly note: string;
  readonly context: ReturnType<ReturnType<typeof useRequestKey>>;
}

/** What the graph answers to a change. */
export interface SavedAnswer {
  readonly __typename: string;
  readonly message?: string;
  readonly content?: ContentRowFragment;
}

export interface EditorFormProps {
  kind: KindOfContent;
  address: DeskAddress;
  /** Undefined for new content. */
  id: string | undefined;
  /** The form of a kind, if there are several. */
  form?: string;
  revision: number;
  heading: string;
  saveLabel?: string;
  note?: string | undefined;
  initial: FormValues;
  fields: (field: (name: string) => { name: string; defaultValue: string; error: string | undefined }) => ReactNode;
  /** What was written as readers will see it. */
  preview: (values: FormValues) => ReactNode;
  /** The problems of the values, before they are sent. */
  check?: (values: FormValues) => Problem[];
  save: (values: FormValues, change: SentChange) => Promise<SavedAnswer | undefined>;
  /** Reads the newest revision and begins the form with it. */
  onReload: () => void;
}

/** Edits a piece of content, with a preview beside the form; the draft is saved in this tab until it is sent. */
export function EditorForm(props: EditorFormProps) {
  const { session } = useSession();
  return session ? <Form {...props} accountId={session.person.id} /> : null;
}

function Form({ accountId, kind, address, id, initial, onReload, ...props }: EditorFormProps & { accountId: string }) {
  const [values, setValues] = useState<FormValues>();
  const [isConflict, setConflict] = useState(false);
  const contextOf = useRequestKey();
  const changes = useContentChanges(kind, onReload);
  const send = async (given: FormData): Promise<readonly Problem[]> => {
    const filled = Object.fromEntries([...given].map(([name, value]) => [name, String(value)]));
    const wrong = props.check?.(filled) ?? [];
    if (wrong.length > 0) return wrong;
    const revision = Number(filled['revision']);
    const change = { revision, note: filled['note'] ?? '', context: contextOf([id, filled]) };
    const answer = await props.save(filled, change);
    if (!answer?.content) {
      setConflict(answer?.__typename === 'ConflictError' && id !== undefined);
      return problemsOf(answer as never, NOT_SAVED);
    }
    changes.tellSaved(answer.content, id === undefined ? -1 : revision);
    // A new piece of content has its address from now on.
    if (id === undefined) address.go({ edit: answer.content.id }, { replace: true });
    else onReload();
    return [];
  };
  const place = { accountId, form: `content ${kind.kind} ${id ?? 'new'}${props.form ? ` ${props.form}` : ''}` };
  const submission = useSubmission({ title: props.heading, failure: NOT_SAVED, send, draft: place });
  const { form, problems, isWorking, kept, forget } = submission;
  const begin = { note: '', revision: String(props.revision), ...initial, ...kept };
  const [revision, setRevision] = useState(begin.revision);
  const heading = useRef<HTMLHeadingElement>(null);
  // Each save makes the form anew: a reader who is at the message about it by then stays there.
  useEffect(() => {
    if (!document.activeElement?.closest('#notifications')) heading.current?.focus({ preventScroll: true });
  }, []);
  const field = (name: string) => ({
    name,
    defaultValue: begin[name as keyof typeof begin] ?? '',
    error: problemAt(problems, name),
  });
  const onTyped = () => {
    if (form.current) setValues(Object.fromEntries(fieldsOf(form.current).map(({ name, value }) => [name, value])));
  };
  const startAgain = () => {
    forget();
    setValues(undefined);
    setRevision(String(props.revision));
  };
  return (
    <>
      <p className="mb-6 flex flex-wrap gap-x-6 text-sm">
        <Link to={address.of({ edit: '', part: '' })} className="inline-flex min-h-11 items-center">
          All {kind.list.many}
        </Link>
        {id && (
          <Link to={address.of({ edit: '', part: '', history: id })} className="inline-flex min-h-11 items-center">
            History
          </Link>
        )}
      </p>
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        {props.heading}
      </h2>
      {props.note && <p className="mt-2 text-sm text-ink-2">{props.note}</p>}
      <div className="mt-6 grid gap-x-12 gap-y-10 xl:grid-cols-2">
        <div onInput={onTyped} className="min-w-0">
          <CheckedForm submission={submission} headingLevel="h3">
            {kept && <SavedDraftNote onStartAgain={startAgain} />}
            {isConflict && id && (
              <ConflictNote
                kind={kind}
                id={id}
                read={Number(revision)}
                onKeepMine={(present) => {
                  setRevision(String(present));
                  setConflict(false);
                }}
                onDropMine={() => {
                  forget();
                  onReload();
                }}
              />
            )}
            {/* Kept with the draft, so that what is typed is never saved over a revision that was not read. */}
            <input type="text" name="revision" value={revision} readOnly hidden />
            <div key={kept ? 'kept' : 'anew'} className="space-y-6">
              {props.fields(field)}
              <TextField
                label="Change note (optional)"
                hint="What is changed and why, for the history"
                maxLength={500}
                {...field('note')}
              />
            </div>
            <SubmitButton label={props.saveLabel ?? 'Save'} workingLabel="Saving..." isWorking={isWorking} />
          </CheckedForm>
        </div>
        <section aria-labelledby="preview" className="min-w-0">
          <h3 id="preview" className="border-b-2 border-ink pb-2 text-sm font-bold">
            Preview
          </h3>
          <div className="pt-4">{props.preview(values ?? begin)}</div>
        </section>
      </div>
    </>
  );
}

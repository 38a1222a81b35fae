import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { RowSkeletons } from '../../../desk/RowSkeletons.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Markdown } from '../../../ui/Markdown.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { EditorProps } from '../Editor.tsx';
import { EditorForm, type EditorFormProps, type FormValues, type SentChange } from '../EditorForm.tsx';
import { EditorUnavailable } from '../EditorUnavailable.tsx';
import { MARKDOWN_HINT } from '../words.ts';
import { EditEntryDocument, useEditableEntryQuery } from './entries.generated.ts';
import { type EditedEntry, inputOf, itemField, pathInForm, valuesOf } from './entry-values.ts';

/** Changes a text, a set of figures or a set of links of a page, which shows it as soon as it is saved. */
export function EntryEditor({ id, ...props }: EditorProps) {
  const query = useEditableEntryQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const entry = query.data?.editableEntry ?? undefined;
  if (query.error || (query.data && !entry)) return <EditorUnavailable {...props} message={query.error?.message} />;
  if (!entry) return <RowSkeletons />;
  return <EntryForm key={entry.revision} {...props} entry={entry} onReload={() => void query.refetch()} />;
}

interface EntryFormProps extends Omit<EditorProps, 'id'> {
  entry: EditedEntry;
  onReload: () => void;
}

function EntryForm({ entry, onReload, ...props }: EntryFormProps) {
  const client = useApolloClient();
  const [initial] = useState(() => valuesOf(entry));
  const save = async (values: FormValues, { revision, note, context }: SentChange) => {
    const { input, places } = inputOf(values);
    const variables = { id: entry.id, revision, note, input };
    const { data } = await client.mutate({ mutation: EditEntryDocument, variables, context });
    const answer = data?.answer;
    if (answer?.__typename !== 'ValidationError') return answer;
    return { ...answer, fields: answer.fields.map((one) => ({ ...one, path: pathInForm(one.path, places) })) };
  };
  return (
    <EditorForm
      {...props}
      id={entry.id}
      revision={entry.revision}
      heading={entry.title}
      note={`Readers see a change as soon as it is saved. Its name is ${entry.slug}.`}
      initial={initial}
      onReload={onReload}
      save={save}
      fields={(field) => (
        <>
          <TextField label="Heading" maxLength={200} {...field('title')} />
          <TextAreaField label="Text (optional)" hint={MARKDOWN_HINT} rows={5} {...field('body')} />
          <Rows field={field} />
          <SelectField
            label="Illustrative figures"
            hint="Whether figures are an example and not measured, which the page then says"
            options={[
              { value: 'no', label: 'No' },
              { value: 'yes', label: 'Yes' },
            ]}
            {...field('illustrative')}
          />
        </>
      )}
      preview={(values) => <Preview values={values} />}
    />
  );
}

/** A row of the page in each group; one that is emptied goes. */
function Rows({ field }: { field: Parameters<EditorFormProps['fields']>[0] }) {
  const [added, setAdded] = useState(0);
  let known = 0;
  while (field(itemField(known, 'label')).defaultValue !== '') known += 1;
  const places = Array.from({ length: known + added }, (_, place) => place);
  return (
    <>
      {places.map((place) => (
        <fieldset key={place} className="border-l-4 border-line pl-4">
          <legend className="text-base font-bold">Row {place + 1}</legend>
          <div className="mt-3 flex flex-col gap-4">
            <TextField label="Name" {...field(itemField(place, 'label'))} />
            <TextField label="Figure (optional)" {...field(itemField(place, 'value'))} />
            <TextAreaField label="Text (optional)" rows={2} {...field(itemField(place, 'text'))} />
            <TextField label="Address that it leads to (optional)" {...field(itemField(place, 'url'))} />
          </div>
        </fieldset>
      ))}
      <p className="text-sm text-ink-2">To take a row away, empty its fields.</p>
      <p>
        <Button size="compact" onClick={() => setAdded(added + 1)}>
          Add a row
        </Button>
      </p>
    </>
  );
}

function Preview({ values }: { values: FormValues }) {
  const { title, body, items } = inputOf(values).input;
  return (
    <>
      <h4 className="mb-4 text-h2 break-words">{title || 'No heading yet'}</h4>
      <Markdown source={body} headingLevel={4} />
      <dl className="mt-4 flex flex-col gap-3 wrap-anywhere">
        {items.map(({ label, value, text, url }) => (
          <div key={`${label} ${value} ${text}`}>
            <dt className="font-bold">{label}</dt>
            {[value, text, url].filter(Boolean).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

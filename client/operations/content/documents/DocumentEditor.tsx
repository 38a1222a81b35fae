import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { categoryChoices, urgencyChoices } from '../../../compliance/document-choices.ts';
import { RowSkeletons } from '../../../desk/RowSkeletons.tsx';
import { Markdown } from '../../../ui/Markdown.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { EditorProps } from '../Editor.tsx';
import { EditorForm, type EditorFormProps, type FormValues, type SentChange } from '../EditorForm.tsx';
import { EditorUnavailable } from '../EditorUnavailable.tsx';
import { MARKDOWN_HINT } from '../words.ts';
import { detailsInput, detailsOf, type EditedDocument, versionInput, versionOf } from './document-values.ts';
import {
  EditDocumentDocument,
  PublishDocumentVersionDocument,
  useEditableDocumentQuery,
} from './documents.generated.ts';

const categories = categoryChoices.map(({ label, values: [value] }) => ({ label, value: value ?? '' }));
const urgencies = urgencyChoices.map(({ label, values: [value] }) => ({ label, value: value ?? '' }));

/** Corrects what is said about a document, or publishes a new version of it, as the address says. */
export function DocumentEditor({ id, ...props }: EditorProps) {
  const { data, error, refetch } = useEditableDocumentQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const document = data?.editableDocument ?? undefined;
  if (error || (data && !document)) return <EditorUnavailable {...props} message={error?.message} />;
  if (!document) return <RowSkeletons />;
  const Form = props.address.value('part') === 'version' ? VersionForm : DetailsForm;
  return <Form key={document.revision} {...props} document={document} onReload={() => void refetch()} />;
}

interface DocumentFormProps extends Omit<EditorProps, 'id'>, Pick<EditorFormProps, 'onReload'> {
  document: EditedDocument;
}

type Fields = Parameters<EditorFormProps['fields']>[0];

function DetailsForm({ document, ...props }: DocumentFormProps) {
  const client = useApolloClient();
  const [initial] = useState(() => detailsOf(document));
  const save = async (values: FormValues, { revision, note, context }: SentChange) => {
    const variables = { id: document.id, revision, note, input: detailsInput(values) };
    return (await client.mutate({ mutation: EditDocumentDocument, variables, context })).data?.answer;
  };
  return (
    <EditorForm
      {...props}
      id={document.id}
      revision={document.revision}
      heading={document.title}
      note={`What is said about version ${document.number}. Its file and its checksum are made anew. To change the text, publish a new version.`}
      initial={initial}
      save={save}
      check={checkReview}
      fields={(field) => (
        <>
          <TextField label="Title" maxLength={200} {...field('title')} />
          <TextAreaField label="Description" rows={3} {...field('description')} />
          <div className="grid gap-6 sm:grid-cols-2">
            <SelectField label="Category" options={categories} {...field('category')} />
            <SelectField label="Urgency" options={urgencies} {...field('urgency')} />
          </div>
          <TextField label="Source" maxLength={200} {...field('source')} />
          <TextField label="Web address of the source" type="url" {...field('sourceUrl')} />
          <TextField label="Review date" type="date" className="num w-full sm:w-60" {...field('reviewDate')} />
          {listFields(field)}
        </>
      )}
      preview={({ title = '', description = '', regulations, applicableTo }) => (
        <Preview title={title} lead={description}>
          <Facts regulations={regulations} applicableTo={applicableTo} />
          <Markdown source={document.content} headingLevel={4} />
        </Preview>
      )}
    />
  );
}

function VersionForm({ document, ...props }: DocumentFormProps) {
  const client = useApolloClient();
  const [initial] = useState(() => versionOf(document));
  const save = async (values: FormValues, { revision, note, context }: SentChange) => {
    const variables = { id: document.id, revision, note, input: versionInput(values) };
    return (await client.mutate({ mutation: PublishDocumentVersionDocument, variables, context })).data?.answer;
  };
  return (
    <EditorForm
      {...props}
      id={document.id}
      form="version"
      revision={document.revision}
      heading={`New version of ${document.title}`}
      note={`Version ${document.number} is the newest one. It stays as it is, and can still be read and downloaded.`}
      saveLabel="Publish version"
      initial={initial}
      save={save}
      fields={(field) => (
        <>
          <TextField
            label="Version"
            hint={`A number above ${document.number}`}
            className="num w-full sm:w-40"
            {...field('number')}
          />
          <TextField
            label="What this version brings"
            hint="Readers see it beside the version"
            maxLength={500}
            {...field('changeNote')}
          />
          <TextAreaField label="Text" hint={MARKDOWN_HINT} rows={20} {...field('content')} />
          {listFields(field)}
        </>
      )}
      preview={({ content = '', regulations, applicableTo }) => (
        <Preview title={document.title} lead={document.description}>
          <Facts regulations={regulations} applicableTo={applicableTo} />
          <Markdown source={content} headingLevel={4} />
        </Preview>
      )}
    />
  );
}

function listFields(field: Fields) {
  return (
    <>
      <TextAreaField label="Regulations" hint="One on each line" rows={4} {...field('regulations')} />
      <TextAreaField label="Applies to" hint="One on each line" rows={4} {...field('applicableTo')} />
    </>
  );
}

function checkReview({ reviewDate = '' }: FormValues) {
  return reviewDate === '' ? [{ field: 'reviewDate', message: 'Enter the day of the next review' }] : [];
}

function Preview({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <h4 className="text-h2 break-words">{title || 'No title yet'}</h4>
      <p className="mt-2 mb-6 text-lg break-words text-ink-2">{lead}</p>
      {children}
    </>
  );
}

function Facts({
  regulations = '',
  applicableTo = '',
}: {
  regulations?: string | undefined;
  applicableTo?: string | undefined;
}) {
  return (
    <dl className="mb-8 grid gap-3 text-sm">
      <div>
        <dt className="font-bold">Regulations</dt>
        <dd className="whitespace-pre-line">{regulations || 'None named'}</dd>
      </div>
      <div>
        <dt className="font-bold">Applies to</dt>
        <dd className="whitespace-pre-line">{applicableTo || 'Everyone'}</dd>
      </div>
    </dl>
  );
}

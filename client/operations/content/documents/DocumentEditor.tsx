import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { categoryChoices, urgencyChoices } from '../../../compliance/document-choices.ts';
import { RowSkeletons } from '../../../desk/RowSkeletons.tsx';
import { Markdown } from '../../../ui/Markdown.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { EditorProps } from '../Editor.tsx';
import { EditorForm, type EditorFormProps, type FormValues, type SentChange } from '../EditorForm.tsx';
import { EditorUnavailable } from '../EditorUnavailable.tsx';
import { MARKDOWN_HINT, NOT_PUBLISHED_NOTE } from '../words.ts';
import {
  detailsInput,
  detailsOf,
  type EditedDocument,
  newDocument,
  versionInput,
  versionOf,
} from './document-values.ts';
import {
  CreateDocumentDocument,
  EditDocumentDocument,
  PublishDocumentVersionDocument,
  useEditableDocumentQuery,
} from './documents.generated.ts';

const categories = categoryChoices.map(({ label, values: [value] }) => ({ label, value: value ?? '' }));
const urgencies = urgencyChoices.map(({ label, values: [value] }) => ({ label, value: value ?? '' }));

/** Creates a document, corrects its description, or adds a new version of it, depending on the address. */
export function DocumentEditor({ id, ...props }: EditorProps) {
  const isNew = id === 'new';
  const { data, error, refetch } = useEditableDocumentQuery({
    variables: { id },
    skip: isNew,
    fetchPolicy: 'network-only',
  });
  const document = data?.editableDocument ?? undefined;
  if (isNew) return <NewForm {...props} />;
  if (error || (data && !document)) return <EditorUnavailable {...props} message={error?.message} />;
  if (!document) return <RowSkeletons />;
  const Form = props.address.value('part') === 'version' ? VersionForm : DetailsForm;
  return <Form key={document.revision} {...props} document={document} onReload={() => void refetch()} />;
}

interface DocumentFormProps extends Omit<EditorProps, 'id'>, Pick<EditorFormProps, 'onReload'> {
  document: EditedDocument;
}

type Fields = Parameters<EditorFormProps['fields']>[0];

function NewForm(props: Omit<EditorProps, 'id'>) {
  const client = useApolloClient();
  const [initial] = useState(newDocument);
  const save = async (values: FormValues, { note, context }: SentChange) => {
    const { number = '', content = '' } = values;
    const variables = { input: detailsInput(values), content, number, note };
    return (await client.mutate({ mutation: CreateDocumentDocument, variables, context })).data?.answer;
  };
  return (
    <EditorForm
      {...props}
      id={undefined}
      revision={0}
      heading="Write a document"
      note={NOT_PUBLISHED_NOTE}
      initial={initial}
      onReload={() => undefined}
      save={save}
      check={checkReview}
      fields={(field) => (
        <>
          {detailFields(field)}
          <TextField label="Version" hint="A number like 1.0" className="num w-full sm:w-40" {...field('number')} />
          {textField(field)}
          {listFields(field)}
        </>
      )}
      preview={(values) => <DocumentPreview values={values} content={values['content'] ?? ''} />}
    />
  );
}

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
      note={`What is said about version ${document.number}. Its file and its checksum are made anew. To change the text, publish a new version.${document.published ? '' : ` ${NOT_PUBLISHED_NOTE}`}`}
      initial={initial}
      save={save}
      check={checkReview}
      fields={(field) => (
        <>
          {detailFields(field)}
          {listFields(field)}
        </>
      )}
      preview={(values) => <DocumentPreview values={values} content={document.content} />}
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
      note={
        document.published
          ? `Version ${document.number} is the newest one. It stays as it is, and can still be read and downloaded.`
          : `Version ${document.number} is the newest one, and it stays as it is. ${NOT_PUBLISHED_NOTE}`
      }
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
          {textField(field)}
          {listFields(field)}
        </>
      )}
      preview={({ content = '', ...values }) => (
        <DocumentPreview
          values={{ ...values, title: document.title, description: document.description }}
          content={content}
        />
      )}
    />
  );
}

function detailFields(field: Fields) {
  return (
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
    </>
  );
}

function textField(field: Fields) {
  return <TextAreaField label="Text" hint={MARKDOWN_HINT} rows={20} {...field('content')} />;
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

/** The document as its page shows it. */
function DocumentPreview({ values, content }: { values: FormValues; content: string }) {
  const { title, description, regulations, applicableTo } = values;
  return (
    <>
      <h4 className="text-h2 break-words">{title || 'No title yet'}</h4>
      <p className="mt-2 mb-6 text-lg break-words text-ink-2">{description}</p>
      <Facts regulations={regulations} applicableTo={applicableTo} />
      <Markdown source={content} headingLevel={4} />
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

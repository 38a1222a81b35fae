import type { DocumentInput, DocumentVersionInput } from '../../../generated/graph.generated.ts';
import type { FormValues } from '../EditorForm.tsx';
import { linesOf } from '../lines.ts';
import type { EditableDocumentQuery } from './documents.generated.ts';

export type EditedDocument = NonNullable<EditableDocumentQuery['editableDocument']>;

/** The initial values of the form of a new document. */
export function newDocument(): FormValues {
  return { category: 'GUIDELINES', urgency: 'MEDIUM', source: __PRODUCT_NAME__, number: '1.0' };
}

/** What the form of the details begins with. */
export function detailsOf(document: EditedDocument): FormValues {
  const { title, description, category, urgency, source, sourceUrl, reviewDate } = document;
  return { title, description, category, urgency, source, sourceUrl, reviewDate, ...listsOf(document) };
}

/** What the form of a new version begins with: the text of the one before it, under the next number. */
export function versionOf(document: EditedDocument): FormValues {
  const [major = 0, minor = 0] = document.number.split('.').map(Number);
  return { number: `${major}.${minor + 1}`, changeNote: '', content: document.content, ...listsOf(document) };
}

export function detailsInput(values: FormValues): DocumentInput {
  const text = (name: string) => values[name] ?? '';
  return {
    title: text('title'),
    description: text('description'),
    category: text('category') as DocumentInput['category'],
    urgency: text('urgency') as DocumentInput['urgency'],
    source: text('source'),
    sourceUrl: text('sourceUrl'),
    reviewDate: text('reviewDate'),
    ...listsInput(values),
  };
}

export function versionInput(values: FormValues): DocumentVersionInput {
  const { number = '', changeNote = '', content = '' } = values;
  return { number, changeNote, content, ...listsInput(values) };
}

function listsOf({ regulations, applicableTo }: EditedDocument) {
  return { regulations: regulations.join('\n'), applicableTo: applicableTo.join('\n') };
}

function listsInput({ regulations, applicableTo }: FormValues) {
  return { regulations: linesOf(regulations), applicableTo: linesOf(applicableTo) };
}

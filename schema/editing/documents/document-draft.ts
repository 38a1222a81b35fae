import { categories } from '../../compliance/document-words.ts';
import { refuseLongList } from '../../queries/filter-values.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { checkWebAddress } from '../../text/web-address.ts';
import type { EditedFields } from '../edited-kind.ts';

type Category = (typeof categories)[number];
type Urgency = 'high' | 'medium' | 'low';

/** What an operator says about a document and its newest version. */
export interface DocumentDraft {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly urgency: string;
  readonly source: string;
  readonly sourceUrl: string;
  /** YYYY-MM-DD. */
  readonly reviewDate: string;
  readonly regulations: readonly string[];
  readonly applicableTo: readonly string[];
}

/** A new version of a document. */
export interface VersionDraft {
  readonly number: string;
  readonly changeNote: string;
  readonly regulations: readonly string[];
  readonly applicableTo: readonly string[];
  readonly content: string;
}

/** A new document: its description, and the text of its first version. */
export interface NewDocumentDraft extends DocumentDraft {
  readonly content: string;
  /** 1.0 if none is given. */
  readonly number?: string | null | undefined;
}

/** What is kept of a document as a revision. */
export interface DocumentFields extends EditedFields {
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  readonly urgency: Urgency;
  readonly source: string;
  readonly sourceUrl: string;
  readonly reviewDate: string;
  /** Number of the newest version. */
  readonly number: string;
  readonly changeNote: string;
  readonly regulations: readonly string[];
  readonly applicableTo: readonly string[];
  readonly content: string;
  readonly published: boolean;
}

export const MOST_LINES = 20;
const LONGEST_LINE = 200;
const versionNumber = /^(\d{1,4})\.(\d{1,4})$/;
const FIRST_NUMBER = '1.0';
/** The summary of changes of the first version. */
const FIRST_CHANGE = 'First version.';
const urgencies: readonly Urgency[] = ['high', 'medium', 'low'];

/** What each field is called, in the order of the forms. */
export const documentLabels = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  urgency: 'Urgency',
  source: 'Source',
  sourceUrl: 'Web address of the source',
  reviewDate: 'Review date',
  number: 'Version',
  changeNote: 'What this version brings',
  regulations: 'Regulations',
  applicableTo: 'Applies to',
  content: 'Text',
  published: 'Published',
} as const;

/** Checks what is said about a document. @throws ValidationError that names the fields. */
export function checkDocument(
  draft: DocumentDraft,
): Omit<DocumentFields, 'number' | 'changeNote' | 'content' | 'published'> {
  refuseLongLists(draft);
  const checks = new FieldChecks();
  const checked = checkDetails(checks, draft);
  checks.done();
  return checked;
}

function checkDetails(checks: FieldChecks, draft: DocumentDraft) {
  const sourceUrl = checkWebAddress(checks, 'sourceUrl', draft.sourceUrl);
  if (sourceUrl === null) {
    checks.refuse('sourceUrl', 'Enter the web address of the source');
  }
  return {
    title: checks.line('title', draft.title, { most: 200, missing: 'Enter a title' }),
    description: checks.line('description', draft.description, { most: 500, missing: 'Enter a description' }),
    category: categories.find((one) => one === draft.category) ?? 'guidelines',
    urgency: urgencies.find((one) => one === draft.urgency) ?? 'low',
    source: checks.line('source', draft.source, { most: 200, missing: 'Enter whose rules it is about' }),
    sourceUrl: sourceUrl ?? '',
    reviewDate: draft.reviewDate,
    ...checkLists(checks, draft),
  };
}

/** Checks a document that is written anew. @throws ValidationError that names the fields. */
export function checkNewDocument(draft: NewDocumentDraft): Omit<DocumentFields, 'published'> {
  refuseLongLists(draft);
  const checks = new FieldChecks();
  const checked = {
    ...checkDetails(checks, draft),
    ...{ number: checkNumber(checks, draft.number) || FIRST_NUMBER, changeNote: FIRST_CHANGE },
    content: checkText(checks, draft.content),
  };
  checks.done();
  return checked;
}

/** Checks a new version. @throws ValidationError that names the fields. */
export function checkVersion(
  draft: VersionDraft,
): Pick<DocumentFields, 'number' | 'changeNote' | 'regulations' | 'applicableTo' | 'content'> {
  refuseLongLists(draft);
  const checks = new FieldChecks();
  const checked = {
    number: checkNumber(checks, draft.number, 'Enter the number of the version'),
    changeNote: checks.line('changeNote', draft.changeNote, {
      ...{ most: 500, missing: 'Enter what this version brings', name: documentLabels.changeNote },
    }),
    content: checkText(checks, draft.content),
    ...checkLists(checks, draft),
  };
  checks.done();
  return checked;
}

function checkNumber(checks: FieldChecks, given: string | null | undefined, missing?: string): string {
  const number = checks.line('number', given, { most: 9, name: documentLabels.number, ...(missing && { missing }) });
  if (number !== '' && !versionNumber.test(number)) {
    checks.refuse('number', 'Enter a number like 2.1');
  }
  return number;
}

function checkText(checks: FieldChecks, given: string): string {
  return checks.lines('content', given, { most: 50_000, missing: 'Enter the text', name: documentLabels.content });
}

/** Whether one version number comes after another. */
export function isLater(number: string, than: string): boolean {
  const [major = 0, minor = 0] = number.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = than.split('.').map(Number);
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

/** The number of the next version that changes little. */
export function nextNumber(number: string): string {
  const [major = 0, minor = 0] = number.split('.').map(Number);
  return `${major}.${minor + 1}`;
}

function refuseLongLists({ regulations, applicableTo }: Pick<VersionDraft, 'regulations' | 'applicableTo'>): void {
  refuseLongList('regulations', regulations);
  refuseLongList('applicableTo', applicableTo);
}

function checkLists(checks: FieldChecks, draft: Pick<VersionDraft, 'regulations' | 'applicableTo'>) {
  const lines = (name: 'regulations' | 'applicableTo') => {
    const each = draft[name].map((line) => checks.line(name, line, { most: LONGEST_LINE, name: 'A line' }));
    const present = [...new Set(each)].filter(Boolean);
    if (present.length > MOST_LINES) {
      checks.refuse(name, `Enter ${MOST_LINES} lines or fewer`);
    }
    return present;
  };
  return { regulations: lines('regulations'), applicableTo: lines('applicableTo') };
}

import { randomUUID } from 'node:crypto';
import * as editingLimits from '../../../schema/editing/editing-limits.ts';
import { asOperator, type LimitedCall, mutation } from './doors.ts';

/** An article of the sample, which other tests of limits leave alone. */
const article = '01a1a0ac-2a40-7b52-8b18-17f1c5d38d92';
const written = `input: { title: "Written by an operator", summary: "What it says.", content: "The text.",
  category: POLICY, priority: LOW, tags: [], source: "Wayline", verified: false, publishedAt: "2026-11-01T09:00:00Z" }`;
// No two articles of the help center have one title.
const help =
  () => `input: { title: "Written by an operator ${randomUUID()}", summary: "What it says.", body: "The text.",
  category: JOBS, position: 1 }`;
const entryInput = 'input: { title: "A heading", body: "", items: [], illustrative: false }';
const change = `id: "${article}", revision: 99`;
/** A document of the sample. */
const ofDocument = 'id: "019457cf-7000-779c-8096-263f53160917", revision: 99';
const lists = 'regulations: [], applicableTo: []';
const described = `input: { title: "A title", description: "What it says.", category: TRAINING, urgency: LOW, source: "CQC",
  sourceUrl: "https://www.cqc.org.uk/", reviewDate: "2027-01-12", ${lists} }`;
const version = `input: { number: "9.0", changeNote: "A new text.", content: "The text.", ${lists} }`;
const ofKind = `kind: ARTICLE, ${change}`;

/** Of what operators do with content. */
export const editingCalls: readonly LimitedCall[] = [
  {
    file: 'schema/editing/editing.service.ts',
    limit: editingLimits.contentEdits,
    who: ({ id }) => id,
    doors: [
      asOperator(mutation('createArticle', 'EditedContentPayload', () => written)),
      asOperator(mutation('createDocument', 'EditedContentPayload', () => `${described}, content: "The text."`)),
      asOperator(mutation('createHelpArticle', 'EditedContentPayload', help)),
    ],
  },
  {
    file: 'schema/editing/save-revision.ts',
    limit: editingLimits.contentEdits,
    who: ({ id }) => id,
    doors: [
      asOperator(mutation('editArticle', 'ConflictError', () => `${change}, ${written}`)),
      asOperator(
        mutation(
          'editHelpArticle',
          'ConflictError',
          ({ helpArticle }) => `id: "${helpArticle}", revision: 99, ${help()}`,
        ),
      ),
      asOperator(mutation('editEntry', 'ConflictError', ({ entry }) => `id: "${entry}", revision: 99, ${entryInput}`)),
      asOperator(mutation('editDocument', 'ConflictError', () => `${ofDocument}, ${described}`)),
      asOperator(mutation('publishDocumentVersion', 'ConflictError', () => `${ofDocument}, ${version}`)),
      asOperator(mutation('publishContent', 'ConflictError', () => ofKind)),
      asOperator(mutation('unpublishContent', 'ConflictError', () => `${ofKind}, note: "A mistake."`)),
      asOperator(mutation('restoreContent', 'ConflictError', () => `${ofKind}, number: 1`)),
    ],
  },
];

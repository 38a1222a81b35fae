import * as editingLimits from '../../../schema/editing/editing-limits.ts';
import { asOperator, type LimitedCall, mutation } from './doors.ts';

/** An article of the sample, which other tests of limits leave alone. */
const article = '01a1a0ac-2a40-7b52-8b18-17f1c5d38d92';
const written = `input: { title: "Written by an operator", summary: "What it says.", content: "The text.",
  category: POLICY, priority: LOW, tags: [], source: "Wayline", verified: false, publishedAt: "2026-11-01T09:00:00Z" }`;
const change = `id: "${article}", revision: 99`;
const ofKind = `kind: ARTICLE, ${change}`;

/** Of what operators do with content. */
export const editingCalls: readonly LimitedCall[] = [
  {
    file: 'schema/editing/editing.service.ts',
    limit: editingLimits.contentEdits,
    who: ({ id }) => id,
    doors: [asOperator(mutation('createArticle', 'EditedContentPayload', () => written))],
  },
  {
    file: 'schema/editing/save-revision.ts',
    limit: editingLimits.contentEdits,
    who: ({ id }) => id,
    doors: [
      asOperator(mutation('editArticle', 'ConflictError', () => `${change}, ${written}`)),
      asOperator(mutation('publishContent', 'ConflictError', () => ofKind)),
      asOperator(mutation('unpublishContent', 'ConflictError', () => ofKind)),
      asOperator(mutation('restoreContent', 'ConflictError', () => `${ofKind}, number: 1`)),
    ],
  },
];

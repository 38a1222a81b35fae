import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import type { LawChange } from './document-row.ts';
import type { TextChange, TextPart } from './text-difference.ts';

const TextPartKind = builder.enumType('TextPartKind', {
  description: 'Which of two texts has a stretch of words.',
  values: {
    SAME: { value: 'same', description: 'Both have it.' },
    REMOVED: { value: 'removed', description: 'Only the older one has it.' },
    ADDED: { value: 'added', description: 'Only the newer one has it.' },
  } as const,
});

const TextPartType = builder.objectRef<TextPart>('TextPart').implement({
  description: 'A stretch of words of two texts that were compared.',
  fields: (t) => ({
    kind: t.expose('kind', { type: TextPartKind, description: 'Which of the texts has it.' }),
    text: t.exposeString('text', { description: 'The words, in Markdown.' }),
  }),
});

export const TextChangeType = builder.objectRef<TextChange>('TextChange').implement({
  description: 'A place where two versions of a text differ.',
  fields: (t) => ({
    heading: t.exposeString('heading', {
      description:
        'The heading above it in the newer version; empty above the first heading, and if it begins with a heading.',
    }),
    isWhole: t.exposeBoolean('isWhole', {
      description:
        'Whether all of it was replaced: the versions have too little in common here, or are too long, to be compared word by word.',
    }),
    parts: t.field({
      type: [TextPartType],
      description: 'The words around and of the difference, in order.',
      resolve: ({ parts }) => [...parts],
    }),
  }),
});

const LawChangeRowType = builder.objectRef<LawChange['rows'][number]>('LawChangeRow').implement({
  description: 'One thing that no longer is as an earlier version says.',
  fields: (t) => ({
    subject: t.exposeString('subject', { description: 'What it is about.' }),
    before: t.exposeString('before', { description: 'The text of the earlier version.' }),
    now: t.exposeString('now', { description: 'The present law.' }),
  }),
});

export const LawChangeType = builder.objectRef<LawChange>('LawChange').implement({
  description: 'The outdated law in an earlier version.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'In a few words.' }),
    since: t.exposeString('since', { description: 'Number of the version that is corrected.' }),
    text: t.exposeString('text', { description: 'When and why, in a sentence or two.' }),
    subject: t.exposeString('subject', { description: 'The subject of the rows.' }),
    rows: t.field({ type: [LawChangeRowType], description: 'Each change.', resolve: ({ rows }) => [...rows] }),
    marks: t.stringList({
      description: 'Words that no longer hold, as they still stand in the text.',
      resolve: ({ marks }) => [...marks],
    }),
    source: t.exposeString('source', { description: 'The law, or who reports on it.' }),
    sourceUrl: t.exposeString('sourceUrl', { description: 'Where to read it.', ...constrained({ format: 'uri' }) }),
  }),
});

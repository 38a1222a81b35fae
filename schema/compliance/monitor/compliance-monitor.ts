import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { LONGEST_TEXT, MOST_ENTRIES } from '../../queries/filter-values.ts';
import type { ComplianceChange } from './compliance-change.ts';
import { type ComplianceMonitor, REVIEW_DAYS } from './compliance-monitor.service.ts';

const MonitorStatus = builder.enumType('ComplianceMonitorStatus', {
  description: 'Whether something is to be done.',
  values: {
    ACTION_NEEDED: {
      value: 'action_needed',
      description: 'The law has changed, or a text was to be read again by now.',
      extensions: { word: 'action_needed' },
    },
    CHANGED: { value: 'changed', description: 'There are new versions, or reviews soon, and nothing more.' },
    UNCHANGED: { value: 'unchanged', description: 'Nothing has changed.' },
  } as const,
});

const ChangeKind = builder.enumType('ComplianceChangeKind', {
  description: 'A change of a document.',
  values: {
    LAW_CHANGED: {
      value: 'law_changed',
      description: 'A version was published that says what of the versions before no longer is the law.',
      extensions: { word: 'law_changed' },
    },
    NEW_VERSION: {
      value: 'new_version',
      description: 'A version was published that corrects nothing of the law.',
      extensions: { word: 'new_version' },
    },
    REVIEW_OVERDUE: {
      value: 'review_overdue',
      description: 'The day has passed by which the text was to be read again against the law.',
      extensions: { word: 'review_overdue' },
    },
    REVIEW_DUE: {
      value: 'review_due',
      description: `That day comes within ${REVIEW_DAYS} days.`,
      extensions: { word: 'review_due' },
    },
  } as const,
});

const Change = builder.objectRef<ComplianceChange>('ComplianceChange').implement({
  description: 'Something that asks those who rely on a document to look at it again.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ChangeKind, description: 'What happened.' }),
    on: t.expose('on', {
      type: 'Date',
      description: 'The day of the version, or the one by which the text is to be read again.',
    }),
    documentId: t.exposeID('documentId', { description: 'Identifier of the document.' }),
    title: t.exposeString('title', { description: 'Title of the document.' }),
    path: t.string({
      description: 'Address of the document in the portal.',
      resolve: ({ slug }) => `/compliance?doc=${encodeURIComponent(slug)}`,
    }),
    version: t.exposeString('version', {
      description: 'Number of the version that was published; of a review, of the newest one.',
    }),
    regulations: t.exposeStringList('regulations', { description: 'The law that this version is about.' }),
    summary: t.exposeString('summary', {
      description: 'The change: that of the law, else the note of the version, else the due review.',
    }),
    sourceUrl: t.exposeString('sourceUrl', {
      nullable: true,
      description: 'Where the change of the law can be read, outside the portal; null for anything else.',
      ...constrained({ format: 'uri' }),
    }),
  }),
});

const MonitorType = builder.objectRef<ComplianceMonitor>('ComplianceMonitor').implement({
  description: 'The changes of documents since a day.',
  fields: (t) => ({
    status: t.expose('status', { type: MonitorStatus, description: 'Whether something is to be done.' }),
    since: t.expose('since', { type: 'Date', description: 'The first day of the period.' }),
    checkedOn: t.expose('checkedOn', { type: 'Date', description: 'The day of the answer, in London.' }),
    changes: t.field({
      type: [Change],
      description: `Changes of the law first, then overdue reviews, new versions, and reviews within ${REVIEW_DAYS} days; the newest day first in each.`,
      ...constrained({ maxItems: MOST_ENTRIES }),
      complexity: { field: 1, multiplier: 20 },
      resolve: ({ changes }) => [...changes],
    }),
    isCapped: t.exposeBoolean('isCapped', { description: `Whether there are more than these ${MOST_ENTRIES}.` }),
  }),
});

builder.queryField('monitorCompliance', (t) =>
  t.field({
    type: MonitorType,
    description: `Tells what has happened since a day to documents, and to the law that they are about, for signed-in users. The rule: versions published since then, those with a change of the law apart, and published documents that are to be read again within ${REVIEW_DAYS} days or were to be before. It keeps nothing.`,
    args: {
      documents: t.arg.stringList({
        description: `Identifiers or slugs of documents, ${MOST_ENTRIES} at most; by default all.`,
        ...constrained({ maxItems: MOST_ENTRIES, maxLength: LONGEST_TEXT }),
      }),
      regulations: t.arg.stringList({
        description: `Names of regulations that checkCompliance knows, like UK GDPR, ${MOST_ENTRIES} at most: of the documents, those whose version names one of them.`,
        ...constrained({ maxItems: MOST_ENTRIES, maxLength: LONGEST_TEXT }),
      }),
      since: t.arg({
        type: 'Date',
        description: 'The first day of the period; by default 90 days before today.',
      }),
    },
    complexity: 60,
    resolve: (_root, { documents, regulations, since }, { services }) =>
      services.complianceMonitor.monitor({ documents, regulations, since }),
  }),
);

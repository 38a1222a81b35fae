import type { Kysely } from 'kysely';
import type { DB } from '../../../../schema/tables.ts';
import { operatorToRead, operatorToWrite, type Policy } from '../outcomes.ts';
import { always, madeUp, text } from './arguments.ts';
import type { Policies } from './policy-row.ts';

/** An article of the sample: "six-employment-checks". */
const article = text('01a1a0ac-2a40-7b52-8b18-17f1c5d38d92');
const articleInput = `input: { title: "Written by an operator", summary: "What it says.", content: "The text.",
  category: POLICY, priority: LOW, tags: [], source: "Wayline", verified: false, publishedAt: "2026-11-01T09:00:00Z" }`;
const newArticle = {
  ...{ policy: operatorToWrite, given: always(articleInput) },
  ...{ levels: 2, counts: true, makesNew: true },
} as const;
const helpInput = `input: { title: "Written by an operator", summary: "What it says.", body: "The text.", category: JOBS,
  position: 1 }`;
const entryInput = 'input: { title: "A heading", body: "", items: [], illustrative: false }';
/** A document of the sample: "care-quality-commission-2025". */
const document = text('019457cf-7000-779c-8096-263f53160917');
const lists = 'regulations: [], applicableTo: []';
const documentInput = `input: { title: "A title", description: "What it says.", category: TRAINING, urgency: LOW,
  source: "CQC", sourceUrl: "https://www.cqc.org.uk/", reviewDate: "2027-01-12", ${lists} }`;
const versionInput = `input: { number: "9.0", changeNote: "A new text.", content: "The text.", ${lists} }`;
/** Identifiers of help articles are not known before they are loaded. */
const unknown: Policy = { ...operatorToWrite, operator: 'NotFoundError' };
/** Nothing that is there has the revision that was read, or is to be brought back. */
const operatorIsLate: Policy = { ...operatorToWrite, operator: 'ConflictError' };

/** Another one, which no other question is about: "suppliers-must-be-paid-within-30-days". */
const publishable = text('01a18c65-2000-79db-81c2-f34e0025eaf9');
/** Has it published, or taken back, so that doing so again changes nothing. */
const published = (isPublished: boolean) => async (db: Kysely<DB>) =>
  db
    .updateTable('article')
    .set({ unpublished_at: isPublished ? null : '2026-11-01T09:00:00Z' })
    .where('slug', '=', 'suppliers-must-be-paid-within-30-days')
    .execute();
const change = (kind: string, id: string) => `kind: ${kind}, id: ${id}, revision: 0`;

const takenBack = `${change('ARTICLE', publishable)}, note: "A mistake."`;

export const editingPolicies: Policies = {
  'Query.editableContent': { policy: operatorToRead, given: always('kind: ARTICLE, first: 2') },
  'Query.editableArticle': { policy: operatorToRead, given: always(`id: ${article}`) },
  'Query.contentRevisions': { policy: operatorToRead, given: always(`kind: ARTICLE, id: ${article}, first: 2`) },
  'Mutation.createArticle': newArticle,
  'Mutation.editArticle': {
    policy: operatorIsLate,
    given: always(`id: ${article}, revision: 7, ${articleInput}`),
    levels: 2,
  },
  'Query.editableHelpArticle': { policy: { ...operatorToRead, operator: 'null' }, given: always(`id: ${madeUp}`) },
  // Identifiers of the texts of pages are not known before they are loaded either.
  'Query.editableEntry': { policy: { ...operatorToRead, operator: 'null' }, given: always(`id: ${madeUp}`) },
  'Mutation.editEntry': { policy: unknown, given: always(`id: ${madeUp}, revision: 0, ${entryInput}`), levels: 2 },
  'Query.editableDocument': { policy: operatorToRead, given: always(`id: ${document}`) },
  'Mutation.createDocument': {
    ...{ policy: operatorToWrite, given: always(`${documentInput}, content: "The text."`) },
    ...{ levels: 2, counts: true, makesNew: true },
  },
  'Mutation.createHelpArticle': {
    ...{ policy: operatorToWrite, given: always(helpInput), levels: 2, counts: true, makesNew: true },
    // No two articles of the help center have one title.
    arrange: async (db) => db.deleteFrom('help_article').where('title', '=', 'Written by an operator').execute(),
  },
  'Mutation.editHelpArticle': { policy: unknown, given: always(`id: ${madeUp}, revision: 0, ${helpInput}`), levels: 2 },
  'Mutation.editDocument': {
    policy: operatorIsLate,
    given: always(`id: ${document}, revision: 7, ${documentInput}`),
    levels: 2,
  },
  'Mutation.publishDocumentVersion': {
    policy: operatorIsLate,
    given: always(`id: ${document}, revision: 7, ${versionInput}`),
    levels: 2,
  },
  'Mutation.publishContent': {
    ...{ policy: operatorToWrite, given: always(change('ARTICLE', publishable)), levels: 2, makesNew: true },
    arrange: published(true),
  },
  'Mutation.unpublishContent': {
    ...{ policy: operatorToWrite, given: always(takenBack), levels: 2, makesNew: true },
    arrange: published(false),
  },
  'Mutation.restoreContent': {
    policy: { ...operatorToWrite, operator: 'ValidationError' },
    given: always(`${change('ARTICLE', article)}, number: 7`),
    levels: 2,
  },
};

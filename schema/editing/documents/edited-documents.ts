import type { Transaction } from 'kysely';
import { tellFollowers } from '../../compliance/following/tell-followers.ts';
import { ValidationError } from '../../errors.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import type { Stored, WrittenKind } from '../edited-kind.ts';
import {
  checkDocument,
  checkNewDocument,
  checkVersion,
  type DocumentDraft,
  type DocumentFields,
  documentLabels,
  isLater,
  type NewDocumentDraft,
  nextNumber,
  type VersionDraft,
} from './document-draft.ts';
import {
  findEditedDocument,
  insertDocument,
  listShownNumbers,
  lockDocument,
  updateDocument,
} from './edited-documents.queries.ts';

/** Compliance documents as content that operators edit: the description of the newest version. */
export const editedDocuments: WrittenKind<DocumentDraft, DocumentFields> = {
  name: 'document',
  noun: 'document',
  labels: documentLabels,
  find: findEditedDocument,
  lock: lockDocument,
  check: checkDocument,
  insert: insertDocument,
  update: updateDocument,
  tell: tellOfVersion,
  restored: (earlier, present) =>
    earlier.content === present.content
      ? { ...earlier, number: present.number, changeNote: present.changeNote }
      : {
          ...earlier,
          number: nextNumber(present.number),
          changeNote: `The text of version ${earlier.number} again.`,
        },
};

/** Mails the followers of a version when readers first see it: once, even if it is unpublished and published again. */
async function tellOfVersion(
  transaction: Transaction<DB>,
  ports: MailPorts,
  { id: documentId, slug, fields, before, revision, now }: Stored<DocumentFields> & { readonly slug: string },
): Promise<void> {
  const { title, number, changeNote, regulations, applicableTo } = fields;
  const wasShown = before.published && before.number === number;
  if (!fields.published || wasShown) {
    return;
  }
  const shown = before.published ? [before.number] : await listShownNumbers(transaction, documentId, revision);
  if (!shown.includes(number)) {
    const version = { slug, title, number, changeNote, isNew: shown.length === 0 };
    await tellFollowers(transaction, ports, { ...version, documentId, regulations, applicableTo }, now);
  }
}

/** Documents with the text of their first version, as they are written. */
export const newDocuments: WrittenKind<NewDocumentDraft, DocumentFields> = {
  ...editedDocuments,
  check: checkNewDocument,
};

/** The versions of documents: each has its own text, and a number above that of the previous one. */
export const documentVersions: WrittenKind<VersionDraft, DocumentFields> = {
  ...editedDocuments,
  check: checkVersion,
  compare: (before, { number }) => {
    if (!isLater(number, before.number)) {
      throw ValidationError.of('number', `Enter a number above ${before.number}, which is that of the newest version`);
    }
  },
};

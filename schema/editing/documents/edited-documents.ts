import { ValidationError } from '../../errors.ts';
import type { WrittenKind } from '../edited-kind.ts';
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
import { findEditedDocument, insertDocument, lockDocument, updateDocument } from './edited-documents.queries.ts';

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
  restored: (earlier, present) =>
    earlier.content === present.content
      ? { ...earlier, number: present.number, changeNote: present.changeNote }
      : {
          ...earlier,
          number: nextNumber(present.number),
          changeNote: `The text of version ${earlier.number} again.`,
        },
};

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

import type { EditedKind } from '../edited-kind.ts';
import { findEditedEntry, lockEntry, updateEntry } from './edited-entries.queries.ts';
import { checkEntry, type EntryDraft, type EntryFields, entryLabels } from './entry-draft.ts';

/** Texts, figures and links of pages as content that operators edit. A release brings them, and their pages always show them. */
export const editedEntries: EditedKind<EntryDraft, EntryFields> = {
  name: 'content_entry',
  noun: 'page text',
  labels: entryLabels,
  isAlwaysShown: true,
  find: findEditedEntry,
  lock: lockEntry,
  check: checkEntry,
  update: updateEntry,
};

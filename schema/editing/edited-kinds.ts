import { editedArticles } from './articles/edited-articles.ts';
import { editedDocuments } from './documents/edited-documents.ts';
import type { ContentKindName, EditedFields, EditedKind } from './edited-kind.ts';
import { editedEntries } from './entries/edited-entries.ts';
import { editedHelp } from './help/edited-help.ts';

type AnyKind = EditedKind<never, EditedFields>;

/** The kinds of content that operators edit, one line each. */
const kinds: Readonly<Record<ContentKindName, AnyKind>> = {
  article: editedArticles as unknown as AnyKind,
  help_article: editedHelp as unknown as AnyKind,
  document: editedDocuments as unknown as AnyKind,
  content_entry: editedEntries as unknown as AnyKind,
};

/** A kind by its name, for operations that are the same for all kinds. */
export function editedKind(name: ContentKindName): AnyKind {
  return kinds[name];
}

import { editedArticles } from './articles/edited-articles.ts';
import type { ContentKindName, EditedFields, EditedKind } from './edited-kind.ts';

type AnyKind = EditedKind<never, EditedFields>;

/** The kinds of content that operators edit, one line each. */
const kinds: Readonly<Partial<Record<ContentKindName, AnyKind>>> = {
  article: editedArticles as unknown as AnyKind,
};

/** A kind by its name, for what is done alike with all of them. */
export function editedKind(name: ContentKindName): AnyKind {
  const kind = kinds[name];
  if (!kind) {
    throw new Error(`Content of the kind ${name} is not edited.`);
  }
  return kind;
}

import type { ComponentType } from 'react';
import type { DeskAddress } from '../../desk/use-desk-address.ts';
import type { ContentKind } from '../../generated/graph.generated.ts';
import { ArticleEditor } from './articles/ArticleEditor.tsx';
import { DocumentEditor } from './documents/DocumentEditor.tsx';
import { EntryEditor } from './entries/EntryEditor.tsx';
import { HelpEditor } from './help/HelpEditor.tsx';
import type { KindOfContent } from './words.ts';

export interface EditorProps {
  kind: KindOfContent;
  /** The identifier of the edited content, or `new`. */
  id: string;
  address: DeskAddress;
}

const editors: Readonly<Record<ContentKind, ComponentType<EditorProps>>> = {
  ARTICLE: ArticleEditor,
  HELP_ARTICLE: HelpEditor,
  DOCUMENT: DocumentEditor,
  ENTRY: EntryEditor,
};

/** The editor of a kind of content. */
export function Editor(props: EditorProps) {
  const KindEditor = editors[props.kind.kind];
  return <KindEditor {...props} />;
}

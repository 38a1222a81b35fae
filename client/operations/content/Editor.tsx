import type { DeskAddress } from '../../desk/use-desk-address.ts';
import { ArticleEditor } from './articles/ArticleEditor.tsx';
import type { KindOfContent } from './words.ts';

export interface EditorProps {
  kind: KindOfContent;
  /** The identifier of what is edited, or `new`. */
  id: string;
  address: DeskAddress;
}

/** The editor of a kind of content. */
export function Editor(props: EditorProps) {
  return <ArticleEditor {...props} />;
}

import { PageContents } from '../ui/PageContents.tsx';
import type { Inline } from '../ui/parse-inline.ts';
import { parseMarkdown } from '../ui/parse-markdown.ts';

/** The least number of parts of a text with a table of contents. */
const LONG = 3;

/** What the ids of the headings of a document's text begin with; their number follows. */
const PART = 'part-';

/** The sections of a document that its table of contents leads to; none of a short one. */
function documentParts(content: string): { id: string; title: string }[] {
  const parts = parseMarkdown(content)
    .flatMap((block) => (block.kind === 'heading' ? [plainText(block.children)] : []))
    .map((title, index) => ({ id: `${PART}${index + 1}`, title }));
  return parts.length < LONG ? [] : [{ id: 'versions', title: 'Versions' }, ...parts];
}

function plainText(parts: readonly Inline[]): string {
  return parts.map((part) => ('children' in part ? plainText(part.children) : part.text)).join('');
}

/** The table of contents of a long document. */
export function DocumentContents({ content }: { content: string }) {
  const parts = documentParts(content);
  return parts.length > 0 && <PageContents sections={parts} />;
}

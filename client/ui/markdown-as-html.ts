import type { Inline } from './parse-inline.ts';
import { type Block, parseMarkdown } from './parse-markdown.ts';

/** Markdown as the little HTML that search engines read in structured data: headings, paragraphs and lists. */
export function markdownAsHtml(markdown: string): string {
  return parseMarkdown(markdown).map(blockAsHtml).join('');
}

function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h3>${textOf(block.children)}</h3>`;
    case 'paragraph':
      return `<p>${textOf(block.children)}</p>`;
    case 'table':
      return `<ul>${block.rows.map((cells) => `<li>${cells.map(textOf).join(', ')}</li>`).join('')}</ul>`;
    default:
      return `<ul>${block.items.map((item) => `<li>${textOf(item)}</li>`).join('')}</ul>`;
  }
}

function textOf(parts: readonly Inline[]): string {
  return parts.map((part) => ('children' in part ? textOf(part.children) : escapeHtml(part.text))).join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

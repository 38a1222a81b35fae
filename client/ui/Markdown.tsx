import { createElement, type ReactNode, useMemo } from 'react';
import { ContentLink } from './ContentLink.tsx';
import type { Inline } from './parse-inline.ts';
import { type Block, parseMarkdown } from './parse-markdown.ts';

interface MarkdownProps {
  source: string;
  /** The level below the heading above the text. */
  headingLevel?: 2 | 3 | 4;
  /** The prefix of the ids of its headings, if links lead to them; their number follows. */
  headingId?: string;
  /** Words of the text to be marked wherever they stand; none of them holds a mark of the text itself. */
  marks?: readonly string[];
}

const NO_MARKS: readonly string[] = [];

/** The portal's texts: a safe subset of Markdown as React elements, in the reading measure. */
export function Markdown({ source, headingLevel = 3, headingId, marks = NO_MARKS }: MarkdownProps) {
  return useMemo(() => {
    let headings = 0;
    const blocks = parseMarkdown(source).map((block) => {
      if (block.kind !== 'heading') return blockElement(block, marks);
      headings += 1;
      const anchor = headingId && { id: `${headingId}${headings}`, tabIndex: -1 };
      return createElement(
        `h${headingLevel}`,
        { className: 'mt-2 text-h3 font-bold', ...anchor },
        ...inlineElements(block.children, marks),
      );
    });
    // Children are given one by one, as a text is only ever replaced as a whole and needs no keys.
    return createElement('div', { className: 'prose flex max-w-read flex-col gap-4' }, ...blocks);
  }, [source, headingLevel, headingId, marks]);
}

function blockElement(block: Exclude<Block, { kind: 'heading' }>, marks: readonly string[]): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return createElement('p', null, ...inlineElements(block.children, marks));
    case 'bullets':
      return listElement('ul', 'list-disc', block.items, marks);
    case 'steps':
      return listElement('ol', 'list-decimal', block.items, marks);
    case 'table':
      return tableElement(block, marks);
  }
}

/** Its first column names the rows. The cells are short: they stand side by side on phones, too. */
function tableElement({ head, rows }: Extract<Block, { kind: 'table' }>, marks: readonly string[]): ReactNode {
  const row = (cells: readonly Inline[][], rule: string, scope: 'col' | 'row') =>
    createElement(
      'tr',
      { className: rule },
      ...cells.map((cell, column) => {
        const isHeader = scope === 'col' || column === 0;
        return createElement(
          isHeader ? 'th' : 'td',
          { ...(isHeader && { scope }), className: 'py-2 pr-4 last:pr-0' },
          ...inlineElements(cell, marks),
        );
      }),
    );
  return createElement(
    'table',
    { className: 'num w-full text-left text-sm' },
    createElement('thead', { className: 'text-xs' }, row(head, 'border-b-2 border-ink', 'col')),
    createElement('tbody', null, ...rows.map((cells) => row(cells, 'border-b border-line', 'row'))),
  );
}

function listElement(
  list: 'ul' | 'ol',
  marker: string,
  items: readonly Inline[][],
  marks: readonly string[],
): ReactNode {
  const children = items.map((item) => createElement('li', null, ...inlineElements(item, marks)));
  return createElement(list, { className: `flex flex-col gap-2 pl-6 ${marker}` }, ...children);
}

function inlineElements(parts: readonly Inline[], marks: readonly string[]): ReactNode[] {
  return parts.flatMap((part) => {
    switch (part.kind) {
      case 'strong':
        return createElement('strong', { className: 'font-bold' }, ...inlineElements(part.children, marks));
      case 'code':
        return createElement('code', { className: 'font-mono text-[0.9em]' }, part.text);
      case 'link':
        return createElement(ContentLink, { href: part.href }, ...inlineElements(part.children, marks));
      default:
        return markedText(part.text, marks);
    }
  });
}

/** The text with its marked words as elements of their own. */
function markedText(text: string, marks: readonly string[]): ReactNode[] {
  const words = marks.find((candidate) => candidate !== '' && text.includes(candidate));
  if (words === undefined) return [text];
  const at = text.indexOf(words);
  const mark = createElement(
    'mark',
    { className: 'border-b-2 border-amber bg-amber-tint text-inherit [box-decoration-break:clone]' },
    words,
  );
  return [...markedText(text.slice(0, at), marks), mark, ...markedText(text.slice(at + words.length), marks)];
}

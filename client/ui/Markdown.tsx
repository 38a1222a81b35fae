import { createElement, type ReactNode, useMemo } from 'react';
import { ContentLink } from './ContentLink.tsx';
import type { Inline } from './parse-inline.ts';
import { type Block, parseMarkdown } from './parse-markdown.ts';

interface MarkdownProps {
  source: string;
  /** The level under the heading that the text stands below. */
  headingLevel?: 2 | 3 | 4;
  /** Words of the text to be marked wherever they stand; none of them holds a mark of the text itself. */
  marks?: readonly string[];
}

const NO_MARKS: readonly string[] = [];

/** The portal's texts: a safe subset of Markdown as React elements, in the reading measure. */
export function Markdown({ source, headingLevel = 3, marks = NO_MARKS }: MarkdownProps) {
  return useMemo(() => {
    const blocks = parseMarkdown(source).map((block) => blockElement(block, headingLevel, marks));
    // Children are given one by one, as a text is only ever replaced as a whole and needs no keys.
    return createElement('div', { className: 'prose flex max-w-read flex-col gap-4' }, ...blocks);
  }, [source, headingLevel, marks]);
}

function blockElement(block: Block, headingLevel: 2 | 3 | 4, marks: readonly string[]): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(
        `h${headingLevel}`,
        { className: 'mt-2 text-h3 font-bold' },
        ...inlineElements(block.children, marks),
      );
    case 'paragraph':
      return createElement('p', null, ...inlineElements(block.children, marks));
    case 'bullets':
      return listElement('ul', 'list-disc', block.items, marks);
    case 'steps':
      return listElement('ol', 'list-decimal', block.items, marks);
  }
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

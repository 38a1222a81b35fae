import { type Inline, parseInline } from './parse-inline.ts';

/** A block of the subset: what content entries and descriptions are written in. */
export type Block =
  | { kind: 'heading' | 'paragraph'; children: Inline[] }
  | { kind: 'bullets' | 'steps'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const BULLET = /^[-*]\s+/;
const STEP = /^\d+[.)]\s+/;
const HEADING = /^#{1,6}\s+/;
/** The second line of a table: what parts its head from its rows. */
const TABLE = /^\|[\s|:-]+\|$/;

/**
 * Reads the subset of Markdown that the portal's texts use: paragraphs, headings, flat lists, tables, **bold**, `code` and links.
 * Anything else, HTML included, stays the text that it is. The whole of CommonMark would cost more script than a page.
 */
export function parseMarkdown(source: string): Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim().split('\n'))
    .flatMap(parseChunk);
}

function parseChunk(lines: string[]): Block[] {
  const headings: Block[] = [];
  let start = 0;
  for (let line = lines[start]; line !== undefined && HEADING.test(line); line = lines[start]) {
    headings.push({ kind: 'heading', children: parseInline(line.replace(HEADING, '')) });
    start += 1;
  }
  return [...headings, ...parseBelowHeadings(lines.slice(start))];
}

/** A table, a paragraph, a list, or a list after a paragraph. */
function parseBelowHeadings(lines: string[]): Block[] {
  const [head = '', rule = '', ...rows] = lines;
  if (head.startsWith('|') && TABLE.test(rule)) {
    return [{ kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) }];
  }
  const start = lines.findIndex((line) => BULLET.test(line) || STEP.test(line));
  const words = (start === -1 ? lines : lines.slice(0, start)).join(' ');
  const paragraph: Block[] = words === '' ? [] : [{ kind: 'paragraph', children: parseInline(words) }];
  return start === -1 ? paragraph : [...paragraph, listBlock(lines.slice(start))];
}

function cellsOf(line: string): Inline[][] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').map((cell) => parseInline(cell.trim()));
}

function listBlock(lines: string[]): Block {
  const [kind, marker] = BULLET.test(lines[0] ?? '') ? (['bullets', BULLET] as const) : (['steps', STEP] as const);
  return { kind, items: listItems(lines, marker).map(parseInline) };
}

/** A line without the list's own marker carries the item above it on. */
function listItems(lines: string[], marker: RegExp): string[] {
  return lines.reduce<string[]>((items, line) => {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    else items.push(`${items.pop()} ${line.trim()}`);
    return items;
  }, []);
}

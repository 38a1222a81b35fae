import { linkTarget } from './link-target.ts';

/** A run of text inside a block. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

/** A complete mark, and the position after it. */
interface Mark {
  inline: Inline;
  end: number;
}

const OPENINGS = /\*\*|`|\[/g;

/**
 * Reads **bold**, `code` and [links](...) in one pass; a mark that is never closed stays text. Marks stand inside each
 * other three deep at most, because none holds its own closing.
 */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  const next = finder(text);
  let textStart = 0;
  const addText = (end: number) => {
    if (end > textStart) parts.push({ kind: 'text', text: text.slice(textStart, end) });
  };
  const openings = new RegExp(OPENINGS);
  for (let opening = openings.exec(text); opening; opening = openings.exec(text)) {
    const mark = markAt(text, opening.index, next);
    // One character on, for "***" may open with its second.
    openings.lastIndex = mark?.end ?? opening.index + 1;
    if (!mark) continue;
    addText(opening.index);
    parts.push(mark.inline);
    textStart = mark.end;
  }
  addText(text.length);
  return parts;
}

function markAt(text: string, start: number, next: Finder): Mark | undefined {
  if (text[start] === '[') return linkAt(text, start, next);
  const closing = text[start] === '`' ? '`' : '**';
  const inside = start + closing.length;
  const end = next(closing, inside + 1);
  if (end === -1) return undefined;
  const content = text.slice(inside, end);
  if (closing === '**') return { inline: { kind: 'strong', children: parseInline(content) }, end: end + 2 };
  // Empty code is none.
  return content.startsWith('`') ? undefined : { inline: { kind: 'code', text: content }, end: end + 1 };
}

function linkAt(text: string, start: number, next: Finder): Mark | undefined {
  const wordsEnd = next(']', start + 1);
  if (wordsEnd <= start + 1 || text[wordsEnd + 1] !== '(') return undefined;
  const hrefStart = wordsEnd + 2;
  const hrefEnd = next(')', hrefStart);
  if (hrefEnd <= hrefStart) return undefined;
  const space = next(' ', hrefStart);
  if (space !== -1 && space < hrefEnd) return undefined;
  const href = text.slice(hrefStart, hrefEnd);
  const end = hrefEnd + 1;
  if (!linkTarget(href)) return { inline: { kind: 'text', text: text.slice(start, end) }, end };
  return { inline: { kind: 'link', href, children: parseInline(text.slice(start + 1, wordsEnd)) }, end };
}

/** The first place of some characters at or after a position; -1 if there is none. */
type Finder = (characters: string, from: number) => number;

/** Remembers its matches, so that no part of the text is searched twice for the same characters. */
function finder(text: string): Finder {
  const found = new Map<string, { from: number; at: number }>();
  return (characters, from) => {
    const known = found.get(characters);
    if (known && from >= known.from && (known.at === -1 || known.at >= from)) return known.at;
    const at = text.indexOf(characters, from);
    found.set(characters, { from, at });
    return at;
  };
}

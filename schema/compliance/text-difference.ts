import { type Effort, type Step, shortestEdit } from './shortest-edit.ts';

/** A stretch of text that both versions have, or one of them. */
export interface TextPart {
  readonly kind: Step['kind'];
  readonly text: string;
}

/** Neighbouring parts that are equal in both texts, or differ. */
interface Passage {
  readonly parts: readonly TextPart[];
  /** Whether the words were not distinguished. */
  readonly isWhole: boolean;
}

/** A place where two texts differ. */
export interface TextChange extends Passage {
  /** The heading above it in the newer text; empty above the first heading, and if it begins with a heading. */
  readonly heading: string;
}

/** A line break belongs to the line after it, so that a line put at the end leaves the one before it as it was. */
const lines = /\n[^\n]*|[^\n]+/g;
const words = /\s+|[^\s]+/g;
const headings = /^#+ +(.*)$/gm;
const ownHeading = /^\s*#+ /;

/** Words are distinguished only in lines that have at least this share of their letters in common. */
const LEAST_IN_COMMON = 0.4;

/** Steps of the search for all of two texts: some tens of milliseconds. What is left then is distinguished no further. */
const MOST_STEPS = 200_000;

/**
 * The differences between two texts, line by line, and word by word where a line was only edited. What is the same and
 * what was removed make up `before` together; what is the same and what was added make up `after`.
 */
export function compareTexts(before: string, after: string): Passage[] {
  const effort = { left: MOST_STEPS };
  return alternating(shortestEdit(tokens(before, lines), tokens(after, lines), effort)).map((passage) => {
    const removed = textOf(passage, 'removed');
    const added = textOf(passage, 'added');
    return removed === '' || added === ''
      ? { parts: joined(passage), isWhole: false }
      : compareWords(removed, added, effort);
  });
}

/** The passages in which two texts differ, each with its heading. */
export function changesBetween(before: string, after: string): TextChange[] {
  const changes: TextChange[] = [];
  let current = '';
  for (const { parts, isWhole } of compareTexts(before, after)) {
    const newer = parts.map(({ kind, text }) => (kind === 'removed' ? '' : text)).join('');
    if (parts.some(({ kind }) => kind !== 'same')) {
      changes.push({ heading: ownHeading.test(newer) ? '' : current, parts, isWhole });
    }
    current = [...newer.matchAll(headings)].at(-1)?.[1] ?? current;
  }
  return changes;
}

function tokens(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

/** Splits steps wherever equal parts begin or end. */
function alternating(steps: readonly Step[]): Step[][] {
  const passages: Step[][] = [];
  for (const step of steps) {
    const last = passages.at(-1);
    if (last?.[0] && (last[0].kind === 'same') === (step.kind === 'same')) {
      last.push(step);
    } else {
      passages.push([step]);
    }
  }
  return passages;
}

function compareWords(removed: string, added: string, effort: Effort): Passage {
  const parts = joined(shortestEdit(tokens(removed, words), tokens(added, words), effort));
  const common = parts.reduce((sum, { kind, text }) => (kind === 'same' ? sum + text.trim().length : sum), 0);
  return common >= LEAST_IN_COMMON * Math.min(removed.length, added.length)
    ? { parts, isWhole: false }
    : {
        parts: [
          { kind: 'removed', text: removed },
          { kind: 'added', text: added },
        ],
        isWhole: true,
      };
}

/** Neighbours of one kind as one part. */
function joined(steps: readonly Step[]): TextPart[] {
  const parts: { kind: Step['kind']; text: string }[] = [];
  for (const { kind, token } of steps) {
    const last = parts.at(-1);
    if (last?.kind === kind) {
      last.text += token;
    } else {
      parts.push({ kind, text: token });
    }
  }
  return parts;
}

function textOf(steps: readonly Step[], kind: Step['kind']): string {
  return steps.map((step) => (step.kind === kind ? step.token : '')).join('');
}

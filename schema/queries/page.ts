import { ValidationError } from '../errors.ts';

export const DEFAULT_SIZE = 20;
export const LARGEST_PAGE = 100;
export const LARGEST_OFFSET = 10_000;
const LARGEST_POSITION = 1_000_000_000;
/** Three values of 200 characters of any script fit into it. */
const LONGEST_CURSOR = 6_000;
/** Totals and facets are counted over this many rows at most. */
export const COUNT_LIMIT = 10_000;

export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly offset?: number | null | undefined;
}

/** The values of the order's columns at one row, and the row's place in the whole list. */
export interface Cursor {
  /** The list and its order. */
  readonly order: string;
  readonly position: number;
  readonly values: readonly (string | number)[];
}

/** A requested page: the direction, the start, and the number of rows. */
export interface PageRequest {
  readonly size: number;
  readonly backward: boolean;
  readonly cursor: Cursor | undefined;
  readonly offset: number;
}

/** Rows in the list's order, and what lies around them. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** 1-based place of the first row in the whole list; 0 when there are no rows. */
  readonly startPosition: number;
}

/** A page together with the means to count the whole list, which happens only when a total is asked for. */
export interface Connection<Row> extends Page<Row> {
  /** The list and its order, which its cursors name. */
  readonly order: string;
  /** The values of the order's columns at a row. */
  cursorValues(row: Row): readonly (string | number)[];
  /** Counts the list, to one row beyond the limit at most. */
  count(): Promise<number>;
}

/**
 * Checks the paging arguments of a list in the given order.
 *
 * @throws ValidationError that names the argument.
 */
export function readPageRequest(page: PageArguments, order: string): PageRequest {
  const { first, after, last, before, offset } = page;
  if (first != null && last != null) {
    throw ValidationError.of('last', 'Use first or last, not both.');
  }
  const backward = last != null || (before != null && first == null);
  if (backward ? after != null : before != null) {
    throw ValidationError.of(
      backward ? 'after' : 'before',
      backward ? 'Use before with last, and after with first.' : 'Use after with first, and before with last.',
    );
  }
  if (backward && before == null) {
    throw ValidationError.of('last', 'Use last with before: a list is read from its beginning or from a cursor.');
  }
  if (offset != null && (after != null || before != null || backward)) {
    throw ValidationError.of('offset', 'Use offset or a cursor, not both.');
  }
  const text = backward ? before : after;
  return {
    size: wholeNumber(backward ? 'last' : 'first', (backward ? last : first) ?? DEFAULT_SIZE, 1, LARGEST_PAGE),
    backward,
    cursor: text == null ? undefined : readCursor(text, order, backward ? 'before' : 'after'),
    offset: wholeNumber('offset', offset ?? 0, 0, LARGEST_OFFSET),
  };
}

function wholeNumber(path: string, value: number, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw ValidationError.of(path, `${path} must be a whole number from ${least} to ${most}.`);
  }
  return value;
}

/** A cursor is opaque to its user; it contains no more than the row itself shows. */
export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.order, cursor.position, ...cursor.values])).toString('base64url');
}

/**
 * @throws ValidationError when the text is no cursor of this list in this order.
 */
export function readCursor(text: string, order: string, path: string): Cursor {
  const parts = text.length <= LONGEST_CURSOR ? parseParts(text) : undefined;
  const [cursorOrder, position, ...values] = parts ?? [];
  const valid =
    cursorOrder === order &&
    Number.isInteger(position) &&
    Number(position) > 0 &&
    Number(position) <= LARGEST_POSITION &&
    values.length > 0 &&
    values.every((value) => (typeof value === 'string' && value.length <= 200) || Number.isFinite(value));
  if (!valid) {
    throw ValidationError.of(path, `${path} is not a cursor of this list. Start without it.`);
  }
  return { order, position: Number(position), values: values as (string | number)[] };
}

function parseParts(text: string): unknown[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(parts) && parts.length <= 6 ? parts : undefined;
  } catch {
    return undefined;
  }
}

/** Builds a page from the rows of a query, in reading direction, which was run for one row more than the page has. */
export function cutPage<Row>(found: readonly Row[], request: PageRequest): Page<Row> {
  const { size, backward, cursor, offset } = request;
  const more = found.length > size;
  const kept = more ? found.slice(0, size) : found;
  const rows = backward ? kept.toReversed() : kept;
  const before = cursor?.position ?? offset;
  const startPosition = backward ? Math.max(1, before - rows.length) : before + 1;
  return {
    rows,
    hasNextPage: backward ? cursor !== undefined : more,
    hasPreviousPage: backward ? more : before > 0,
    startPosition: rows.length === 0 ? 0 : startPosition,
  };
}

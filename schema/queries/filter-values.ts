import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ValidationError } from '../errors.ts';
import { isOverlong } from '../text/text-length.ts';

/** So many characters a text of a filter may have. */
export const LONGEST_TEXT = 200;
/** So many entries any list of an input may have. */
export const MOST_ENTRIES = 100;

/** How many values a condition has. One is compared directly: only then an index gives its rows in the list's order. */
export type Amount = 'none' | 'one' | 'many';

/** The values that a condition allows: each once. */
export interface ChosenValues {
  readonly amount: Amount;
  /** The only value by itself, or all of them. */
  readonly value: readonly string[] | string;
}

/**
 * Reads a list of values of which any may be.
 *
 * @throws ValidationError when it is too long.
 */
export function chosenValues(path: string, values: readonly string[] | null | undefined): ChosenValues {
  refuseLongList(path, values);
  return anyOf(values ?? []);
}

/** The condition that any of the values is there; equal ones count once. */
export function anyOf(values: readonly string[]): ChosenValues {
  const each = [...new Set(values)];
  const [only] = each;
  if (only === undefined) {
    return { amount: 'none', value: each };
  }
  return each.length === 1 ? { amount: 'one', value: only } : { amount: 'many', value: each };
}

/** @throws ValidationError when a list has more entries than any may have. */
export function refuseLongList(path: string, values: readonly unknown[] | null | undefined): void {
  if (values && values.length > MOST_ENTRIES) {
    throw ValidationError.of(path, `${path} must have ${MOST_ENTRIES} entries or fewer.`);
  }
}

/** The condition that a column, or an expression of columns, has the value, or any of the values. */
export function valueConditions(
  column: string | RawBuilder<unknown>,
  amount: Amount,
  value: unknown,
): RawBuilder<SqlBool>[] {
  const reference = typeof column === 'string' ? sql.ref(column) : column;
  switch (amount) {
    case 'none':
      return [];
    case 'one':
      return [sql<SqlBool>`${reference} = ${value}`];
    case 'many':
      return [sql<SqlBool>`${reference} = any(${value}::text[])`];
  }
}

/**
 * What was typed into a filter, trimmed; empty if nothing was.
 *
 * @throws ValidationError when it is too long or cannot be stored.
 */
export function shortText(path: string, value: string | null | undefined): string {
  const given = value ?? '';
  const text = isOverlong(given, LONGEST_TEXT) ? undefined : given.trim();
  if (text === undefined || text.length > LONGEST_TEXT) {
    throw ValidationError.of(path, `${path} must be ${LONGEST_TEXT} characters or fewer.`);
  }
  if (text.includes('\0')) {
    throw ValidationError.of(path, `${path} must not hold a NUL character.`);
  }
  return text;
}

/** @throws ValidationError when a number is given and lies outside the range. */
export function checkNumber(path: string, value: number | null | undefined, least: number, most: number): void {
  if (value != null && (value < least || value > most)) {
    const range = `${least.toLocaleString('en-GB')} to ${most.toLocaleString('en-GB')}`;
    throw ValidationError.of(path, `${path} must be a whole number from ${range}.`);
  }
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ValidationError } from './errors.ts';

const LONGEST_TEXT = 200;

/** How many values a condition has. One is compared directly: only then an index gives its rows in the list's order. */
export type Amount = 'none' | 'one' | 'many';

/** How many values are asked for. */
export function amountOf(values: readonly string[] | null | undefined): Amount {
  if (!values?.length) {
    return 'none';
  }
  return values.length === 1 ? 'one' : 'many';
}

/** The only value by itself, or all of them. */
export function oneOrMany(values: readonly string[] | null | undefined): readonly string[] | string {
  const [only] = values ?? [];
  return values?.length === 1 && only !== undefined ? only : (values ?? []);
}

/** The condition that a column, or what is made of columns, has the value, or any of the values. */
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
 * What somebody typed into a filter, trimmed; empty where nothing.
 *
 * @throws ValidationError when it is too long or cannot be stored.
 */
export function shortText(path: string, value: string | null | undefined): string {
  const text = value?.trim() ?? '';
  if (text.length > LONGEST_TEXT) {
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

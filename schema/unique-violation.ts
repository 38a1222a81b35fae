/** SQLSTATE of a row that has what only one may have. */
const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a row for this constraint: two had the same in mind at the same moment. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = error as { readonly code?: unknown; readonly constraint?: unknown };
  return code === UNIQUE_VIOLATION && violated === constraint;
}

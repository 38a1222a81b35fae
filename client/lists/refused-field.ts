import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What the graph has to say about one argument of the query that it refused; undefined if it is not about that. */
export function refusedField(error: unknown, ...names: readonly string[]): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const fields = error.errors.flatMap(({ extensions }) => fieldsOf(extensions?.['fields']));
  return fields.find(({ path }) => names.includes(path))?.message;
}

function fieldsOf(value: unknown): { path: string; message: string }[] {
  return Array.isArray(value) ? value : [];
}

import { type DocumentNode, Kind } from 'graphql';

/** The operation's name; names are unique in the client, which the code generator checks. */
export function operationNameOf(document: DocumentNode): string | undefined {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value;
}

/** One key for one question, whatever the order in which its variables were written; an absent variable is no variable. */
export function queryKey(operationName: string | undefined, variables: Record<string, unknown> | undefined): string {
  return `${operationName} ${JSON.stringify(variables ?? {}, sorted)}`;
}

function sorted(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

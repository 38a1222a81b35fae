import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, parse } from 'graphql';
import { documentLimits } from './document-limits.ts';

/**
 * Whether an operation needs no session: each of its root fields signs in, renews or ends a session, or is for people who
 * cannot sign in (`extensions.needsNoSession` of the field). It runs despite an access token that is no longer valid.
 */
export function needsNoSession(schema: GraphQLSchema, document: DocumentNode, operationName?: string): boolean {
  const operation = getOperationAST(document, operationName);
  const fields = operation && schema.getRootType(operation.operation)?.getFields();
  return (
    operation?.selectionSet.selections.every(
      (selection) =>
        selection.kind === Kind.FIELD && fields?.[selection.name.value]?.extensions['needsNoSession'] === true,
    ) ?? false
  );
}

/** The same of the body of a request to the graph, which may be anything. */
export function isForThoseWithoutSession(schema: GraphQLSchema, body: unknown): boolean {
  const { query, operationName } =
    ((typeof body === 'object' ? body : null) as Readonly<Record<string, unknown>>) ?? {};
  if (typeof query !== 'string') {
    return false;
  }
  try {
    const document = parse(query, { maxTokens: documentLimits.tokens });
    return needsNoSession(schema, document, typeof operationName === 'string' ? operationName : undefined);
  } catch {
    // What cannot be read is refused like any other request with such a token.
    return false;
  }
}

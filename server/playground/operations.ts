import { type DocumentNode, Kind, type OperationDefinitionNode, parse, separateOperations, TokenKind } from 'graphql';

/** An operation of an example and the comment above it. */
export interface DescribedOperation {
  name: string;
  explanation: string;
}

/** Lists the operations of a document in their order, each with the comment lines directly above it. */
export function describeOperations(query: string): DescribedOperation[] {
  return operationsOf(parse(query)).map((operation) => ({
    name: operation.name?.value ?? '',
    explanation: commentAbove(operation),
  }));
}

/**
 * The same text with every definition blanked that the named operation does not need. The graph takes one operation a
 * request; blanks instead of a cut keep the lines and columns that its errors point to. A text that does not parse, or
 * has no such operation, comes back as it is: the graph then says what is wrong with it.
 */
export function onlyOperation(query: string, operationName: string | null | undefined): string {
  const document = parsedOrUndefined(query);
  const wanted = document && operationName ? separateOperations(document)[operationName] : undefined;
  if (!document || !wanted) return query;
  return document.definitions
    .filter((definition) => !wanted.definitions.includes(definition))
    .reduce((text, { loc }) => (loc ? blanked(text, loc.start, loc.end) : text), query);
}

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

function commentAbove(operation: OperationDefinitionNode): string {
  const lines: string[] = [];
  let line = operation.loc?.startToken.line ?? 0;
  let token = operation.loc?.startToken.prev;
  while (token?.kind === TokenKind.COMMENT && token.line === line - 1) {
    lines.unshift(token.value.trim());
    line = token.line;
    token = token.prev;
  }
  return lines.join(' ');
}

function parsedOrUndefined(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

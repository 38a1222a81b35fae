import { Kind, type OperationDefinitionNode, parse } from 'graphql';
import { expect } from 'vitest';
import { examples } from '../../server/playground/examples.ts';
import { onlyOperation } from '../../server/playground/operations.ts';
import { askGraph } from './ask-graph.ts';
import type { TestApp } from './test-app.ts';

/** What one field of a mutation or query answers, as far as tests look into it. */
export interface ExampleAnswer {
  readonly [field: string]: unknown;
  readonly accessToken?: string;
  readonly job?: { readonly id: string };
  readonly application?: { readonly id: string };
  readonly order?: { readonly reference: string };
  readonly comment?: { readonly id: string };
}

/** The operations of a document. */
export function operationsIn(query: string): OperationDefinitionNode[] {
  return parse(query).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

/** Runs one example of the playground with its ready variables, and answers the one field that it asks for. */
export async function runExample(
  app: TestApp,
  operationName: string,
  { token }: { readonly token?: string } = {},
  given: object = {},
): Promise<ExampleAnswer> {
  const example = examples.find(({ query }) => operationsIn(query).some(({ name }) => name?.value === operationName));
  const ready = JSON.parse(example?.variables ?? '{}');
  const query = onlyOperation(example?.query ?? '', operationName);
  const variables = { ...ready, ...given };
  const { data, errors } = await askGraph(app, query, { ...(token && { token }), variables });
  expect(errors, operationName).toBeUndefined();
  return Object.values(data ?? {})[0] as ExampleAnswer;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type FormattedExecutionResult,
  GraphQLEnumType,
  type GraphQLFieldResolver,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  validate,
} from 'graphql';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema/schema.graphql'), 'utf8'));

const scalars: Record<string, unknown> = {
  ID: '0199b1a2-0000-7000-8000-000000000001',
  Int: 3,
  Float: 4.5,
  Boolean: true,
  Date: '2026-12-04',
  DateTime: '2026-11-18T09:00:00.000Z',
};

/** Answers any operation of the printed schema with made-up values: text is the field's own name, a list has one row. */
export function createSampleGraph(override: Record<string, unknown> = {}) {
  const asked: DocumentNode[] = [];
  const fieldResolver: GraphQLFieldResolver<Record<string, unknown> | undefined, unknown> = (
    source,
    _arguments,
    _context,
    { fieldName, parentType, returnType },
  ) => {
    const path = `${parentType.name}.${fieldName}`;
    if (path in override) {
      const value = override[path];
      if (value instanceof Error) throw value;
      return value;
    }
    return source?.[fieldName] ?? made(returnType, fieldName);
  };
  const answer = async (request: {
    document: DocumentNode;
    variables: Record<string, unknown>;
    operationName: string | undefined;
  }): Promise<FormattedExecutionResult> => {
    asked.push(request.document);
    const mistakes = validate(schema, request.document);
    if (mistakes.length > 0) return { errors: mistakes.map((mistake) => mistake.toJSON()) };
    const { document, variables, operationName } = request;
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: variables,
      ...(operationName !== undefined && { operationName }),
      fieldResolver,
    });
    return { data: data ?? null, ...(errors && { errors: errors.map((error) => error.toJSON()) }) };
  };
  return { schema, asked, execute: answer };
}

function made(type: GraphQLOutputType, fieldName: string): unknown {
  if (type instanceof GraphQLNonNull) return made(type.ofType, fieldName);
  if (type instanceof GraphQLList) return [made(type.ofType, fieldName)];
  if (type instanceof GraphQLEnumType) return type.getValues()[0]?.value;
  if (type.name === 'String') return fieldName;
  return scalars[type.name] ?? {};
}

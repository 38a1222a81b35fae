import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
} from 'graphql';
import { schema } from '../../../schema/index.ts';
import { type Examples, exampleOf } from './answer-example.ts';
import { schemaOf } from './answer-schema.ts';
import { fieldOf, type ObjectShape, Selections, type Shape } from './answer-shape.ts';
import { bodyFieldOf } from './derived-body-field.ts';
import { parameterOf } from './derived-parameter.ts';
import { inputsOf, type OperationInput, operationOf } from './operation-inputs.ts';
import { objectPresenterOf, type Presentation, page, presenterOf } from './presentation.ts';
import type { Route } from './route.ts';

/** What REST says of an operation that the graph does not. */
interface Row
  extends Pick<
    Route,
    | 'path'
    | 'tag'
    | 'name'
    | 'summary'
    | 'notFound'
    | 'signedIn'
    | 'permit'
    | 'checkPart'
    | 'refusals'
    | 'onceByKey'
    | 'status'
  > {
  /** Where that of the graph does not hold here. */
  readonly description?: string;
  /** What REST calls what the operation is asked with, where it is called otherwise; under several names where a list stands. */
  readonly names?: Readonly<Record<string, string | readonly string[]>>;
  /** Sentences about parameters and fields, by their names on REST, where those of the graph do not hold here. */
  readonly sentences?: Readonly<Record<string, string>>;
  /** Filters of which the word `all` narrows nothing. */
  readonly takesAll?: readonly string[];
  /** What a change is asked with in its query, and not in its body. */
  readonly inQuery?: readonly string[];
  /** Name of an answer that is a list, among the components of the OpenAPI document. */
  readonly component?: string;
  /** Whether fields are read where the body has them, and whatever else a request has or lacks is ignored. */
  readonly leniently?: boolean;
  readonly presentation?: Presentation;
  readonly examples: Examples;
}

/** Of what is changed; what is read is tagged by its own text. */
interface Tagged<Data> {
  readonly entityTag?: (data: Data) => string | undefined;
  readonly location?: (data: Data) => string | undefined;
}

/** A row that reads: everything that is asked, answered and described follows from the operation and the graph. */
export function read<Data, Variables>(operation: TypedDocumentNode<Data, Variables>, row: Row): Route {
  return routeOf('GET', operation, row);
}

/** A row that changes something by a mutation of one field; what the graph refuses is answered by the kind of its error. */
export function write<Data, Variables>(operation: TypedDocumentNode<Data, Variables>, row: Row & Tagged<Data>): Route {
  return routeOf('POST', operation, row);
}

/** A row that changes what is there, as `write` does: sent twice, it does no more than sent once. */
export function replace<Data, Variables>(
  operation: TypedDocumentNode<Data, Variables>,
  row: Row & Tagged<Data>,
): Route {
  return routeOf('PUT', operation, row);
}

const EVERYTHING = 'all';
const ofPages = { names: { first: 'limit', after: 'cursor' }, examples: { limit: 10, offset: 0 } };

function routeOf<Data>(method: Route['method'], document: DocumentNode, row: Row & Tagged<Data>): Route {
  const {
    presentation = {},
    names = {},
    sentences = {},
    takesAll,
    inQuery,
    leniently,
    component,
    examples,
    ...said
  } = row;
  const operation = operationOf(document);
  const operationName = operation.name?.value ?? '';
  const root = schema.getRootType(operation.operation);
  const [field] = operation.selectionSet.selections as readonly FieldNode[];
  if (!root || !field) {
    throw new Error(`${operationName} asks for nothing.`);
  }
  const exampleFor = (owner: string | undefined, name: string) =>
    examples[owner ?? operationName]?.[name] ?? ofPages.examples[name as 'limit'];
  const all = inputsOf(root, operation).flatMap((input) => {
    const called = names[input.variable] ?? (method === 'GET' ? ofPages.names[input.variable as 'first'] : undefined);
    return [called ?? input.variable].flat().map((name) => {
      const description = sentences[name] ?? input.description;
      return { name, input: { ...input, description } satisfies OperationInput };
    });
  });
  const isInPath = ({ name }: { name: string }) => row.path.includes(`{${name}}`);
  const isInQuery = ({ name, input }: (typeof all)[number]) =>
    method === 'GET' || (inQuery?.includes(input.variable) ?? false) || isInPath({ name });
  const parameters = all.filter(isInQuery).map(({ name, input }) =>
    parameterOf(input, {
      name,
      everything: takesAll?.includes(name) ? EVERYTHING : undefined,
      example: exampleFor(input.owner, name),
    }),
  );
  const fields = all.filter((one) => !isInQuery(one));
  const inputType = fields.find(({ input }) => input.owner)?.input.owner;
  const body = {
    fields: fields.map(({ name, input }) => bodyFieldOf(input, name)),
    asInput: inputType !== undefined,
    example: examples[inputType ?? operationName] ?? {},
  };
  const answer = answerOf(document, root.name, field, presentation, component);
  return {
    ...(said as Omit<typeof said, 'location' | 'entityTag'> & Tagged<unknown>),
    // What the graph answers with null is a 404 here.
    description: row.description ?? (fieldOf(root, field).description ?? '').replace(/; null where [^.]*/, ''),
    method,
    operation: document,
    operationName,
    pathParameters: parameters.filter(isInPath),
    queryParameters: parameters.filter((parameter) => !isInPath(parameter)),
    ...(fields.length > 0 ? { [leniently ? 'leniently' : 'body']: body } : {}),
    present: answer.present,
    describeAnswer: (components) => ({
      schema: schemaOf(answer.shape, components),
      example: exampleOf(answer.shape, examples),
    }),
  };
}

interface Answer {
  readonly shape: Shape;
  readonly present: (data: unknown) => object | undefined;
}

/**
 * What the field of an operation answers: an object as it is, a list under the field's name, a page of a list with its
 * rows under that name, and a mutation's payload as the one object in it, where it holds nothing else.
 */
function answerOf(
  document: DocumentNode,
  rootType: string,
  field: FieldNode,
  presentation: Presentation,
  component: string | undefined,
): Answer {
  const key = (field.alias ?? field.name).value;
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );
  const selections = field.selectionSet?.selections ?? [];
  const root = schema.getType(rootType);
  const type = isObjectType(root) ? fieldOf(root, field).type : undefined;
  const named = type && getNamedType(type);
  if (!isObjectType(root) || !type || !(isObjectType(named) || isUnionType(named))) {
    throw new Error(`REST cannot show what ${key} answers.`);
  }
  const pageOf = named.name.endsWith('Connection')
    ? { [named.name]: [page(key), ...(presentation[named.name] ?? [])] }
    : {};
  const reader = new Selections(fragments, { ...presentation, ...pageOf });
  if (isListType(getNullableType(type))) {
    const shape = reader.objectOf(root, [field]);
    return {
      shape: {
        ...shape,
        description: fieldOf(root, field).description ?? '',
        ...(component === undefined ? {} : { component }),
      },
      present: presented(shape, (data) => data),
    };
  }
  if (isObjectType(named)) {
    const shape = reader.objectOf(named, selections);
    return { shape, present: presented(shape, (data) => data[key]) };
  }
  const payload = named.getTypes().find((member) => !member.getInterfaces().some(({ name }) => name === 'Error'));
  const shape = payload && reader.objectOf(payload, reader.of(payload, selections));
  if (!shape) {
    throw new Error(`REST cannot show what ${key} answers.`);
  }
  const [only, ...more] = shape.properties;
  if (only?.shape.kind === 'object' && more.length === 0) {
    return { shape: only.shape, present: presented(only.shape, (data) => (data[key] as typeof data)[only.name]) };
  }
  const present = objectPresenterOf(shape);
  return { shape, present: (data) => present((data as Readonly<Record<string, unknown>>)[key]) as object };
}

/** Nothing where the graph answers null. */
function presented(
  shape: ObjectShape,
  dataOf: (data: Readonly<Record<string, unknown>>) => unknown,
): Answer['present'] {
  const present = presenterOf(shape) ?? ((data: unknown) => data);
  return (data) => (present(dataOf(data as Readonly<Record<string, unknown>>)) ?? undefined) as object | undefined;
}

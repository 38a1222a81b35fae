import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode, FieldNode } from 'graphql';
import { deprecationOf } from '../../../schema/graph/deprecated-elements.ts';
import { schema } from '../../../schema/index.ts';
import { answerOf } from './answer.ts';
import { type Examples, exampleOf } from './answer-example.ts';
import { schemaOf } from './answer-schema.ts';
import { fieldOf } from './answer-shape.ts';
import { type BodyField, bodyFieldOf } from './body-field.ts';
import { inputsOf, type OperationInput, operationOf } from './operation-inputs.ts';
import { type Parameter, parameterOf } from './parameter.ts';
import type { Presentation } from './presentation.ts';
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
  /** What to ask instead of what the graph deprecates, where its sentence does not hold here. */
  readonly instead?: string;
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

/** A row that reads what takes more to ask than an address holds: the question is the body. */
export function ask<Data, Variables>(operation: TypedDocumentNode<Data, Variables>, row: Row): Route {
  return routeOf('POST', operation, row);
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

/** A row that takes something away; done twice, it does no more than done once. */
export function remove<Data, Variables>(operation: TypedDocumentNode<Data, Variables>, row: Row): Route {
  return routeOf('DELETE', operation, row);
}

const EVERYTHING = 'all';
const ofPages = { names: { first: 'limit', after: 'cursor' }, examples: { limit: 10, offset: 0 } };

function routeOf<Data>(method: Route['method'], document: DocumentNode, row: Row & Tagged<Data>): Route {
  const {
    presentation = {},
    names,
    sentences,
    takesAll,
    inQuery,
    leniently,
    component,
    examples,
    instead,
    ...said
  } = row;
  const operation = operationOf(document);
  const root = schema.getRootType(operation.operation);
  const [field] = operation.selectionSet.selections as readonly FieldNode[];
  if (!root || !field) {
    throw new Error(`${operation.name.value} asks for nothing.`);
  }
  const answer = answerOf(document, root, field, presentation, component);
  const asked = fieldOf(root, field);
  const deprecation = deprecationOf(asked);
  return {
    // Only this operation's own data is ever handed to the functions of the row.
    ...(said as Omit<typeof said, keyof Tagged<Data>> & Tagged<unknown>),
    // What the graph answers with null is a 404 here.
    description: row.description ?? (asked.description ?? '').replace(/; null where [^.]*/, ''),
    ...(deprecation ? { deprecation: { ...deprecation, ...(instead === undefined ? {} : { instead }) } } : {}),
    method,
    operation: document,
    operationName: operation.name.value,
    ...requestOf(method, operation.name.value, inputsOf(root, operation), row),
    present: answer.present,
    describeAnswer: (components) => ({
      schema: schemaOf(answer.shape, components),
      example: exampleOf(answer.shape, examples),
    }),
  };
}

type Request = Pick<Route, 'pathParameters' | 'queryParameters' | 'body' | 'leniently'>;

/** Where a request has what the operation is asked with, and what it is called there. */
function requestOf(method: Route['method'], operation: string, inputs: readonly OperationInput[], row: Row): Request {
  const { path, names = {}, sentences = {}, takesAll, inQuery, leniently, examples } = row;
  const ofPath: Parameter[] = [];
  const ofQuery: Parameter[] = [];
  const fields: BodyField[] = [];
  for (const input of inputs) {
    const called = names[input.variable] ?? (method === 'GET' ? ofPages.names[input.variable as 'first'] : undefined);
    for (const name of [called ?? input.variable].flat()) {
      const described = { ...input, description: sentences[name] ?? input.description };
      const parameter = () =>
        parameterOf(described, {
          name,
          everything: takesAll?.includes(name) ? EVERYTHING : undefined,
          example: examples[input.owner ?? operation]?.[name] ?? ofPages.examples[name as 'limit'],
        });
      if (path.includes(`{${name}}`)) {
        ofPath.push(parameter());
      } else if (method === 'GET' || inQuery?.includes(input.variable)) {
        ofQuery.push(parameter());
      } else {
        fields.push(bodyFieldOf(described, name));
      }
    }
  }
  const inputType = inputs.find(({ within }) => within === 'input')?.owner;
  // Of an operation without an input, what stands in the path has its example there too.
  const ofBody = Object.entries(examples[inputType ?? operation] ?? {}).filter(([name]) =>
    fields.some((field) => field.name === name),
  );
  const body = { fields, asInput: inputType !== undefined, example: Object.fromEntries(ofBody) };
  return {
    pathParameters: ofPath,
    queryParameters: ofQuery,
    ...(fields.length > 0 ? { [leniently ? 'leniently' : 'body']: body } : {}),
  };
}

import type { DeprecatedElement, Deprecation } from '../../../schema/graph/deprecation.ts';
import type { RestOperation } from '../../../schema/ports.ts';
import { openApiDocument } from './openapi.ts';

/** Something that may be deprecated. */
interface Deprecable {
  readonly 'x-deprecation'?: Deprecation;
}

/** What is read of an operation's description. */
interface Described extends Deprecable {
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: Content;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
}

interface DescribedParameter extends Deprecable {
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
}

interface Content {
  readonly content?: {
    readonly 'application/json': {
      readonly example?: unknown;
      readonly schema?: { readonly properties?: Readonly<Record<string, Deprecable>> };
    };
  };
}

/** The operations of the OpenAPI document with their examples, in its order. They are made when first asked for. */
export function restOperations(installation: Parameters<typeof openApiDocument>[0]): () => readonly RestOperation[] {
  let operations: readonly RestOperation[] | undefined;
  return () => {
    operations ??= operationsOf(openApiDocument(installation).paths);
    return operations;
  };
}

function operationsOf(paths: ReturnType<typeof openApiDocument>['paths']): RestOperation[] {
  return Object.entries<Readonly<Record<string, object>>>(paths).flatMap(([path, item]) =>
    Object.entries(item)
      // What stands beside the interface has servers of its own.
      .filter(([, operation]) => !('servers' in operation))
      .map(([method, operation]) => operationOf(method, `/api${path}`, operation as Described)),
  );
}

function operationOf(method: string, path: string, described: Described): RestOperation {
  const { summary, description, parameters = [], requestBody, security = [], responses } = described;
  const given = parameters.filter(({ example }) => example !== undefined);
  const examplesIn = (place: string) =>
    Object.fromEntries(given.filter((one) => one.in === place).map(({ name, example }) => [name, example]));
  const ofPath = examplesIn('path');
  const [, answer = {}] = Object.entries<Content>(responses).find(([status]) => status.startsWith('2')) ?? [];
  return {
    method: method.toUpperCase(),
    path,
    summary,
    description,
    address: path.replace(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(String(ofPath[name] ?? name))),
    query: examplesIn('query'),
    body: exampleOf(requestBody),
    answer: exampleOf(answer),
    signedIn: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
    deprecations: deprecationsOf(`${method.toUpperCase()} ${path}`, described),
  };
}

function deprecationsOf(name: string, { parameters = [], requestBody, ...operation }: Described): DeprecatedElement[] {
  const fields = Object.entries(requestBody?.content?.['application/json'].schema?.properties ?? {});
  const all: readonly (readonly [element: string, part: Deprecable])[] = [
    [name, operation],
    ...parameters.map((parameter) => [`${name}?${parameter.name}`, parameter] as const),
    ...fields.map(([field, part]) => [`${name} {${field}}`, part] as const),
  ];
  return all.flatMap(([element, { 'x-deprecation': deprecation }]) => (deprecation ? { ...deprecation, element } : []));
}

function exampleOf(described: Content | undefined): unknown {
  return described?.content?.['application/json'].example;
}

import { openApiDocument } from '../rest/engine/openapi.ts';

/** What of a schema of the OpenAPI document makes a difference to who reads or writes such a value. */
interface Described {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | null)[];
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly deprecated?: boolean;
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema?: Described } };
}

interface Operation {
  readonly deprecated?: boolean;
  readonly servers?: unknown;
  readonly parameters?: readonly (Described & {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Described;
  })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** Where a value stands, and what it can be: `GET /api/jobs ?limit` and `integer`. */
export type OutlineLine = readonly [key: string, kinds: readonly string[]];

/**
 * The REST interface as lines that can be compared: each operation, `?` its parameters, `<` the fields of its body, `>` those of
 * its answer. Objects that have names stand once, by their names. Words, bounds and headers do not count.
 */
export function restOutline(): readonly OutlineLine[] {
  // As it is sent, without what is undefined.
  const document = JSON.parse(JSON.stringify(openApiDocument({ productName: '', version: '', publicOrigin: '' }))) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, Described>> };
  };
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      // What stands beside the interface has servers of its own.
      .filter(([, { servers }]) => servers === undefined)
      .flatMap(([method, operation]) => [...linesOf(`${method.toUpperCase()} /api${path}`, operation)]),
  );
  const objects = Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    ...valueLines(`${name} >`, schema, []),
  ]);
  return [...operations, ...objects];
}

function* linesOf(
  name: string,
  { deprecated, parameters = [], requestBody, responses }: Operation,
): Generator<OutlineLine> {
  yield [name, deprecated ? ['deprecated'] : []];
  for (const parameter of parameters.filter((one) => one.in !== 'header')) {
    const flags = [...(parameter.required ? ['required'] : []), ...(parameter.deprecated ? ['deprecated'] : [])];
    yield* valueLines(`${name} ?${parameter.name}`, parameter.schema, flags);
  }
  const { properties = {}, required = [] } = requestBody?.content?.['application/json']?.schema ?? {};
  for (const [field, schema] of Object.entries(properties)) {
    yield* valueLines(`${name} <${field}`, schema, required.includes(field) ? ['required'] : []);
  }
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const schema = answer?.content?.['application/json']?.schema;
  if (schema) {
    yield* valueLines(`${name} >`, schema, []);
  }
}

/** The lines of a value and of all that is in it. */
function* valueLines(key: string, schema: Described, flags: readonly string[]): Generator<OutlineLine> {
  const { items, properties, required = [], deprecated } = schema;
  yield [key, [...kindsOf(schema), ...flags, ...(deprecated ? ['deprecated'] : [])]];
  if (items) {
    yield* valueLines(`${key}[]`, items, []);
  }
  const isAnswer = key.includes(' >');
  for (const [name, property] of Object.entries(properties ?? {})) {
    const isRequired = required.includes(name);
    const own = isAnswer ? (isRequired ? [] : ['optional']) : isRequired ? ['required'] : [];
    yield* valueLines(key.endsWith('>') ? `${key} ${name}` : `${key}.${name}`, property, own);
  }
}

/** What a value can be: types of JSON, words in quotation marks, objects by their names. */
function kindsOf({ $ref, type, enum: words, anyOf, oneOf }: Described): readonly string[] {
  if ($ref !== undefined) {
    return [$ref.replace('#/components/schemas/', '')];
  }
  if (anyOf || oneOf) {
    return (anyOf ?? oneOf ?? []).flatMap((one) => kindsOf(one));
  }
  return words ? words.map((word) => JSON.stringify(word)) : [type ?? []].flat();
}

/** The outline as text, a line for each place. */
export function outlineText(lines: readonly OutlineLine[]): string {
  return lines.map(([key, kinds]) => (kinds.length > 0 ? `${key}: ${kinds.join(' | ')}\n` : `${key}\n`)).join('');
}

/** Reads the text of an outline. */
export function readOutline(text: string): readonly OutlineLine[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const end = line.indexOf(': ');
    return end === -1 ? [line, []] : [line.slice(0, end), line.slice(end + 2).split(' | ')];
  });
}

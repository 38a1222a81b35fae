import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type FieldProblem, ValidationError } from '../../../schema/errors.ts';
import type { Services } from '../../../schema/services.ts';
import { FieldChecks } from '../../../schema/text/field-checks.ts';
import { comesFromForeignPage } from '../../foreign-pages.ts';
import type { BodyField } from './body-field.ts';
import { domainValues } from './domain-values.ts';
import type { Route } from './route.ts';

/** So many unknown fields are named, and so many characters of each. */
const MOST_NAMED = 100;

/** A body of which fields are missing, unknown or cannot be read. */
export class RefusedBody extends ValidationError {
  /** The fields that can be read, as variables of the operation. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Names of texts that are missing: the domain says what to enter. */
  readonly missingTexts: readonly string[];

  constructor(
    problems: readonly FieldProblem[],
    values: Readonly<Record<string, unknown>>,
    missing: readonly string[],
  ) {
    super(ValidationError.ofAll(problems).message, problems);
    this.values = values;
    this.missingTexts = missing;
  }
}

/**
 * Reads the body of a request as variables of the row's operation.
 *
 * @throws RefusedBody that names each field that is unknown, missing or cannot be read.
 * @throws ValidationError where the body is no object.
 */
export function readBody({ body }: Pick<Route, 'body'>, given: unknown): Record<string, unknown> {
  const sent = given ?? {};
  if (typeof sent !== 'object' || Array.isArray(sent)) {
    throw new ValidationError('The body must be a JSON object.', []);
  }
  const fields = body?.fields ?? [];
  const problems = unknownFields(Object.keys(sent).filter((name) => !fields.some((field) => field.name === name)));
  const missingTexts: string[] = [];
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const value = (sent as Readonly<Record<string, unknown>>)[field.name] ?? undefined;
    try {
      const read = value === undefined ? missing(field) : field.read(value);
      if (value === undefined && read !== undefined) {
        missingTexts.push(field.name);
      }
      if (read !== undefined) {
        values[field.variable] = read;
      }
    } catch (error) {
      if (!(error instanceof ValidationError)) {
        throw error;
      }
      problems.push(...error.fields);
    }
  }
  if (problems.length > 0) {
    throw new RefusedBody(problems, values, missingTexts);
  }
  return body?.asInput ? { input: values } : values;
}

/** What is wrong with a body in all: what was found as it was read, and what the domain says of the fields that were. */
export async function allProblems(
  { body, checkPart, operation }: Pick<Route, 'body' | 'checkPart' | 'operation'>,
  refused: RefusedBody,
  { schema, services }: { readonly schema: GraphQLSchema; readonly services: Services },
): Promise<ValidationError> {
  const fields = body?.fields ?? [];
  const isField = ({ path }: FieldProblem) => fields.some(({ name }) => name === path);
  // The domain knows a field by the name of its variable.
  const variables = new Map(fields.map(({ name, variable }) => [name, variable]));
  const names = new Map(fields.map(({ name, variable }) => [variable, name]));
  const renamed = (by: ReadonlyMap<string, string>) => (problem: FieldProblem) => ({
    ...problem,
    path: by.get(problem.path) ?? problem.path,
  });
  const checks = new FieldChecks(refused.fields.filter(isField).map(renamed(variables)));
  await checkPart?.(services, checks, domainValues(schema, operation, refused.values));
  for (const name of refused.missingTexts) {
    checks.refuse(variables.get(name) ?? name, mustBeGiven(name).message);
  }
  const unknown = refused.fields.filter((problem) => !isField(problem));
  return ValidationError.ofAll([...unknown, ...checks.problems.map(renamed(names))]);
}

/** A text that is missing is handed on as empty: the domain says what to enter. */
function missing({ name, required, whenMissing }: BodyField): unknown {
  if (required && whenMissing === undefined) {
    throw new ValidationError('', [mustBeGiven(name)]);
  }
  return required ? whenMissing : undefined;
}

function mustBeGiven(name: string): FieldProblem {
  return { path: name, message: `${name} must be given.` };
}

function unknownFields(names: readonly string[]): FieldProblem[] {
  const named = names.slice(0, MOST_NAMED).map((name) => name.slice(0, MOST_NAMED));
  return named.map((path) => ({ path, message: `There is no field ${path} here.` }));
}

/** Whether a foreign page may have sent this without asking first: browsers let it send anything but JSON. */
export function isCrossSiteWithoutPreflight(request: FastifyRequest, publicOrigin: string): boolean {
  return request.headers['content-type'] === undefined && comesFromForeignPage(request, publicOrigin);
}

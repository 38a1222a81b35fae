import type { FastifyRequest } from 'fastify';
import { type FieldProblem, ValidationError } from '../../schema/graph/errors.ts';
import { comesFromForeignPage } from '../http/foreign-pages.ts';
import type { BodyField } from './body-field.ts';
import type { Route } from './route.ts';

/**
 * Reads the body of a request as variables of the row's operation. Fields that the row does not know are refused, and
 * each that is wrong is named.
 *
 * @throws ValidationError
 */
export function readBody({ body }: Pick<Route, 'body'>, given: unknown): Record<string, unknown> {
  const sent = given ?? {};
  if (typeof sent !== 'object' || Array.isArray(sent)) {
    throw new ValidationError('The body must be a JSON object.', []);
  }
  const fields = body?.fields ?? [];
  refuseUnknown(Object.keys(sent).filter((name) => !fields.some((field) => field.name === name)));
  const problems: FieldProblem[] = [];
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
    // The domain is not asked any more what to say of these.
    problems.push(...missingTexts.map(mustBeGiven));
    throw new ValidationError(problems.map(({ message }) => message).join(' '), problems);
  }
  return body?.asInput ? { input: values } : values;
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

function refuseUnknown(names: readonly string[]): void {
  if (names.length > 0) {
    const named = names.slice(0, 100).map((name) => name.slice(0, 100));
    const problems = named.map((path) => ({ path, message: 'There is no field of this name here.' }));
    throw new ValidationError(`These fields cannot be used: ${named.join(', ').slice(0, 400)}.`, problems);
  }
}

/** Whether a foreign page may have sent this without asking first: browsers let it send anything but JSON. */
export function isUnaskedFromElsewhere(request: FastifyRequest, publicOrigin: string): boolean {
  return request.headers['content-type'] === undefined && comesFromForeignPage(request, publicOrigin);
}

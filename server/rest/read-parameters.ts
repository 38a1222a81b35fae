import { type FieldProblem, ValidationError } from '../../schema/graph/errors.ts';
import type { Parameter } from './parameter.ts';

type Given = Readonly<Record<string, string | readonly string[] | undefined>>;
type Variables = Record<string, unknown>;

/**
 * Turns what an address holds into the variables of a graph operation.
 *
 * @throws ValidationError that names every parameter that is unknown, wrong, or given too often.
 */
export function readParameters(
  route: { readonly pathParameters: readonly Parameter[]; readonly queryParameters: readonly Parameter[] },
  path: Given,
  query: Given,
): Variables {
  const variables: Variables = {};
  const problems: FieldProblem[] = [];
  readInto(variables, problems, route.pathParameters, path);
  readInto(variables, problems, route.queryParameters, query);
  for (const name in query) {
    if (!route.queryParameters.some((parameter) => parameter.name === name)) {
      problems.push({ path: name, message: 'There is no parameter of this name here.' });
    }
  }
  if (problems.length > 0) {
    throw new ValidationError(summary(problems), problems);
  }
  return variables;
}

function readInto(variables: Variables, problems: FieldProblem[], parameters: readonly Parameter[], given: Given) {
  for (const parameter of parameters) {
    const values = given[parameter.name];
    if (values === undefined) {
      continue;
    }
    try {
      const value = readOne(parameter, values);
      if (parameter.inFilter) {
        variables['filter'] = { ...(variables['filter'] as Variables | undefined), [parameter.variable]: value };
      } else {
        variables[parameter.variable] = value;
      }
    } catch (error) {
      if (!(error instanceof ValidationError)) {
        throw error;
      }
      problems.push(...error.fields);
    }
  }
}

function readOne(parameter: Parameter, values: string | readonly string[]): unknown {
  const { name, isList } = parameter;
  const all = typeof values === 'string' ? [values] : values;
  if (all.some((value) => value.includes('\0'))) {
    throw ValidationError.of(name, `${name} must not hold a NUL character.`);
  }
  if (isList) {
    const words = all.flatMap((value) => value.split(','));
    const read = new Set(words.map((word) => parameter.read(word)));
    return read.has(null) ? null : [...read];
  }
  const [only = ''] = all;
  if (all.length > 1) {
    throw ValidationError.of(name, `${name} must be given once.`);
  }
  return parameter.read(only);
}

function summary(problems: readonly FieldProblem[]): string {
  const [first] = problems;
  if (first && problems.length === 1) {
    return first.message.startsWith(first.path) ? first.message : `${first.path}: ${first.message}`;
  }
  return `These parameters cannot be used: ${problems.map(({ path }) => path).join(', ')}.`;
}

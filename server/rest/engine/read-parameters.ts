import { type FieldProblem, ValidationError } from '../../../schema/errors.ts';
import { MOST_ENTRIES, refuseLongList } from '../../../schema/queries/filter-values.ts';
import type { Parameter } from './parameter.ts';

/** So much is repeated of a name that is not known, and of several names together. */
const LONGEST_NAME = 100;
const LONGEST_LIST = 400;

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
      problems.push({ path: name.slice(0, LONGEST_NAME), message: 'There is no parameter of this name here.' });
    }
  }
  if (problems.length > 0) {
    const named = problems.slice(0, MOST_ENTRIES);
    throw new ValidationError(summary(named), named);
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
  if (isList) {
    refuseLongList(name, all);
  } else if (all.length > 1) {
    throw ValidationError.of(name, `${name} must be given once.`);
  }
  if (all.some((value) => value.includes('\0'))) {
    throw ValidationError.of(name, `${name} must not hold a NUL character.`);
  }
  if (isList) {
    // No more words are told apart than it takes to see that there are too many.
    const words = all.flatMap((value) => value.split(',', MOST_ENTRIES + 1));
    refuseLongList(name, words);
    const read = new Set(words.map((word) => parameter.read(word)));
    return read.has(null) ? null : [...read];
  }
  const [only = ''] = all;
  return parameter.read(only);
}

function summary(problems: readonly FieldProblem[]): string {
  const [first] = problems;
  if (first && problems.length === 1) {
    return first.message.startsWith(first.path) ? first.message : `${first.path}: ${first.message}`;
  }
  const names = problems.map(({ path }) => path).join(', ');
  return `These parameters cannot be used: ${names.slice(0, LONGEST_LIST)}.`;
}

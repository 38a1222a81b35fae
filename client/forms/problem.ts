import type { ReactNode } from 'react';
import { RequestError } from '../apollo/request-error.ts';

/** What is wrong with a form: with one of its fields, by its name, or with the whole. */
export interface Problem {
  readonly field?: string | undefined;
  readonly message: string;
  /** What can be done about it, below the message. */
  readonly advice?: ReactNode;
}

/** What the graph answers instead of a payload. */
interface Refusal {
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

/** The problems of a refusal: one for each field that it names, else its sentence. */
export function problemsOf(refusal: Refusal | undefined, otherwise: string): Problem[] {
  if (refusal?.fields?.length) {
    // A path leads from the argument into the input; its last part is the field.
    return refusal.fields.map(({ path, message }) => ({ field: path.split('.').at(-1), message }));
  }
  return [{ message: refusal?.message || otherwise }];
}

/** The problem that a request met on its way: the sentence of the error catalogue, if it says more than the fallback. */
export function problemOf(error: unknown, otherwise: string): Problem {
  const isExpected = error instanceof RequestError && error.failure !== 'unexpected';
  return { message: isExpected ? error.message : otherwise };
}

/** What is wrong with one field. */
export function problemAt(problems: readonly Problem[], field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}

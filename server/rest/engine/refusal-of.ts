import type { FieldProblem } from '../../../schema/errors.ts';

/** An expected error of a mutation, in the terms of the graph. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly FieldProblem[];
  readonly retryAfterSeconds?: number;
}

/** The code of each error type of the graph. */
const codes: Readonly<Record<string, string>> = {
  ConflictError: 'CONFLICT',
  ForbiddenError: 'FORBIDDEN',
  NotFoundError: 'NOT_FOUND',
  NotSignedInError: 'NOT_SIGNED_IN',
  RateLimitedError: 'RATE_LIMITED',
  ValidationError: 'BAD_USER_INPUT',
};

/** The expected error that a mutation of one field answered, or nothing: then it did what it was asked for. */
export function refusalOf(data: unknown): Refusal | undefined {
  const [answer] = Object.values((data ?? {}) as Record<string, unknown>);
  const { __typename: type, ...refusal } = (answer ?? {}) as { __typename?: string } & Omit<Refusal, 'code'>;
  const code = type === undefined ? undefined : codes[type];
  return code === undefined ? undefined : { ...refusal, code };
}

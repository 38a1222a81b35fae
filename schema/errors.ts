import type { QuotaState } from './partners/tiers/quota-state.ts';

/** A field of the input with its problem, in the user's terms. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
  /** Places that may be meant instead, if there are any. */
  readonly meant?: readonly { readonly name: string; readonly label: string }[];
}

/** The input breaks a rule. Nothing was read or written. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly fields: readonly FieldProblem[];

  constructor(message: string, fields: readonly FieldProblem[]) {
    super(message);
    this.fields = fields;
  }

  /** One field is wrong, and its sentence says it all. */
  static of(path: string, message: string): ValidationError {
    return new ValidationError(message, [{ path, message }]);
  }

  /** Several fields are wrong, each with its own sentence. */
  static ofAll(problems: readonly FieldProblem[]): ValidationError {
    const [first] = problems;
    const message =
      problems.length === 1 && first ? first.message : `There are problems with ${problems.length} fields.`;
    return new ValidationError(message, problems);
  }
}

/** There is no such thing, or the viewer may not see it. Nothing was written. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** The operation needs a session, or the credentials are not valid. Nothing was written. */
export class NotSignedInError extends Error {
  override readonly name = 'NotSignedInError';
}

/** The viewer may see that there is such a thing, but may not do this. Nothing was written. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/** The request conflicts with the present state. Nothing was written. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  /** What to do about it, by field; empty if the message says it all. */
  readonly fields: readonly FieldProblem[];

  constructor(message: string, fields: readonly FieldProblem[] = []) {
    super(message);
    this.fields = fields;
  }
}

/** An Idempotency-Key came with something else before. Nothing was written. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError';
}

/** It was tried too often. Nothing was done. */
export class RateLimitedError extends Error {
  override readonly name = 'RateLimitedError';
  /** Whole seconds after which it may be tried again. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The programs of an account have asked as much as its tier allows in an hour. Nothing was carried out. */
export class QuotaExceededError extends RateLimitedError {
  /** How much of the hour is used. */
  readonly quota: QuotaState;

  constructor(quota: QuotaState, retryAfterSeconds: number) {
    const { limit, cost, remaining } = quota;
    const [points, needed, left] = [limit, cost, remaining].map((count) => count.toLocaleString('en-GB'));
    const minutes = Math.ceil(retryAfterSeconds / 60);
    super(
      `This operation costs ${needed} points, and ${left} of ${points} are left in this hour. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}, or ask for another tier.`,
      retryAfterSeconds,
    );
    this.quota = quota;
  }
}

import { builder } from '../builder.ts';
import {
  ConflictError,
  type FieldProblem,
  ForbiddenError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../errors.ts';

/**
 * An expected error as the answer of a mutation. It stands in an object of its own, because what is returned as an error
 * itself counts as thrown.
 */
export class Refusal<Reason extends Error = Error> {
  readonly reason: Reason;

  constructor(reason: Reason) {
    this.reason = reason;
  }
}

const ErrorInterface = builder.interfaceRef<Refusal>('Error').implement({
  description: 'Why a mutation did nothing. Ask for its message wherever you know no better.',
  fields: (t) => ({
    message: t.string({ description: 'A sentence for people.', resolve: ({ reason }) => reason.message }),
  }),
});

const FieldProblemType = builder.objectRef<FieldProblem>('FieldProblem').implement({
  description: 'An argument, or a field of an input, and what is wrong with it.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Its name; dots lead into an input.' }),
    message: t.exposeString('message', { description: 'A sentence for people.' }),
  }),
});

const ValidationErrorType = builder.objectRef<Refusal<ValidationError>>('ValidationError').implement({
  description: 'The input breaks a rule.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.field({
      type: [FieldProblemType],
      description: 'Everything that is wrong.',
      resolve: ({ reason }) => [...reason.fields],
    }),
  }),
});

const NotFoundErrorType = builder.objectRef<Refusal<NotFoundError>>('NotFoundError').implement({
  description: 'There is no such thing, or it is not shown to the caller.',
  interfaces: [ErrorInterface],
});

const NotSignedInErrorType = builder.objectRef<Refusal<NotSignedInError>>('NotSignedInError').implement({
  description: 'This needs a session: none was sent, or the credentials do not hold.',
  interfaces: [ErrorInterface],
});

const ForbiddenErrorType = builder.objectRef<Refusal<ForbiddenError>>('ForbiddenError').implement({
  description: 'The caller may not do this.',
  interfaces: [ErrorInterface],
});

const ConflictErrorType = builder.objectRef<Refusal<ConflictError>>('ConflictError').implement({
  description: 'The request conflicts with the present state.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.field({
      type: [FieldProblemType],
      description: 'The problem of each field; empty if the message is complete.',
      resolve: ({ reason }) => [...reason.fields],
    }),
  }),
});

const RateLimitedErrorType = builder.objectRef<Refusal<RateLimitedError>>('RateLimitedError').implement({
  description: 'It was tried too often.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.int({
      description: 'Whole seconds after which it may be tried again.',
      resolve: ({ reason }) => reason.retryAfterSeconds,
    }),
  }),
});

const typesByReason = [
  [ValidationError, ValidationErrorType],
  [NotFoundError, NotFoundErrorType],
  [NotSignedInError, NotSignedInErrorType],
  [ForbiddenError, ForbiddenErrorType],
  [ConflictError, ConflictErrorType],
  [RateLimitedError, RateLimitedErrorType],
] as const;

/** The types of all expected errors. */
export const errorTypes = typesByReason.map(([, type]) => type);

/** Whether something that was thrown is expected, and so the answer of a mutation. */
export function isExpected(error: unknown): error is Error {
  return typesByReason.some(([kind]) => error instanceof kind);
}

/** The type of a refusal by its reason. */
export function errorTypeOf({ reason }: Refusal) {
  const found = typesByReason.find(([kind]) => reason instanceof kind);
  if (!found) {
    throw reason;
  }
  return found[1];
}

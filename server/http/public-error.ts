import {
  ConflictError,
  ForbiddenError,
  KeyReusedError,
  NotFoundError,
  NotSignedInError,
  QuotaExceededError,
  RateLimitedError,
  ValidationError,
} from '../../schema/errors.ts';
import { ClientGoneError, OverloadedError } from '../admission/refusals.ts';
import { DatabaseUnavailableError, ValueRefusedError } from '../database/driver/database-error.ts';

/** The public form of a failure. */
export interface PublicError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** Whether the failure is ours, to be logged. */
  readonly unexpected: boolean;
}

/** Seconds after which a client may ask again while the database is away. */
export const RETRY_AFTER_SECONDS = 5;

/** Expected failures, whose own sentence is shown. */
const expected = [
  [NotSignedInError, 401, 'NOT_SIGNED_IN'],
  [ForbiddenError, 403, 'FORBIDDEN'],
  [NotFoundError, 404, 'NOT_FOUND'],
  [ConflictError, 409, 'CONFLICT'],
  [KeyReusedError, 422, 'IDEMPOTENCY_KEY_REUSED'],
] as const;

/** Tells expected failures by their class; any other is masked. */
export function publicError(error: unknown): PublicError {
  if (error instanceof ValidationError) {
    const fields = Object.fromEntries(error.fields.map(({ path, message }) => [path, message]));
    return { status: 400, code: 'BAD_USER_INPUT', message: error.message, fields, unexpected: false };
  }
  for (const [kind, status, code] of expected) {
    if (error instanceof kind) {
      return { status, code, message: error.message, unexpected: false };
    }
  }
  if (error instanceof RateLimitedError) {
    const { message, retryAfterSeconds } = error;
    const code = error instanceof QuotaExceededError ? 'QUOTA_EXCEEDED' : 'RATE_LIMITED';
    return { status: 429, code, message, retryAfterSeconds, unexpected: false };
  }
  if (error instanceof ValueRefusedError) {
    const message = 'A value in the request cannot be stored or searched for.';
    return { status: 400, code: 'BAD_USER_INPUT', message, unexpected: false };
  }
  if (error instanceof DatabaseUnavailableError) {
    const message = 'The service is not available at the moment. Try again in a few seconds.';
    const retryAfterSeconds = RETRY_AFTER_SECONDS;
    return { status: 503, code: 'SERVICE_UNAVAILABLE', message, retryAfterSeconds, unexpected: true };
  }
  if (error instanceof OverloadedError) {
    const { message } = error;
    const retryAfterSeconds = RETRY_AFTER_SECONDS;
    return { status: 503, code: 'SERVICE_UNAVAILABLE', message, retryAfterSeconds, unexpected: false };
  }
  if (error instanceof ClientGoneError) {
    return { status: 499, code: 'CLIENT_CLOSED_REQUEST', message: error.message, unexpected: false };
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'An unexpected error occurred', unexpected: true };
}

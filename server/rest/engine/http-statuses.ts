/** The HTTP status of each code that the graph gives its errors. */
const statuses: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  QUOTA_EXCEEDED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

/** The HTTP status of a graph error; a code without one is our own omission. */
export function statusOf(code: unknown): number {
  return statuses[String(code)] ?? 500;
}

/** Why a request to the portal's own server failed, as far as a page may want to tell the cases apart. */
export type RequestFailure = 'offline' | 'unreachable' | 'timeout' | 'retries-used-up' | 'response' | 'unexpected';

/** A failed request. Its message is a sentence of the error catalogue and may be shown. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly failure: RequestFailure;
  /** The HTTP status, if the server responded. */
  readonly status: number | undefined;

  constructor(
    message: string,
    failure: RequestFailure,
    options: { cause?: unknown; status?: number | undefined } = {},
  ) {
    super(message, { cause: options.cause });
    this.failure = failure;
    this.status = options.status;
  }
}

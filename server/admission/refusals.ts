/** A request waited too long for a slot, or too many were waiting. Answered with 503 and Retry-After. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';

  constructor() {
    super('The portal is very busy at the moment. Try again in a few seconds.');
  }
}

/** The client has closed its connection, so work on its request stops: the answer would not be read. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';

  constructor() {
    super('The client has closed the connection.');
  }
}

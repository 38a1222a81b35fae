/** The client has closed its connection, so work on its request stops: the answer would not be read. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';

  constructor() {
    super('The client has closed the connection.');
  }
}

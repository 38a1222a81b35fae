/** The client has closed its connection, so its request is not worked on any further. Nobody reads the answer. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';

  constructor() {
    super('The client has closed the connection.');
  }
}

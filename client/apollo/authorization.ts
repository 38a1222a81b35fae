import { ApolloLink } from '@apollo/client/link';

let authorize: ApolloLink.RequestHandler | undefined;

/** Lets requests speak for the signed-in user, once the script that knows who it is has come. */
export function authorizeBy(handler: ApolloLink.RequestHandler): void {
  authorize = handler;
}

/** The place of authorization among the links. Until a user signs in, requests go out as they are. */
export function authorizationLink(): ApolloLink {
  return new ApolloLink((operation, forward) => (authorize ? authorize(operation, forward) : forward(operation)));
}

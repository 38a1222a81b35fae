import { ApolloClient, type DocumentNode, type OperationVariables } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { authorizationLink } from './authorization.ts';
import { createCache } from './cache.ts';
import { errorsLink } from './errors.ts';
import { createFreshness, type Freshness } from './freshness.ts';
import { httpLink } from './http.ts';
import { retryLink } from './retry.ts';
import { timeoutLink } from './timeout.ts';

/** The browser's client. */
export function createBrowserClient(): ApolloClient {
  const freshness = createFreshness();
  return new FreshClient(freshness, {
    cache: createCache(),
    // Authorization before retries: a retry is for the user who sent the request.
    link: ApolloLink.from([errorsLink(), freshness.link, authorizationLink(), retryLink(), timeoutLink(), httpLink()]),
  });
}

/** Chooses the fetch policy of each watched query by the age of its last answer, unless the query names its own. */
class FreshClient extends ApolloClient {
  readonly #freshness: Freshness;

  constructor(freshness: Freshness, options: ApolloClient.Options) {
    super({
      ...options,
      defaultOptions: {
        watchQuery: {
          nextFetchPolicy: (current, { reason, options: { query, variables } }) => {
            if (reason === 'variables-changed') return freshness.policyFor(query, variables);
            // Once asked, a later change of the cache is shown and does not ask again.
            return current === 'cache-and-network' || current === 'network-only' ? 'cache-first' : current;
          },
        },
      },
    });
    this.#freshness = freshness;
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ) {
    const fetchPolicy =
      options.fetchPolicy ?? this.#freshness.policyFor(options.query as DocumentNode, options.variables);
    return super.watchQuery<Data, Variables>({ ...options, fetchPolicy });
  }
}

// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Where people may sign in besides with a password. */
export type SocialProvider =
  /** Google. */
  | 'GOOGLE'
  /** LinkedIn. */
  | 'LINKEDIN';

export type ConnectedProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectedProvidersQuery = { me: { __typename: 'Account', id: string, connectedProviders: Array<{ __typename: 'ConnectedProvider', provider: Graph.SocialProvider, email: string, connectedAt: string }> } | null };


export const ConnectedProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectedProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"connectedProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ConnectedProvidersQuery, ConnectedProvidersQueryVariables>;


/**
 * __useConnectedProvidersQuery__
 *
 * To run a query within a React component, call `useConnectedProvidersQuery` and pass it any options that fit your needs.
 * When your component renders, `useConnectedProvidersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConnectedProvidersQuery({
 *   variables: {
 *   },
 * });
 */
export function useConnectedProvidersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ConnectedProvidersQuery, ConnectedProvidersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConnectedProvidersQuery, ConnectedProvidersQueryVariables>(ConnectedProvidersDocument, options);
      }
export function useConnectedProvidersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ConnectedProvidersQuery, ConnectedProvidersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ConnectedProvidersQuery, ConnectedProvidersQueryVariables>(ConnectedProvidersDocument, options);
        }
export type ConnectedProvidersQueryHookResult = ReturnType<typeof useConnectedProvidersQuery>;
export type ConnectedProvidersLazyQueryHookResult = ReturnType<typeof useConnectedProvidersLazyQuery>;

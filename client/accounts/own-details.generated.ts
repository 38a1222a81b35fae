// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type OwnDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDetailsQuery = { me: { id: string, firstName: string, lastName: string, email: string, phone: string, organization: string } | null };


export const OwnDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}}]}}]}}]} as unknown as DocumentNode<OwnDetailsQuery, OwnDetailsQueryVariables>;


/**
 * __useOwnDetailsQuery__
 *
 * To run a query within a React component, call `useOwnDetailsQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnDetailsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnDetailsQuery({
 *   variables: {
 *   },
 * });
 */
export function useOwnDetailsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OwnDetailsQuery, OwnDetailsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnDetailsQuery, OwnDetailsQueryVariables>(OwnDetailsDocument, options);
      }
export function useOwnDetailsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnDetailsQuery, OwnDetailsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnDetailsQuery, OwnDetailsQueryVariables>(OwnDetailsDocument, options);
        }
export type OwnDetailsQueryHookResult = ReturnType<typeof useOwnDetailsQuery>;
export type OwnDetailsLazyQueryHookResult = ReturnType<typeof useOwnDetailsLazyQuery>;

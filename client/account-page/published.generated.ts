// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Where a product stands that an account lists. Only published products are shown. */
export type EquipmentPostingState =
  /** An operator has not listed it, for a reason; any change sends it in again. */
  | 'DECLINED'
  /** An operator looks at it before it is listed. */
  | 'IN_REVIEW'
  /** It is listed. */
  | 'PUBLISHED'
  /** It was taken away; any change sends it in again. */
  | 'WITHDRAWN';

export type PublishedQueryVariables = Exact<{ [key: string]: never; }>;


export type PublishedQuery = { myJobs: { nodes: Array<{ id: string, isOpen: boolean }>, pageInfo: { hasNextPage: boolean } }, myEquipment: { nodes: Array<{ id: string, state: Graph.EquipmentPostingState }>, pageInfo: { hasNextPage: boolean } } };


export const PublishedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Published"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<PublishedQuery, PublishedQueryVariables>;


/**
 * __usePublishedQuery__
 *
 * To run a query within a React component, call `usePublishedQuery` and pass it any options that fit your needs.
 * When your component renders, `usePublishedQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePublishedQuery({
 *   variables: {
 *   },
 * });
 */
export function usePublishedQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PublishedQuery, PublishedQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PublishedQuery, PublishedQueryVariables>(PublishedDocument, options);
      }
export function usePublishedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PublishedQuery, PublishedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PublishedQuery, PublishedQueryVariables>(PublishedDocument, options);
        }
export type PublishedQueryHookResult = ReturnType<typeof usePublishedQuery>;
export type PublishedLazyQueryHookResult = ReturnType<typeof usePublishedLazyQuery>;

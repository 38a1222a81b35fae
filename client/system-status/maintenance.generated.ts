// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** How far maintenance has got. */
export type MaintenanceState =
  /** It has ended. */
  | 'OVER'
  /** The components are being worked on. */
  | 'RUNNING'
  /** It has not begun. */
  | 'UPCOMING';

export type StatusMaintenanceQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusMaintenanceQuery = { maintenanceWindows: { nodes: Array<{ id: string, title: string, state: Graph.MaintenanceState, affectedServices: Array<string>, startsAt: string, endsAt: string }> } };

export type MaintenanceOfPageFragment = { id: string, title: string, state: Graph.MaintenanceState, affectedServices: Array<string>, startsAt: string, endsAt: string };

export const MaintenanceOfPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceOfPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"affectedServices"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]} as unknown as DocumentNode<MaintenanceOfPageFragment, unknown>;
export const StatusMaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatusMaintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceWindows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceOfPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceOfPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"affectedServices"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]} as unknown as DocumentNode<StatusMaintenanceQuery, StatusMaintenanceQueryVariables>;


/**
 * __useStatusMaintenanceQuery__
 *
 * To run a query within a React component, call `useStatusMaintenanceQuery` and pass it any options that fit your needs.
 * When your component renders, `useStatusMaintenanceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStatusMaintenanceQuery({
 *   variables: {
 *   },
 * });
 */
export function useStatusMaintenanceQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StatusMaintenanceQuery, StatusMaintenanceQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StatusMaintenanceQuery, StatusMaintenanceQueryVariables>(StatusMaintenanceDocument, options);
      }
export function useStatusMaintenanceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StatusMaintenanceQuery, StatusMaintenanceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StatusMaintenanceQuery, StatusMaintenanceQueryVariables>(StatusMaintenanceDocument, options);
        }
export type StatusMaintenanceQueryHookResult = ReturnType<typeof useStatusMaintenanceQuery>;
export type StatusMaintenanceLazyQueryHookResult = ReturnType<typeof useStatusMaintenanceLazyQuery>;

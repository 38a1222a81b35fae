// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The kind of an actor. */
export type AuditActor =
  /** A user with an account. */
  | 'ACCOUNT'
  /** An administrator at the server's command line. */
  | 'COMMAND_LINE'
  /** The portal by itself. */
  | 'PORTAL';

export type ItemHistoryQueryVariables = Exact<{
  subjectId: string;
}>;


export type ItemHistoryQuery = { auditLog: { nodes: Array<{ id: string, happenedAt: string, actorKind: Graph.AuditActor, actorId: string | null, actorEmail: string | null, ownerId: string | null, action: string, reason: string | null }> } };


export const ItemHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorKind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ItemHistoryQuery, ItemHistoryQueryVariables>;


/**
 * __useItemHistoryQuery__
 *
 * To run a query within a React component, call `useItemHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `useItemHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useItemHistoryQuery({
 *   variables: {
 *      subjectId: // value for 'subjectId'
 *   },
 * });
 */
export function useItemHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ItemHistoryQuery, ItemHistoryQueryVariables> & ({ variables: ItemHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ItemHistoryQuery, ItemHistoryQueryVariables>(ItemHistoryDocument, options);
      }
export function useItemHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ItemHistoryQuery, ItemHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ItemHistoryQuery, ItemHistoryQueryVariables>(ItemHistoryDocument, options);
        }
export type ItemHistoryQueryHookResult = ReturnType<typeof useItemHistoryQuery>;
export type ItemHistoryLazyQueryHookResult = ReturnType<typeof useItemHistoryLazyQuery>;

// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What a product is for. */
export type EquipmentCategory =
  /** To find out what somebody has. */
  | 'DIAGNOSTIC'
  /** For emergencies and resuscitation. */
  | 'EMERGENCY'
  /** To move about, and to be moved. */
  | 'MOBILITY'
  /** To watch or keep up how somebody is. */
  | 'MONITORING'
  /** Personal protective equipment. */
  | 'PPE'
  /** For operations. */
  | 'SURGICAL';

export type InstantEquipmentQueryVariables = Exact<{
  q: string;
}>;


export type InstantEquipmentQuery = { searchEquipment: { totalCount: number, totalIsCapped: boolean, nodes: Array<{ id: string, name: string, category: Graph.EquipmentCategory, categoryLabel: string, priceLabel: string, images: Array<string>, specifications: Array<string>, supplier: { id: string, name: string } }> } };

export type InstantMatchFragment = { id: string, name: string, category: Graph.EquipmentCategory, categoryLabel: string, priceLabel: string, images: Array<string>, specifications: Array<string>, supplier: { id: string, name: string } };

export const InstantMatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstantMatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<InstantMatchFragment, unknown>;
export const InstantEquipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstantEquipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstantMatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsCapped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstantMatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<InstantEquipmentQuery, InstantEquipmentQueryVariables>;


/**
 * __useInstantEquipmentQuery__
 *
 * To run a query within a React component, call `useInstantEquipmentQuery` and pass it any options that fit your needs.
 * When your component renders, `useInstantEquipmentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useInstantEquipmentQuery({
 *   variables: {
 *      q: // value for 'q'
 *   },
 * });
 */
export function useInstantEquipmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InstantEquipmentQuery, InstantEquipmentQueryVariables> & ({ variables: InstantEquipmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InstantEquipmentQuery, InstantEquipmentQueryVariables>(InstantEquipmentDocument, options);
      }
export function useInstantEquipmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InstantEquipmentQuery, InstantEquipmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InstantEquipmentQuery, InstantEquipmentQueryVariables>(InstantEquipmentDocument, options);
        }
export type InstantEquipmentQueryHookResult = ReturnType<typeof useInstantEquipmentQuery>;
export type InstantEquipmentLazyQueryHookResult = ReturnType<typeof useInstantEquipmentLazyQuery>;

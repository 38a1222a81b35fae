// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type SuggestedPlacesQueryVariables = Exact<{
  search: string;
}>;


export type SuggestedPlacesQuery = { places: Array<{ id: string, name: string, label: string, otherNames: Array<string> }> };

export type SuggestedPlaceFragment = { id: string, name: string, label: string, otherNames: Array<string> };

export const SuggestedPlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuggestedPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}}]}}]} as unknown as DocumentNode<SuggestedPlaceFragment, unknown>;
export const SuggestedPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestedPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SuggestedPlace"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuggestedPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}}]}}]} as unknown as DocumentNode<SuggestedPlacesQuery, SuggestedPlacesQueryVariables>;


/**
 * __useSuggestedPlacesQuery__
 *
 * To run a query within a React component, call `useSuggestedPlacesQuery` and pass it any options that fit your needs.
 * When your component renders, `useSuggestedPlacesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSuggestedPlacesQuery({
 *   variables: {
 *      search: // value for 'search'
 *   },
 * });
 */
export function useSuggestedPlacesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SuggestedPlacesQuery, SuggestedPlacesQueryVariables> & ({ variables: SuggestedPlacesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SuggestedPlacesQuery, SuggestedPlacesQueryVariables>(SuggestedPlacesDocument, options);
      }
export function useSuggestedPlacesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SuggestedPlacesQuery, SuggestedPlacesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SuggestedPlacesQuery, SuggestedPlacesQueryVariables>(SuggestedPlacesDocument, options);
        }
export type SuggestedPlacesQueryHookResult = ReturnType<typeof useSuggestedPlacesQuery>;
export type SuggestedPlacesLazyQueryHookResult = ReturnType<typeof useSuggestedPlacesLazyQuery>;

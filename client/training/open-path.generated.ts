// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type OpenTrainingPathQueryVariables = Exact<{
  slug: string;
}>;


export type OpenTrainingPathQuery = { trainingPath: { id: string, slug: string, title: string, description: string, levelLabel: string, durationWeeks: number, moduleCount: number, hours: number, modules: Array<{ position: number, title: string, hours: number, topics: Array<string> }> } | null };

export type OpenTrainingPathFragment = { id: string, slug: string, title: string, description: string, levelLabel: string, durationWeeks: number, moduleCount: number, hours: number, modules: Array<{ position: number, title: string, hours: number, topics: Array<string> }> };

export const OpenTrainingPathFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenTrainingPath"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingPath"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"levelLabel"}},{"kind":"Field","name":{"kind":"Name","value":"durationWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCount"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}}]}}]}}]} as unknown as DocumentNode<OpenTrainingPathFragment, unknown>;
export const OpenTrainingPathDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenTrainingPath"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trainingPath"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenTrainingPath"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenTrainingPath"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingPath"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"levelLabel"}},{"kind":"Field","name":{"kind":"Name","value":"durationWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCount"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}}]}}]}}]} as unknown as DocumentNode<OpenTrainingPathQuery, OpenTrainingPathQueryVariables>;


/**
 * __useOpenTrainingPathQuery__
 *
 * To run a query within a React component, call `useOpenTrainingPathQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenTrainingPathQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenTrainingPathQuery({
 *   variables: {
 *      slug: // value for 'slug'
 *   },
 * });
 */
export function useOpenTrainingPathQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenTrainingPathQuery, OpenTrainingPathQueryVariables> & ({ variables: OpenTrainingPathQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenTrainingPathQuery, OpenTrainingPathQueryVariables>(OpenTrainingPathDocument, options);
      }
export function useOpenTrainingPathLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenTrainingPathQuery, OpenTrainingPathQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenTrainingPathQuery, OpenTrainingPathQueryVariables>(OpenTrainingPathDocument, options);
        }
export type OpenTrainingPathQueryHookResult = ReturnType<typeof useOpenTrainingPathQuery>;
export type OpenTrainingPathLazyQueryHookResult = ReturnType<typeof useOpenTrainingPathLazyQuery>;

// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type RateHelpArticleMutationVariables = Exact<{
  id: string | number;
  helpful: boolean;
}>;


export type RateHelpArticleMutation = { rateHelpArticle:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { counted: boolean }
    | { message: string }
    | { message: string }
   };

export type ReportHelpSearchMutationVariables = Exact<{
  search: string;
}>;


export type ReportHelpSearchMutation = { reportHelpSearch:
    | { noted: boolean }
    | Record<PropertyKey, never>
   };


export const RateHelpArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RateHelpArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"helpful"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateHelpArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"helpful"},"value":{"kind":"Variable","name":{"kind":"Name","value":"helpful"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateHelpArticlePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RateHelpArticleMutation, RateHelpArticleMutationVariables>;
export const ReportHelpSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportHelpSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportHelpSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHelpSearchPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noted"}}]}}]}}]}}]} as unknown as DocumentNode<ReportHelpSearchMutation, ReportHelpSearchMutationVariables>;


/**
 * __useRateHelpArticleMutation__
 *
 * To run a mutation, you first call `useRateHelpArticleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRateHelpArticleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rateHelpArticleMutation, { data, loading, error }] = useRateHelpArticleMutation({
 *   variables: {
 *      id: // value for 'id'
 *      helpful: // value for 'helpful'
 *   },
 * });
 */
export function useRateHelpArticleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RateHelpArticleMutation, RateHelpArticleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RateHelpArticleMutation, RateHelpArticleMutationVariables>(RateHelpArticleDocument, options);
      }
export type RateHelpArticleMutationHookResult = ReturnType<typeof useRateHelpArticleMutation>;

/**
 * __useReportHelpSearchMutation__
 *
 * To run a mutation, you first call `useReportHelpSearchMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReportHelpSearchMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [reportHelpSearchMutation, { data, loading, error }] = useReportHelpSearchMutation({
 *   variables: {
 *      search: // value for 'search'
 *   },
 * });
 */
export function useReportHelpSearchMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReportHelpSearchMutation, ReportHelpSearchMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReportHelpSearchMutation, ReportHelpSearchMutationVariables>(ReportHelpSearchDocument, options);
      }
export type ReportHelpSearchMutationHookResult = ReturnType<typeof useReportHelpSearchMutation>;
// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AssistantReplyQueryVariables = Exact<{
  question: string;
  withModel?: boolean;
}>;


export type AssistantReplyQuery = { assistantReply: { originLabel: string, emergency: { title: string, text: string, contacts: Array<{ label: string, address: string }> } | null, sentences: Array<{ text: string, record: { title: string, path: string } | null }> } };

export type ReplyFragment = { originLabel: string, emergency: { title: string, text: string, contacts: Array<{ label: string, address: string }> } | null, sentences: Array<{ text: string, record: { title: string, path: string } | null }> };

export type AssistantModelQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantModelQuery = { assistant: { model: string | null } };

export const ReplyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reply"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssistantReply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originLabel"}},{"kind":"Field","name":{"kind":"Name","value":"emergency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<ReplyFragment, unknown>;
export const AssistantReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withModel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}},{"kind":"Argument","name":{"kind":"Name","value":"withModel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withModel"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reply"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reply"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssistantReply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originLabel"}},{"kind":"Field","name":{"kind":"Name","value":"emergency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<AssistantReplyQuery, AssistantReplyQueryVariables>;
export const AssistantModelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantModel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"model"}}]}}]}}]} as unknown as DocumentNode<AssistantModelQuery, AssistantModelQueryVariables>;


/**
 * __useAssistantReplyQuery__
 *
 * To run a query within a React component, call `useAssistantReplyQuery` and pass it any options that fit your needs.
 * When your component renders, `useAssistantReplyQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAssistantReplyQuery({
 *   variables: {
 *      question: // value for 'question'
 *      withModel: // value for 'withModel'
 *   },
 * });
 */
export function useAssistantReplyQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AssistantReplyQuery, AssistantReplyQueryVariables> & ({ variables: AssistantReplyQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AssistantReplyQuery, AssistantReplyQueryVariables>(AssistantReplyDocument, options);
      }
export function useAssistantReplyLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AssistantReplyQuery, AssistantReplyQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AssistantReplyQuery, AssistantReplyQueryVariables>(AssistantReplyDocument, options);
        }
export type AssistantReplyQueryHookResult = ReturnType<typeof useAssistantReplyQuery>;
export type AssistantReplyLazyQueryHookResult = ReturnType<typeof useAssistantReplyLazyQuery>;


/**
 * __useAssistantModelQuery__
 *
 * To run a query within a React component, call `useAssistantModelQuery` and pass it any options that fit your needs.
 * When your component renders, `useAssistantModelQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAssistantModelQuery({
 *   variables: {
 *   },
 * });
 */
export function useAssistantModelQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AssistantModelQuery, AssistantModelQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AssistantModelQuery, AssistantModelQueryVariables>(AssistantModelDocument, options);
      }
export function useAssistantModelLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AssistantModelQuery, AssistantModelQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AssistantModelQuery, AssistantModelQueryVariables>(AssistantModelDocument, options);
        }
export type AssistantModelQueryHookResult = ReturnType<typeof useAssistantModelQuery>;
export type AssistantModelLazyQueryHookResult = ReturnType<typeof useAssistantModelLazyQuery>;

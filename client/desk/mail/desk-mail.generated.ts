// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DeskMailIsWantedQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskMailIsWantedQuery = { deskMailIsWanted: boolean };

export type SetDeskMailMutationVariables = Exact<{
  isWanted: boolean;
}>;


export type SetDeskMailMutation = { setDeskMail:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'DeskMailPayload', isWanted: boolean }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type StopDeskMailMutationVariables = Exact<{
  token: string;
}>;


export type StopDeskMailMutation = { stopDeskMail:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'MessagePayload', done: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const DeskMailIsWantedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskMailIsWanted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskMailIsWanted"}}]}}]} as unknown as DocumentNode<DeskMailIsWantedQuery, DeskMailIsWantedQueryVariables>;
export const SetDeskMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDeskMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDeskMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isWanted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMailPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWanted"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetDeskMailMutation, SetDeskMailMutationVariables>;
export const StopDeskMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopDeskMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopDeskMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessagePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StopDeskMailMutation, StopDeskMailMutationVariables>;


/**
 * __useDeskMailIsWantedQuery__
 *
 * To run a query within a React component, call `useDeskMailIsWantedQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskMailIsWantedQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskMailIsWantedQuery({
 *   variables: {
 *   },
 * });
 */
export function useDeskMailIsWantedQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DeskMailIsWantedQuery, DeskMailIsWantedQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskMailIsWantedQuery, DeskMailIsWantedQueryVariables>(DeskMailIsWantedDocument, options);
      }
export function useDeskMailIsWantedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskMailIsWantedQuery, DeskMailIsWantedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskMailIsWantedQuery, DeskMailIsWantedQueryVariables>(DeskMailIsWantedDocument, options);
        }
export type DeskMailIsWantedQueryHookResult = ReturnType<typeof useDeskMailIsWantedQuery>;
export type DeskMailIsWantedLazyQueryHookResult = ReturnType<typeof useDeskMailIsWantedLazyQuery>;


/**
 * __useSetDeskMailMutation__
 *
 * To run a mutation, you first call `useSetDeskMailMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetDeskMailMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setDeskMailMutation, { data, loading, error }] = useSetDeskMailMutation({
 *   variables: {
 *      isWanted: // value for 'isWanted'
 *   },
 * });
 */
export function useSetDeskMailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetDeskMailMutation, SetDeskMailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetDeskMailMutation, SetDeskMailMutationVariables>(SetDeskMailDocument, options);
      }
export type SetDeskMailMutationHookResult = ReturnType<typeof useSetDeskMailMutation>;

/**
 * __useStopDeskMailMutation__
 *
 * To run a mutation, you first call `useStopDeskMailMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStopDeskMailMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [stopDeskMailMutation, { data, loading, error }] = useStopDeskMailMutation({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useStopDeskMailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StopDeskMailMutation, StopDeskMailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StopDeskMailMutation, StopDeskMailMutationVariables>(StopDeskMailDocument, options);
      }
export type StopDeskMailMutationHookResult = ReturnType<typeof useStopDeskMailMutation>;
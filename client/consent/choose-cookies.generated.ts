// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The kinds that a visitor allows, besides the strictly necessary. Absent kinds are refused. */
export type CookieChoiceInput = {
  /** To count visits. */
  analytics?: boolean;
  /** Marketing. The portal has none. */
  marketing?: boolean;
  /** To keep what makes the next visit easier. */
  preferences?: boolean;
};

export type ChooseCookiesMutationVariables = Exact<{
  input: Graph.CookieChoiceInput;
}>;


export type ChooseCookiesMutation = { chooseCookies:
    | { __typename: 'ChooseCookiesPayload', consent: { chosenOn: string } }
    | { __typename: 'ConflictError' }
    | { __typename: 'ForbiddenError' }
    | { __typename: 'NotFoundError' }
    | { __typename: 'NotSignedInError' }
    | { __typename: 'RateLimitedError' }
    | { __typename: 'ValidationError' }
   };


export const ChooseCookiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseCookies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CookieChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseCookies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChooseCookiesPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chosenOn"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChooseCookiesMutation, ChooseCookiesMutationVariables>;


/**
 * __useChooseCookiesMutation__
 *
 * To run a mutation, you first call `useChooseCookiesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChooseCookiesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [chooseCookiesMutation, { data, loading, error }] = useChooseCookiesMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useChooseCookiesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChooseCookiesMutation, ChooseCookiesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChooseCookiesMutation, ChooseCookiesMutationVariables>(ChooseCookiesDocument, options);
      }
export type ChooseCookiesMutationHookResult = ReturnType<typeof useChooseCookiesMutation>;
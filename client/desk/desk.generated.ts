// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The queues of the operators' desk. */
export type DeskQueueName =
  /** Comments that are held or reported. */
  | 'DISCUSSION'
  /** Products that wait for a review. */
  | 'EQUIPMENT'
  /** Messages of the contact page that wait for a reply. */
  | 'MESSAGES'
  /** Bulk orders whose buyers have not heard of them yet. */
  | 'ORDERS'
  /** Requests for a tier of partnership that wait for a decision. */
  | 'PARTNERS'
  /** Applications to become a supplier that wait for a review. */
  | 'SUPPLIERS'
  /** Applications for certifications that wait for a decision. */
  | 'TRAINING'
  /** Accounts, each with its organisation, that wait to be verified. */
  | 'VERIFICATION';

export type DeskQueuesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskQueuesQuery = { deskQueues: Array<{ name: Graph.DeskQueueName, waiting: number, overdue: number, nextDueAt: string | null, dueAfterHours: number | null, dueAfterWorkingDays: number | null }> };

export type DeskClaimsQueryVariables = Exact<{
  queue: Graph.DeskQueueName;
  ids: Array<string | number> | string | number;
}>;


export type DeskClaimsQuery = { deskClaims: Array<{ itemId: string, operatorId: string, operatorName: string, claimedAt: string }> };

export type DeskOperatorsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskOperatorsQuery = { deskOperators: Array<{ id: string, name: string }> };

export type ClaimDeskItemMutationVariables = Exact<{
  queue: Graph.DeskQueueName;
  id: string | number;
}>;


export type ClaimDeskItemMutation = { done:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'DeskClaimPayload' }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type HandOverDeskItemMutationVariables = Exact<{
  queue: Graph.DeskQueueName;
  id: string | number;
  operatorId: string | number;
}>;


export type HandOverDeskItemMutation = { done:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'DeskClaimPayload' }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ReleaseDeskItemMutationVariables = Exact<{
  queue: Graph.DeskQueueName;
  id: string | number;
}>;


export type ReleaseDeskItemMutation = { done:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ReleaseDeskItemPayload' }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ClaimFragment = { itemId: string, operatorId: string, operatorName: string, claimedAt: string };

export const ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"operatorId"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}}]}}]} as unknown as DocumentNode<ClaimFragment, unknown>;
export const DeskQueuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAfterHours"}},{"kind":"Field","name":{"kind":"Name","value":"dueAfterWorkingDays"}}]}}]}}]} as unknown as DocumentNode<DeskQueuesQuery, DeskQueuesQueryVariables>;
export const DeskClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"queue"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskQueueName"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"queue"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Claim"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"operatorId"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}}]}}]} as unknown as DocumentNode<DeskClaimsQuery, DeskClaimsQueryVariables>;
export const DeskOperatorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskOperators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskOperators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DeskOperatorsQuery, DeskOperatorsQueryVariables>;
export const ClaimDeskItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimDeskItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"queue"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskQueueName"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"claimDeskItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"queue"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimDeskItemMutation, ClaimDeskItemMutationVariables>;
export const HandOverDeskItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOverDeskItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"queue"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskQueueName"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operatorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"handOverDeskItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"queue"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"operatorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operatorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<HandOverDeskItemMutation, HandOverDeskItemMutationVariables>;
export const ReleaseDeskItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseDeskItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"queue"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskQueueName"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"releaseDeskItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"queue"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReleaseDeskItemMutation, ReleaseDeskItemMutationVariables>;


/**
 * __useDeskQueuesQuery__
 *
 * To run a query within a React component, call `useDeskQueuesQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskQueuesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskQueuesQuery({
 *   variables: {
 *   },
 * });
 */
export function useDeskQueuesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DeskQueuesQuery, DeskQueuesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskQueuesQuery, DeskQueuesQueryVariables>(DeskQueuesDocument, options);
      }
export function useDeskQueuesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskQueuesQuery, DeskQueuesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskQueuesQuery, DeskQueuesQueryVariables>(DeskQueuesDocument, options);
        }
export type DeskQueuesQueryHookResult = ReturnType<typeof useDeskQueuesQuery>;
export type DeskQueuesLazyQueryHookResult = ReturnType<typeof useDeskQueuesLazyQuery>;


/**
 * __useDeskClaimsQuery__
 *
 * To run a query within a React component, call `useDeskClaimsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskClaimsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskClaimsQuery({
 *   variables: {
 *      queue: // value for 'queue'
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeskClaimsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DeskClaimsQuery, DeskClaimsQueryVariables> & ({ variables: DeskClaimsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskClaimsQuery, DeskClaimsQueryVariables>(DeskClaimsDocument, options);
      }
export function useDeskClaimsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskClaimsQuery, DeskClaimsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskClaimsQuery, DeskClaimsQueryVariables>(DeskClaimsDocument, options);
        }
export type DeskClaimsQueryHookResult = ReturnType<typeof useDeskClaimsQuery>;
export type DeskClaimsLazyQueryHookResult = ReturnType<typeof useDeskClaimsLazyQuery>;


/**
 * __useDeskOperatorsQuery__
 *
 * To run a query within a React component, call `useDeskOperatorsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskOperatorsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskOperatorsQuery({
 *   variables: {
 *   },
 * });
 */
export function useDeskOperatorsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DeskOperatorsQuery, DeskOperatorsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskOperatorsQuery, DeskOperatorsQueryVariables>(DeskOperatorsDocument, options);
      }
export function useDeskOperatorsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskOperatorsQuery, DeskOperatorsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskOperatorsQuery, DeskOperatorsQueryVariables>(DeskOperatorsDocument, options);
        }
export type DeskOperatorsQueryHookResult = ReturnType<typeof useDeskOperatorsQuery>;
export type DeskOperatorsLazyQueryHookResult = ReturnType<typeof useDeskOperatorsLazyQuery>;


/**
 * __useClaimDeskItemMutation__
 *
 * To run a mutation, you first call `useClaimDeskItemMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useClaimDeskItemMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [claimDeskItemMutation, { data, loading, error }] = useClaimDeskItemMutation({
 *   variables: {
 *      queue: // value for 'queue'
 *      id: // value for 'id'
 *   },
 * });
 */
export function useClaimDeskItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ClaimDeskItemMutation, ClaimDeskItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ClaimDeskItemMutation, ClaimDeskItemMutationVariables>(ClaimDeskItemDocument, options);
      }
export type ClaimDeskItemMutationHookResult = ReturnType<typeof useClaimDeskItemMutation>;

/**
 * __useHandOverDeskItemMutation__
 *
 * To run a mutation, you first call `useHandOverDeskItemMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useHandOverDeskItemMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [handOverDeskItemMutation, { data, loading, error }] = useHandOverDeskItemMutation({
 *   variables: {
 *      queue: // value for 'queue'
 *      id: // value for 'id'
 *      operatorId: // value for 'operatorId'
 *   },
 * });
 */
export function useHandOverDeskItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<HandOverDeskItemMutation, HandOverDeskItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<HandOverDeskItemMutation, HandOverDeskItemMutationVariables>(HandOverDeskItemDocument, options);
      }
export type HandOverDeskItemMutationHookResult = ReturnType<typeof useHandOverDeskItemMutation>;

/**
 * __useReleaseDeskItemMutation__
 *
 * To run a mutation, you first call `useReleaseDeskItemMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReleaseDeskItemMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [releaseDeskItemMutation, { data, loading, error }] = useReleaseDeskItemMutation({
 *   variables: {
 *      queue: // value for 'queue'
 *      id: // value for 'id'
 *   },
 * });
 */
export function useReleaseDeskItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReleaseDeskItemMutation, ReleaseDeskItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReleaseDeskItemMutation, ReleaseDeskItemMutationVariables>(ReleaseDeskItemDocument, options);
      }
export type ReleaseDeskItemMutationHookResult = ReturnType<typeof useReleaseDeskItemMutation>;
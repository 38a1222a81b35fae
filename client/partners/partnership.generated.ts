// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A tier of partnership. It says how much the keys of an account may ask in an hour. */
export type PartnerTier =
  /** Enterprise Partner */
  | 'ENTERPRISE'
  /** Healthcare Partner */
  | 'HEALTHCARE'
  /** Premium Partner */
  | 'PREMIUM'
  /** Research Partner */
  | 'RESEARCH';

/** Whether a request for a tier waits, and how it was decided. */
export type TierRequestState =
  /** It was approved. */
  | 'APPROVED'
  /** It was declined for a reason. */
  | 'DECLINED'
  /** It waits for a decision. */
  | 'WAITING';

export type OwnPartnershipFragment = { tier: Graph.PartnerTier | null, pointsAnHour: number, request: { id: string, tier: Graph.PartnerTier, state: Graph.TierRequestState, askedAt: string, reason: string | null } | null };

export type OwnPartnershipQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPartnershipQuery = { partnership: { tier: Graph.PartnerTier | null, pointsAnHour: number, request: { id: string, tier: Graph.PartnerTier, state: Graph.TierRequestState, askedAt: string, reason: string | null } | null }, partnerTiers: Array<{ tier: Graph.PartnerTier, label: string, pointsAnHour: number }> };

export type RequestPartnerTierMutationVariables = Exact<{
  tier: Graph.PartnerTier;
  purpose: string;
}>;


export type RequestPartnerTierMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'PartnershipPayload', partnership: { tier: Graph.PartnerTier | null, pointsAnHour: number, request: { id: string, tier: Graph.PartnerTier, state: Graph.TierRequestState, askedAt: string, reason: string | null } | null } }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export const OwnPartnershipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPartnership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Partnership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"pointsAnHour"}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<OwnPartnershipFragment, unknown>;
export const OwnPartnershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPartnership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPartnership"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partnerTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"pointsAnHour"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPartnership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Partnership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"pointsAnHour"}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<OwnPartnershipQuery, OwnPartnershipQueryVariables>;
export const RequestPartnerTierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPartnerTier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerTier"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"requestPartnerTier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tier"}}},{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnershipPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPartnership"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPartnership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Partnership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"pointsAnHour"}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestPartnerTierMutation, RequestPartnerTierMutationVariables>;


/**
 * __useOwnPartnershipQuery__
 *
 * To run a query within a React component, call `useOwnPartnershipQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnPartnershipQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnPartnershipQuery({
 *   variables: {
 *   },
 * });
 */
export function useOwnPartnershipQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OwnPartnershipQuery, OwnPartnershipQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnPartnershipQuery, OwnPartnershipQueryVariables>(OwnPartnershipDocument, options);
      }
export function useOwnPartnershipLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnPartnershipQuery, OwnPartnershipQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnPartnershipQuery, OwnPartnershipQueryVariables>(OwnPartnershipDocument, options);
        }
export type OwnPartnershipQueryHookResult = ReturnType<typeof useOwnPartnershipQuery>;
export type OwnPartnershipLazyQueryHookResult = ReturnType<typeof useOwnPartnershipLazyQuery>;


/**
 * __useRequestPartnerTierMutation__
 *
 * To run a mutation, you first call `useRequestPartnerTierMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRequestPartnerTierMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [requestPartnerTierMutation, { data, loading, error }] = useRequestPartnerTierMutation({
 *   variables: {
 *      tier: // value for 'tier'
 *      purpose: // value for 'purpose'
 *   },
 * });
 */
export function useRequestPartnerTierMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestPartnerTierMutation, RequestPartnerTierMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestPartnerTierMutation, RequestPartnerTierMutationVariables>(RequestPartnerTierDocument, options);
      }
export type RequestPartnerTierMutationHookResult = ReturnType<typeof useRequestPartnerTierMutation>;
// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../../generated/graph.generated.ts';

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

/** By which words a notice is held against products and items of orders. Case, accents and spaces do not matter; words match whole. A manufacturer or a product must be named. */
export type SafetyNoticeCriteriaInput = {
  /** The category; any where nothing is said. */
  category?: EquipmentCategory | null | undefined;
  /** Whose equipment it is: 3 letters or digits or more, 100 characters at most. */
  manufacturer?: string | null | undefined;
  /** Models or words, any of which suffices: 20 at most, of 3 letters or digits or more, 100 characters at most. Where the manufacturer is named, too, both must be there. */
  products?: Array<string> | null | undefined;
};

/** A safety notice to publish. */
export type SafetyNoticeInput = {
  /** What who has such equipment is to do, 4,000 characters at most. */
  advice: string;
  /** By which words it is held against products and items of orders. */
  criteria: SafetyNoticeCriteriaInput;
  /** Items of bulk orders that match and are not concerned: 100 at most. */
  exceptOrderItems?: Array<string | number> | null | undefined;
  /** Products that match and are not concerned: 100 at most. */
  exceptProducts?: Array<string | number> | null | undefined;
  /** What kind of notice it is. */
  kind: SafetyNoticeKind;
  /** When it was published, today in London or earlier. */
  publishedOn: string;
  /** As its publisher writes it, like DSI/2026/004; 60 characters at most. */
  reference: string;
  /** Where the notice itself is published: https://. The portal does not open it. */
  sourceUrl: string;
  /** What it says, 2,000 characters at most. */
  summary: string;
  /** What it is about, 200 characters at most. */
  title: string;
};

/** What kind of safety notice it is. */
export type SafetyNoticeKind =
  /** Device Safety Information of the MHRA. */
  | 'DEVICE_SAFETY_INFORMATION'
  /** Field Safety Notice of the manufacturer. */
  | 'FIELD_SAFETY_NOTICE'
  /** National Patient Safety Alert, which requires action by a date. */
  | 'PATIENT_SAFETY_ALERT';

/** In which part of a product or an item a word was found. */
export type SafetyNoticeMatchPart =
  /** The description. */
  | 'DESCRIPTION'
  /** The name. */
  | 'NAME'
  /** The catalogue number. */
  | 'REFERENCE'
  /** The specifications. */
  | 'SPECIFICATIONS'
  /** The name of the supplier. */
  | 'SUPPLIER';

export type DeskSafetyNoticesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type DeskSafetyNoticesQuery = { safetyNotices: { totalCount: number, totalIsCapped: boolean, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null, startPosition: number }, nodes: Array<{ summary: string, advice: string, sourceUrl: string, manufacturer: string | null, products: Array<string>, withdrawalReason: string | null, id: string, reference: string, slug: string, kindLabel: string, title: string, publishedOn: string, isIllustrative: boolean, withdrawnAt: string | null }> } };

export type SafetyNoticeMatchesQueryVariables = Exact<{
  criteria: Graph.SafetyNoticeCriteriaInput;
}>;


export type SafetyNoticeMatchesQuery = { safetyNoticeMatches: { productCount: number, orderItemCount: number, products: Array<{ id: string, name: string, reference: string, supplierName: string, words: Array<{ word: string, part: Graph.SafetyNoticeMatchPart }> }>, orderItems: Array<{ id: string, orderReference: string, description: string, words: Array<{ word: string, part: Graph.SafetyNoticeMatchPart }> }> } };

export type MatchedProductFragment = { id: string, name: string, reference: string, supplierName: string, words: Array<{ word: string, part: Graph.SafetyNoticeMatchPart }> };

export type MatchedOrderItemFragment = { id: string, orderReference: string, description: string, words: Array<{ word: string, part: Graph.SafetyNoticeMatchPart }> };

export type PublishSafetyNoticeMutationVariables = Exact<{
  input: Graph.SafetyNoticeInput;
}>;


export type PublishSafetyNoticeMutation = { publishSafetyNotice:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'SafetyNoticePayload', pausedProducts: number, pausedOrderItems: number, notice: { summary: string, advice: string, sourceUrl: string, manufacturer: string | null, products: Array<string>, withdrawalReason: string | null, id: string, reference: string, slug: string, kindLabel: string, title: string, publishedOn: string, isIllustrative: boolean, withdrawnAt: string | null } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type WithdrawSafetyNoticeMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type WithdrawSafetyNoticeMutation = { withdrawSafetyNotice:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'SafetyNoticePayload', notice: { summary: string, advice: string, sourceUrl: string, manufacturer: string | null, products: Array<string>, withdrawalReason: string | null, id: string, reference: string, slug: string, kindLabel: string, title: string, publishedOn: string, isIllustrative: boolean, withdrawnAt: string | null } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export const MatchedProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNoticeProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}}]}}]} as unknown as DocumentNode<MatchedProductFragment, unknown>;
export const MatchedOrderItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchedOrderItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNoticeOrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderReference"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}}]}}]} as unknown as DocumentNode<MatchedOrderItemFragment, unknown>;
export const DeskSafetyNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskSafetyNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"safetyNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsCapped"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"startPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedSafetyNotice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSafetyNotice"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<DeskSafetyNoticesQuery, DeskSafetyNoticesQueryVariables>;
export const SafetyNoticeMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SafetyNoticeMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNoticeCriteriaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"safetyNoticeMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchedProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"orderItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchedOrderItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderItemCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNoticeProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchedOrderItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNoticeOrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderReference"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}}]}}]} as unknown as DocumentNode<SafetyNoticeMatchesQuery, SafetyNoticeMatchesQueryVariables>;
export const PublishSafetyNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishSafetyNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishSafetyNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNoticePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedSafetyNotice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pausedProducts"}},{"kind":"Field","name":{"kind":"Name","value":"pausedOrderItems"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSafetyNotice"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PublishSafetyNoticeMutation, PublishSafetyNoticeMutationVariables>;
export const WithdrawSafetyNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawSafetyNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawSafetyNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNoticePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedSafetyNotice"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSafetyNotice"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawSafetyNoticeMutation, WithdrawSafetyNoticeMutationVariables>;


/**
 * __useDeskSafetyNoticesQuery__
 *
 * To run a query within a React component, call `useDeskSafetyNoticesQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskSafetyNoticesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskSafetyNoticesQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      last: // value for 'last'
 *      before: // value for 'before'
 *   },
 * });
 */
export function useDeskSafetyNoticesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DeskSafetyNoticesQuery, DeskSafetyNoticesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskSafetyNoticesQuery, DeskSafetyNoticesQueryVariables>(DeskSafetyNoticesDocument, options);
      }
export function useDeskSafetyNoticesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskSafetyNoticesQuery, DeskSafetyNoticesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskSafetyNoticesQuery, DeskSafetyNoticesQueryVariables>(DeskSafetyNoticesDocument, options);
        }
export type DeskSafetyNoticesQueryHookResult = ReturnType<typeof useDeskSafetyNoticesQuery>;
export type DeskSafetyNoticesLazyQueryHookResult = ReturnType<typeof useDeskSafetyNoticesLazyQuery>;


/**
 * __useSafetyNoticeMatchesQuery__
 *
 * To run a query within a React component, call `useSafetyNoticeMatchesQuery` and pass it any options that fit your needs.
 * When your component renders, `useSafetyNoticeMatchesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSafetyNoticeMatchesQuery({
 *   variables: {
 *      criteria: // value for 'criteria'
 *   },
 * });
 */
export function useSafetyNoticeMatchesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SafetyNoticeMatchesQuery, SafetyNoticeMatchesQueryVariables> & ({ variables: SafetyNoticeMatchesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SafetyNoticeMatchesQuery, SafetyNoticeMatchesQueryVariables>(SafetyNoticeMatchesDocument, options);
      }
export function useSafetyNoticeMatchesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SafetyNoticeMatchesQuery, SafetyNoticeMatchesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SafetyNoticeMatchesQuery, SafetyNoticeMatchesQueryVariables>(SafetyNoticeMatchesDocument, options);
        }
export type SafetyNoticeMatchesQueryHookResult = ReturnType<typeof useSafetyNoticeMatchesQuery>;
export type SafetyNoticeMatchesLazyQueryHookResult = ReturnType<typeof useSafetyNoticeMatchesLazyQuery>;


/**
 * __usePublishSafetyNoticeMutation__
 *
 * To run a mutation, you first call `usePublishSafetyNoticeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePublishSafetyNoticeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [publishSafetyNoticeMutation, { data, loading, error }] = usePublishSafetyNoticeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePublishSafetyNoticeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PublishSafetyNoticeMutation, PublishSafetyNoticeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PublishSafetyNoticeMutation, PublishSafetyNoticeMutationVariables>(PublishSafetyNoticeDocument, options);
      }
export type PublishSafetyNoticeMutationHookResult = ReturnType<typeof usePublishSafetyNoticeMutation>;

/**
 * __useWithdrawSafetyNoticeMutation__
 *
 * To run a mutation, you first call `useWithdrawSafetyNoticeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWithdrawSafetyNoticeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [withdrawSafetyNoticeMutation, { data, loading, error }] = useWithdrawSafetyNoticeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useWithdrawSafetyNoticeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawSafetyNoticeMutation, WithdrawSafetyNoticeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawSafetyNoticeMutation, WithdrawSafetyNoticeMutationVariables>(WithdrawSafetyNoticeDocument, options);
      }
export type WithdrawSafetyNoticeMutationHookResult = ReturnType<typeof useWithdrawSafetyNoticeMutation>;
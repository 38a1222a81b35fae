// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type SafetyNoticesPageQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type SafetyNoticesPageQuery = { safetyNotices: { totalCount: number, totalIsCapped: boolean, nodes: Array<{ id: string, reference: string, slug: string, kindLabel: string, title: string, publishedOn: string, isIllustrative: boolean, withdrawnAt: string | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null, startPosition: number } } };

export type OpenSafetyNoticeQueryVariables = Exact<{
  id: string | number;
}>;


export type OpenSafetyNoticeQuery = { safetyNotice: { summary: string, advice: string, sourceUrl: string, manufacturer: string | null, products: Array<string>, withdrawalReason: string | null, id: string, reference: string, slug: string, kindLabel: string, title: string, publishedOn: string, isIllustrative: boolean, withdrawnAt: string | null } | null };

export type ListedSafetyNoticeFragment = { id: string, reference: string, slug: string, kindLabel: string, title: string, publishedOn: string, isIllustrative: boolean, withdrawnAt: string | null };

export type OpenedSafetyNoticeFragment = { summary: string, advice: string, sourceUrl: string, manufacturer: string | null, products: Array<string>, withdrawalReason: string | null, id: string, reference: string, slug: string, kindLabel: string, title: string, publishedOn: string, isIllustrative: boolean, withdrawnAt: string | null };

export type PausingNoticeFragment = { id: string, reference: string, slug: string, kindLabel: string, title: string, sourceUrl: string };

export const ListedSafetyNoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<ListedSafetyNoticeFragment, unknown>;
export const OpenedSafetyNoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSafetyNotice"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<OpenedSafetyNoticeFragment, unknown>;
export const PausingNoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PausingNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]} as unknown as DocumentNode<PausingNoticeFragment, unknown>;
export const SafetyNoticesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SafetyNoticesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"safetyNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSafetyNotice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"startPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsCapped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<SafetyNoticesPageQuery, SafetyNoticesPageQueryVariables>;
export const OpenSafetyNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenSafetyNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"safetyNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedSafetyNotice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedSafetyNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSafetyNotice"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalReason"}}]}}]} as unknown as DocumentNode<OpenSafetyNoticeQuery, OpenSafetyNoticeQueryVariables>;


/**
 * __useSafetyNoticesPageQuery__
 *
 * To run a query within a React component, call `useSafetyNoticesPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useSafetyNoticesPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSafetyNoticesPageQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      last: // value for 'last'
 *      before: // value for 'before'
 *   },
 * });
 */
export function useSafetyNoticesPageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SafetyNoticesPageQuery, SafetyNoticesPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SafetyNoticesPageQuery, SafetyNoticesPageQueryVariables>(SafetyNoticesPageDocument, options);
      }
export function useSafetyNoticesPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SafetyNoticesPageQuery, SafetyNoticesPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SafetyNoticesPageQuery, SafetyNoticesPageQueryVariables>(SafetyNoticesPageDocument, options);
        }
export type SafetyNoticesPageQueryHookResult = ReturnType<typeof useSafetyNoticesPageQuery>;
export type SafetyNoticesPageLazyQueryHookResult = ReturnType<typeof useSafetyNoticesPageLazyQuery>;


/**
 * __useOpenSafetyNoticeQuery__
 *
 * To run a query within a React component, call `useOpenSafetyNoticeQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenSafetyNoticeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenSafetyNoticeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useOpenSafetyNoticeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenSafetyNoticeQuery, OpenSafetyNoticeQueryVariables> & ({ variables: OpenSafetyNoticeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenSafetyNoticeQuery, OpenSafetyNoticeQueryVariables>(OpenSafetyNoticeDocument, options);
      }
export function useOpenSafetyNoticeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenSafetyNoticeQuery, OpenSafetyNoticeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenSafetyNoticeQuery, OpenSafetyNoticeQueryVariables>(OpenSafetyNoticeDocument, options);
        }
export type OpenSafetyNoticeQueryHookResult = ReturnType<typeof useOpenSafetyNoticeQuery>;
export type OpenSafetyNoticeLazyQueryHookResult = ReturnType<typeof useOpenSafetyNoticeLazyQuery>;

// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type StaffPortalQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffPortalQuery = { jobStats: { openPositions: number }, recruitmentPartners: Array<{ id: string, name: string, url: string, specialties: Array<string>, rating: number, activeJobs: number }>, contentList: { nodes: Array<{ key: string, title: string, body: string, illustrative: boolean, items: Array<{ label: string, value: string | null, text: string | null, url: string | null }> }> } };

export type RecruitmentPartnerRowFragment = { id: string, name: string, url: string, specialties: Array<string>, rating: number, activeJobs: number };

export type StaffPortalEntryFragment = { key: string, title: string, body: string, illustrative: boolean, items: Array<{ label: string, value: string | null, text: string | null, url: string | null }> };

export const RecruitmentPartnerRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecruitmentPartnerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecruitmentPartner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"activeJobs"}}]}}]} as unknown as DocumentNode<RecruitmentPartnerRowFragment, unknown>;
export const StaffPortalEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffPortalEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"illustrative"}}]}}]} as unknown as DocumentNode<StaffPortalEntryFragment, unknown>;
export const StaffPortalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffPortal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPositions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recruitmentPartners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecruitmentPartnerRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyPrefix"},"value":{"kind":"StringValue","value":"staff-portal.","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffPortalEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecruitmentPartnerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecruitmentPartner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"activeJobs"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffPortalEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"illustrative"}}]}}]} as unknown as DocumentNode<StaffPortalQuery, StaffPortalQueryVariables>;


/**
 * __useStaffPortalQuery__
 *
 * To run a query within a React component, call `useStaffPortalQuery` and pass it any options that fit your needs.
 * When your component renders, `useStaffPortalQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStaffPortalQuery({
 *   variables: {
 *   },
 * });
 */
export function useStaffPortalQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StaffPortalQuery, StaffPortalQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StaffPortalQuery, StaffPortalQueryVariables>(StaffPortalDocument, options);
      }
export function useStaffPortalLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StaffPortalQuery, StaffPortalQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StaffPortalQuery, StaffPortalQueryVariables>(StaffPortalDocument, options);
        }
export type StaffPortalQueryHookResult = ReturnType<typeof useStaffPortalQuery>;
export type StaffPortalLazyQueryHookResult = ReturnType<typeof useStaffPortalLazyQuery>;

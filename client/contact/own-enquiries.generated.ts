// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Whose turn it is in an enquiry. */
export type EnquiryState =
  /** It has been replied to. */
  | 'ANSWERED'
  /** It is closed. A further message of its sender opens it again. */
  | 'CLOSED'
  /** Its sender waits for a reply. */
  | 'OPEN';

export type OwnEnquiriesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnEnquiriesQuery = { myEnquiries: { nodes: Array<{ id: string, reference: string, subject: string, categoryLabel: string, state: Graph.EnquiryState, sentAt: string, changedAt: string, thread: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OwnEnquiryRowFragment = { id: string, reference: string, subject: string, categoryLabel: string, state: Graph.EnquiryState, sentAt: string, changedAt: string, thread: string };

export const OwnEnquiryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnEnquiryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnEnquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"thread"}}]}}]} as unknown as DocumentNode<OwnEnquiryRowFragment, unknown>;
export const OwnEnquiriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnEnquiries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myEnquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnEnquiryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnEnquiryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnEnquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"thread"}}]}}]} as unknown as DocumentNode<OwnEnquiriesQuery, OwnEnquiriesQueryVariables>;


/**
 * __useOwnEnquiriesQuery__
 *
 * To run a query within a React component, call `useOwnEnquiriesQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnEnquiriesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnEnquiriesQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useOwnEnquiriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OwnEnquiriesQuery, OwnEnquiriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnEnquiriesQuery, OwnEnquiriesQueryVariables>(OwnEnquiriesDocument, options);
      }
export function useOwnEnquiriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnEnquiriesQuery, OwnEnquiriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnEnquiriesQuery, OwnEnquiriesQueryVariables>(OwnEnquiriesDocument, options);
        }
export type OwnEnquiriesQueryHookResult = ReturnType<typeof useOwnEnquiriesQuery>;
export type OwnEnquiriesLazyQueryHookResult = ReturnType<typeof useOwnEnquiriesLazyQuery>;

// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The part of the portal that a help article is about. */
export type HelpCategory =
  /** Opening an account, signing in, and what is kept about you. */
  | 'ACCOUNT'
  /** Compliance documents, news, the search and the API. */
  | 'DOCUMENTS'
  /** Finding a product, and listing one. */
  | 'EQUIPMENT'
  /** Finding a job, applying for it, and advertising one. */
  | 'JOBS';

export type HelpHubQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpHubQuery = { helpCategories: Array<{ category: Graph.HelpCategory, label: string, count: number }>, popularHelpArticles: Array<{ id: string, slug: string, title: string }>, contentList: { nodes: Array<{ key: string, title: string, body: string, illustrative: boolean, items: Array<{ label: string, value: string | null, text: string | null, url: string | null }> }> } };

export type HelpEntryFragment = { key: string, title: string, body: string, illustrative: boolean, items: Array<{ label: string, value: string | null, text: string | null, url: string | null }> };

export const HelpEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"illustrative"}}]}}]} as unknown as DocumentNode<HelpEntryFragment, unknown>;
export const HelpHubDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpHub"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"popularHelpArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyPrefix"},"value":{"kind":"StringValue","value":"help-center.","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"illustrative"}}]}}]} as unknown as DocumentNode<HelpHubQuery, HelpHubQueryVariables>;


/**
 * __useHelpHubQuery__
 *
 * To run a query within a React component, call `useHelpHubQuery` and pass it any options that fit your needs.
 * When your component renders, `useHelpHubQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHelpHubQuery({
 *   variables: {
 *   },
 * });
 */
export function useHelpHubQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HelpHubQuery, HelpHubQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HelpHubQuery, HelpHubQueryVariables>(HelpHubDocument, options);
      }
export function useHelpHubLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HelpHubQuery, HelpHubQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HelpHubQuery, HelpHubQueryVariables>(HelpHubDocument, options);
        }
export type HelpHubQueryHookResult = ReturnType<typeof useHelpHubQuery>;
export type HelpHubLazyQueryHookResult = ReturnType<typeof useHelpHubLazyQuery>;

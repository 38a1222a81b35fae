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

export type OpenHelpArticleQueryVariables = Exact<{
  id: string | number;
}>;


export type OpenHelpArticleQuery = { helpArticle: { id: string, slug: string, title: string, summary: string, body: string, category: Graph.HelpCategory, categoryLabel: string, updatedAt: string } | null, relatedHelpArticles: Array<{ id: string, slug: string, title: string, summary: string }> };

export type OpenHelpArticleFragment = { id: string, slug: string, title: string, summary: string, body: string, category: Graph.HelpCategory, categoryLabel: string, updatedAt: string };

export const OpenHelpArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenHelpArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HelpArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<OpenHelpArticleFragment, unknown>;
export const OpenHelpArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenHelpArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenHelpArticle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relatedHelpArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenHelpArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HelpArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<OpenHelpArticleQuery, OpenHelpArticleQueryVariables>;


/**
 * __useOpenHelpArticleQuery__
 *
 * To run a query within a React component, call `useOpenHelpArticleQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenHelpArticleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenHelpArticleQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useOpenHelpArticleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenHelpArticleQuery, OpenHelpArticleQueryVariables> & ({ variables: OpenHelpArticleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenHelpArticleQuery, OpenHelpArticleQueryVariables>(OpenHelpArticleDocument, options);
      }
export function useOpenHelpArticleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenHelpArticleQuery, OpenHelpArticleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenHelpArticleQuery, OpenHelpArticleQueryVariables>(OpenHelpArticleDocument, options);
        }
export type OpenHelpArticleQueryHookResult = ReturnType<typeof useOpenHelpArticleQuery>;
export type OpenHelpArticleLazyQueryHookResult = ReturnType<typeof useOpenHelpArticleLazyQuery>;

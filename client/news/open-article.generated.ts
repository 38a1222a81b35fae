// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The category of an article. */
export type ArticleCategory =
  /** Breaking news. */
  | 'BREAKING'
  /** Standards, and how they are met. */
  | 'COMPLIANCE'
  /** Law, procurement and policy. */
  | 'POLICY'
  /** Posts, pay and how to apply. */
  | 'RECRUITMENT'
  /** Research and its results. */
  | 'RESEARCH'
  /** Digital services and devices. */
  | 'TECHNOLOGY';

/** How much an article matters to most readers. */
export type ArticlePriority =
  /** High priority: may stand in the live update. */
  | 'HIGH'
  /** Low priority. */
  | 'LOW'
  /** Medium priority. */
  | 'MEDIUM';

export type OpenArticleQueryVariables = Exact<{
  id: string | number;
}>;


export type OpenArticleQuery = { article: { id: string, slug: string, title: string, summary: string, content: string, category: Graph.ArticleCategory, categoryLabel: string, priority: Graph.ArticlePriority, tags: Array<string>, source: string, sourceUrl: string | null, verified: boolean, image: string, imageDescription: string, readTime: number, views: number, likes: number, comments: number, publishedAt: string } | null };

export type OpenArticleFragment = { id: string, slug: string, title: string, summary: string, content: string, category: Graph.ArticleCategory, categoryLabel: string, priority: Graph.ArticlePriority, tags: Array<string>, source: string, sourceUrl: string | null, verified: boolean, image: string, imageDescription: string, readTime: number, views: number, likes: number, comments: number, publishedAt: string };

export const OpenArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageDescription"}},{"kind":"Field","name":{"kind":"Name","value":"readTime"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"likes"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<OpenArticleFragment, unknown>;
export const OpenArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenArticle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageDescription"}},{"kind":"Field","name":{"kind":"Name","value":"readTime"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"likes"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<OpenArticleQuery, OpenArticleQueryVariables>;


/**
 * __useOpenArticleQuery__
 *
 * To run a query within a React component, call `useOpenArticleQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenArticleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenArticleQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useOpenArticleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenArticleQuery, OpenArticleQueryVariables> & ({ variables: OpenArticleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenArticleQuery, OpenArticleQueryVariables>(OpenArticleDocument, options);
      }
export function useOpenArticleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenArticleQuery, OpenArticleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenArticleQuery, OpenArticleQueryVariables>(OpenArticleDocument, options);
        }
export type OpenArticleQueryHookResult = ReturnType<typeof useOpenArticleQuery>;
export type OpenArticleLazyQueryHookResult = ReturnType<typeof useOpenArticleLazyQuery>;

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

export type NewsHubQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsHubQuery = { featuredNews: Array<{ id: string, slug: string, title: string, summary: string, content: string, category: Graph.ArticleCategory, categoryLabel: string, priority: Graph.ArticlePriority, source: string, sourceUrl: string | null, verified: boolean, image: string, imageDescription: string, readTime: number, views: number, publishedAt: string }>, contentList: { nodes: Array<{ key: string, title: string, body: string }> } };

export type LiveArticleFragment = { id: string, slug: string, title: string, summary: string, content: string, category: Graph.ArticleCategory, categoryLabel: string, priority: Graph.ArticlePriority, source: string, sourceUrl: string | null, verified: boolean, image: string, imageDescription: string, readTime: number, views: number, publishedAt: string };

export const LiveArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageDescription"}},{"kind":"Field","name":{"kind":"Name","value":"readTime"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<LiveArticleFragment, unknown>;
export const NewsHubDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsHub"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featuredNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveArticle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyPrefix"},"value":{"kind":"StringValue","value":"news.","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageDescription"}},{"kind":"Field","name":{"kind":"Name","value":"readTime"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<NewsHubQuery, NewsHubQueryVariables>;


/**
 * __useNewsHubQuery__
 *
 * To run a query within a React component, call `useNewsHubQuery` and pass it any options that fit your needs.
 * When your component renders, `useNewsHubQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNewsHubQuery({
 *   variables: {
 *   },
 * });
 */
export function useNewsHubQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NewsHubQuery, NewsHubQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NewsHubQuery, NewsHubQueryVariables>(NewsHubDocument, options);
      }
export function useNewsHubLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NewsHubQuery, NewsHubQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NewsHubQuery, NewsHubQueryVariables>(NewsHubDocument, options);
        }
export type NewsHubQueryHookResult = ReturnType<typeof useNewsHubQuery>;
export type NewsHubLazyQueryHookResult = ReturnType<typeof useNewsHubLazyQuery>;

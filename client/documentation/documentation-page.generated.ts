// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DocumentationPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentationPageQuery = { documentation: { version: string, quickStarts: Array<{ id: string, title: string, summary: string, language: string, code: string }>, groups: Array<{ id: string, title: string, description: string, guides: Array<{ slug: string, title: string, type: string, size: number, updatedOn: string, downloads: number }> }> } };

export type QuickStartCodeFragment = { id: string, title: string, summary: string, language: string, code: string };

export type GuideTableFragment = { id: string, title: string, description: string, guides: Array<{ slug: string, title: string, type: string, size: number, updatedOn: string, downloads: number }> };

export type GuideRowFragment = { slug: string, title: string, type: string, size: number, updatedOn: string, downloads: number };

export const QuickStartCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuickStartCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<QuickStartCodeFragment, unknown>;
export const GuideRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Guide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"downloads"}}]}}]} as unknown as DocumentNode<GuideRowFragment, unknown>;
export const GuideTableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GuideGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"guides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuideRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Guide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"downloads"}}]}}]} as unknown as DocumentNode<GuideTableFragment, unknown>;
export const DocumentationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentationPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"quickStarts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuickStartCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuideTable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuickStartCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickStart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GuideGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"guides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuideRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Guide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"downloads"}}]}}]} as unknown as DocumentNode<DocumentationPageQuery, DocumentationPageQueryVariables>;


/**
 * __useDocumentationPageQuery__
 *
 * To run a query within a React component, call `useDocumentationPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentationPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentationPageQuery({
 *   variables: {
 *   },
 * });
 */
export function useDocumentationPageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DocumentationPageQuery, DocumentationPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentationPageQuery, DocumentationPageQueryVariables>(DocumentationPageDocument, options);
      }
export function useDocumentationPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentationPageQuery, DocumentationPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentationPageQuery, DocumentationPageQueryVariables>(DocumentationPageDocument, options);
        }
export type DocumentationPageQueryHookResult = ReturnType<typeof useDocumentationPageQuery>;
export type DocumentationPageLazyQueryHookResult = ReturnType<typeof useDocumentationPageLazyQuery>;

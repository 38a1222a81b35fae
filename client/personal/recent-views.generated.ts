// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What kind of thing was opened. */
export type ViewedItemKind =
  /** A news article. */
  | 'ARTICLE'
  /** A compliance document. */
  | 'DOCUMENT'
  /** A product, offered or withdrawn. */
  | 'EQUIPMENT'
  /** A post, open or closed. */
  | 'JOB';

export type ViewedItemsQueryVariables = Exact<{
  jobs?: Array<string | number> | string | number | null | undefined;
  equipment?: Array<string | number> | string | number | null | undefined;
  documents?: Array<string | number> | string | number | null | undefined;
  articles?: Array<string | number> | string | number | null | undefined;
}>;


export type ViewedItemsQuery = { viewedItems: Array<{ kind: Graph.ViewedItemKind, id: string, slug: string | null, title: string, detail: string, ending: string | null }> };

export type ViewedItemFragment = { kind: Graph.ViewedItemKind, id: string, slug: string | null, title: string, detail: string, ending: string | null };

export const ViewedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewedItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}}]}}]} as unknown as DocumentNode<ViewedItemFragment, unknown>;
export const ViewedItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewedItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobs"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"equipment"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documents"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"articles"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewedItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobs"}}},{"kind":"Argument","name":{"kind":"Name","value":"equipment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"equipment"}}},{"kind":"Argument","name":{"kind":"Name","value":"documents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documents"}}},{"kind":"Argument","name":{"kind":"Name","value":"articles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"articles"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewedItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}}]}}]} as unknown as DocumentNode<ViewedItemsQuery, ViewedItemsQueryVariables>;


/**
 * __useViewedItemsQuery__
 *
 * To run a query within a React component, call `useViewedItemsQuery` and pass it any options that fit your needs.
 * When your component renders, `useViewedItemsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useViewedItemsQuery({
 *   variables: {
 *      jobs: // value for 'jobs'
 *      equipment: // value for 'equipment'
 *      documents: // value for 'documents'
 *      articles: // value for 'articles'
 *   },
 * });
 */
export function useViewedItemsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ViewedItemsQuery, ViewedItemsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ViewedItemsQuery, ViewedItemsQueryVariables>(ViewedItemsDocument, options);
      }
export function useViewedItemsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ViewedItemsQuery, ViewedItemsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ViewedItemsQuery, ViewedItemsQueryVariables>(ViewedItemsDocument, options);
        }
export type ViewedItemsQueryHookResult = ReturnType<typeof useViewedItemsQuery>;
export type ViewedItemsLazyQueryHookResult = ReturnType<typeof useViewedItemsLazyQuery>;

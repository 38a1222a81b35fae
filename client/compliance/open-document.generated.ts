// @ts-nocheck
// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** How soon a document needs to be read. */
export type DocumentUrgency =
  /** High urgency. */
  | 'HIGH'
  /** Low urgency. */
  | 'LOW'
  /** Medium urgency. */
  | 'MEDIUM';

/** Which of two texts has a stretch of words. */
export type TextPartKind =
  /** Only the newer one has it. */
  | 'ADDED'
  /** Only the older one has it. */
  | 'REMOVED'
  /** Both have it. */
  | 'SAME';

export type OpenDocumentQueryVariables = Exact<{
  slug: string | number;
}>;


export type OpenDocumentQuery = { document: { id: string, slug: string, title: string, description: string, categoryLabel: string, urgency: Graph.DocumentUrgency, source: string, sourceUrl: string, version: string, lastUpdated: string, reviewDate: string, fileSize: string, checksum: string, downloads: number, regulations: Array<string>, applicableTo: Array<string>, content: string, lawChange: { title: string, since: string, text: string, subject: string, marks: Array<string>, source: string, sourceUrl: string, rows: Array<{ subject: string, before: string, now: string }> } | null, versions: Array<{ number: string, isCurrent: boolean, publishedOn: string, changeNote: string }>, compared: Array<{ changes: Array<{ heading: string, parts: Array<{ kind: Graph.TextPartKind, text: string }> }> }> } | null };

export type OpenDocumentFragment = { id: string, slug: string, title: string, description: string, categoryLabel: string, urgency: Graph.DocumentUrgency, source: string, sourceUrl: string, version: string, lastUpdated: string, reviewDate: string, fileSize: string, checksum: string, downloads: number, regulations: Array<string>, applicableTo: Array<string>, content: string, lawChange: { title: string, since: string, text: string, subject: string, marks: Array<string>, source: string, sourceUrl: string, rows: Array<{ subject: string, before: string, now: string }> } | null, versions: Array<{ number: string, isCurrent: boolean, publishedOn: string, changeNote: string }>, compared: Array<{ changes: Array<{ heading: string, parts: Array<{ kind: Graph.TextPartKind, text: string }> }> }> };

export type LawChangeFragment = { title: string, since: string, text: string, subject: string, marks: Array<string>, source: string, sourceUrl: string, rows: Array<{ subject: string, before: string, now: string }> };

export type VersionRowFragment = { number: string, isCurrent: boolean, publishedOn: string, changeNote: string };

export type VersionChangeFragment = { heading: string, parts: Array<{ kind: Graph.TextPartKind, text: string }> };

export const LawChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LawChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LawChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]} as unknown as DocumentNode;
export const VersionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"changeNote"}}]}}]} as unknown as DocumentNode;
export const VersionChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode;
export const OpenDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"reviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"checksum"}},{"kind":"Field","name":{"kind":"Name","value":"downloads"}},{"kind":"Field","name":{"kind":"Name","value":"regulations"}},{"kind":"Field","name":{"kind":"Name","value":"applicableTo"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"lawChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LawChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"compared"},"name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionChange"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LawChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LawChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"changeNote"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode;
export const OpenDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenDocument"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"reviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"checksum"}},{"kind":"Field","name":{"kind":"Name","value":"downloads"}},{"kind":"Field","name":{"kind":"Name","value":"regulations"}},{"kind":"Field","name":{"kind":"Name","value":"applicableTo"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"lawChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LawChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"compared"},"name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionChange"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LawChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LawChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"changeNote"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useOpenDocumentQuery__
 *
 * To run a query within a React component, call `useOpenDocumentQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenDocumentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenDocumentQuery({
 *   variables: {
 *      slug: // value for 'slug'
 *   },
 * });
 */
export function useOpenDocumentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenDocumentQuery, OpenDocumentQueryVariables> & ({ variables: OpenDocumentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenDocumentQuery, OpenDocumentQueryVariables>(OpenDocumentDocument, options);
      }
export function useOpenDocumentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenDocumentQuery, OpenDocumentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenDocumentQuery, OpenDocumentQueryVariables>(OpenDocumentDocument, options);
        }
// @ts-ignore
export function useOpenDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OpenDocumentQuery, OpenDocumentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OpenDocumentQuery, OpenDocumentQueryVariables>;
export function useOpenDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OpenDocumentQuery, OpenDocumentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OpenDocumentQuery | undefined, OpenDocumentQueryVariables>;
export function useOpenDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OpenDocumentQuery, OpenDocumentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OpenDocumentQuery, OpenDocumentQueryVariables>(OpenDocumentDocument, options);
        }
export type OpenDocumentQueryHookResult = ReturnType<typeof useOpenDocumentQuery>;
export type OpenDocumentLazyQueryHookResult = ReturnType<typeof useOpenDocumentLazyQuery>;
export type OpenDocumentSuspenseQueryHookResult = ReturnType<typeof useOpenDocumentSuspenseQuery>;
export type OpenDocumentQueryResult = ApolloReactCommon.QueryResult<OpenDocumentQuery, OpenDocumentQueryVariables>;
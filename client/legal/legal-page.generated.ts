// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Which of the legal texts. */
export type LegalPageKind =
  /** How accessible the pages are, and how that was tested. */
  | 'ACCESSIBILITY_STATEMENT'
  /** What a browser keeps for the portal. */
  | 'COOKIE_POLICY'
  /** What is kept about people, why and for how long, and their rights. */
  | 'PRIVACY_POLICY'
  /** What users and the operator may expect of each other. */
  | 'TERMS_OF_SERVICE';

export type LegalPageQueryVariables = Exact<{
  kind: Graph.LegalPageKind;
}>;


export type LegalPageQuery = { legalPage: { title: string, summary: string, version: string, effectiveOn: string, sections: Array<{ id: string, heading: string, body: string, table: { caption: string, columns: Array<string>, rows: Array<{ cells: Array<string> }> } | null }> } };

export type LegalSectionFieldsFragment = { id: string, heading: string, body: string, table: { caption: string, columns: Array<string>, rows: Array<{ cells: Array<string> }> } | null };

export const LegalSectionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalSectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]}}]} as unknown as DocumentNode<LegalSectionFieldsFragment, unknown>;
export const LegalPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalPageKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveOn"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalSectionFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalSectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]}}]} as unknown as DocumentNode<LegalPageQuery, LegalPageQueryVariables>;


/**
 * __useLegalPageQuery__
 *
 * To run a query within a React component, call `useLegalPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useLegalPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLegalPageQuery({
 *   variables: {
 *      kind: // value for 'kind'
 *   },
 * });
 */
export function useLegalPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LegalPageQuery, LegalPageQueryVariables> & ({ variables: LegalPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LegalPageQuery, LegalPageQueryVariables>(LegalPageDocument, options);
      }
export function useLegalPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LegalPageQuery, LegalPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LegalPageQuery, LegalPageQueryVariables>(LegalPageDocument, options);
        }
export type LegalPageQueryHookResult = ReturnType<typeof useLegalPageQuery>;
export type LegalPageLazyQueryHookResult = ReturnType<typeof useLegalPageLazyQuery>;

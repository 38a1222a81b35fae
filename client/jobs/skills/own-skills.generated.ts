// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** How far what a user says shows a criterion. */
export type JobCriterionOutcome =
  /** It has fewer, and the criterion is a matter of manner or readiness, or has no words to compare. */
  | 'CANNOT_BE_JUDGED'
  /** It has half of its words or more, and the length of time that it asks for. */
  | 'MET'
  /** It has fewer. */
  | 'NOT_SHOWN'
  /** It has a quarter of its words, or too short a time. */
  | 'PARTLY_MET';

export type OwnSkillsQueryVariables = Exact<{
  jobId: string | number;
}>;


export type OwnSkillsQuery = { ownSkillsAnalysis: { comparedWith: Array<string>, match: { criteria: Array<{ criterion: string, status: Graph.JobCriterionOutcome, evidence: string | null, evidenceFrom: string | null, reason: string }> } } | null };

export type JudgedCriterionFragment = { criterion: string, status: Graph.JobCriterionOutcome, evidence: string | null, evidenceFrom: string | null, reason: string };

export const JudgedCriterionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JudgedCriterion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobCriterion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<JudgedCriterionFragment, unknown>;
export const OwnSkillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSkills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownSkillsAnalysis"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comparedWith"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JudgedCriterion"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JudgedCriterion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobCriterion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<OwnSkillsQuery, OwnSkillsQueryVariables>;


/**
 * __useOwnSkillsQuery__
 *
 * To run a query within a React component, call `useOwnSkillsQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnSkillsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnSkillsQuery({
 *   variables: {
 *      jobId: // value for 'jobId'
 *   },
 * });
 */
export function useOwnSkillsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OwnSkillsQuery, OwnSkillsQueryVariables> & ({ variables: OwnSkillsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnSkillsQuery, OwnSkillsQueryVariables>(OwnSkillsDocument, options);
      }
export function useOwnSkillsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnSkillsQuery, OwnSkillsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnSkillsQuery, OwnSkillsQueryVariables>(OwnSkillsDocument, options);
        }
export type OwnSkillsQueryHookResult = ReturnType<typeof useOwnSkillsQuery>;
export type OwnSkillsLazyQueryHookResult = ReturnType<typeof useOwnSkillsLazyQuery>;

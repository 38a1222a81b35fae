// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Area in and around London with a supplement to Agenda for Change pay. */
export type HighCostArea =
  /** The fringe of London. */
  | 'FRINGE'
  /** Inner London. */
  | 'INNER'
  /** Outer London. */
  | 'OUTER';

/** How soon the employer needs to fill the post. */
export type JobUrgency =
  /** High urgency. */
  | 'HIGH'
  /** Low urgency. */
  | 'LOW'
  /** Medium urgency. */
  | 'MEDIUM';

/** Nation of the United Kingdom. Each has pay scales of its own. */
export type Nation =
  /** England. */
  | 'ENGLAND'
  /** Northern Ireland. */
  | 'NORTHERN_IRELAND'
  /** Scotland. */
  | 'SCOTLAND'
  /** Wales. */
  | 'WALES';

/** Agenda for Change band. Band 1 was closed on 1 December 2018 and is paid as band 2. */
export type PayBand =
  /** Band 2. */
  | 'BAND_2'
  /** Band 3. */
  | 'BAND_3'
  /** Band 4. */
  | 'BAND_4'
  /** Band 5. */
  | 'BAND_5'
  /** Band 6. */
  | 'BAND_6'
  /** Band 7. */
  | 'BAND_7'
  /** Band 8a. */
  | 'BAND_8A'
  /** Band 8b. */
  | 'BAND_8B'
  /** Band 8c. */
  | 'BAND_8C'
  /** Band 8d. */
  | 'BAND_8D'
  /** Band 9. */
  | 'BAND_9';

/** By whose terms a post is paid. */
export type PayScheme =
  /** Agenda for Change, bands 2 to 9. */
  | 'AGENDA_FOR_CHANGE'
  /** Doctors and dentists. */
  | 'MEDICAL_AND_DENTAL'
  /** Any other terms. */
  | 'OTHER'
  /** Very senior managers. */
  | 'VERY_SENIOR_MANAGER';

export type OpenJobQueryVariables = Exact<{
  id: string | number;
}>;


export type OpenJobQuery = { job: { id: string, reference: string, title: string, department: string, agency: string | null, location: string, postcode: string | null, region: string, nation: Graph.Nation, typeLabel: string, contractType: string, workingPattern: string, weeklyHours: number | null, urgency: Graph.JobUrgency, description: string, salaryMin: number | null, salaryMax: number | null, salary: string, band: Graph.PayBand | null, postedAt: string, posted: string, closesAt: string | null, closedAt: string | null, changedAt: string | null, isOpen: boolean, isSample: boolean, applications: number, applyUrl: string | null, employer: { id: string, name: string }, pay: { scheme: Graph.PayScheme, band: Graph.PayBand, nation: Graph.Nation, year: string, entry: number, intermediate: number | null, top: number, isEstimate: boolean, source: string, highCostAreaSupplement: { area: Graph.HighCostArea, percent: number, minimum: number, maximum: number, isEstimate: boolean, year: string } | null } | null } | null };

export type OpenJobFragment = { id: string, reference: string, title: string, department: string, agency: string | null, location: string, postcode: string | null, region: string, nation: Graph.Nation, typeLabel: string, contractType: string, workingPattern: string, weeklyHours: number | null, urgency: Graph.JobUrgency, description: string, salaryMin: number | null, salaryMax: number | null, salary: string, band: Graph.PayBand | null, postedAt: string, posted: string, closesAt: string | null, closedAt: string | null, changedAt: string | null, isOpen: boolean, isSample: boolean, applications: number, applyUrl: string | null, employer: { id: string, name: string }, pay: { scheme: Graph.PayScheme, band: Graph.PayBand, nation: Graph.Nation, year: string, entry: number, intermediate: number | null, top: number, isEstimate: boolean, source: string, highCostAreaSupplement: { area: Graph.HighCostArea, percent: number, minimum: number, maximum: number, isEstimate: boolean, year: string } | null } | null };

export type JobPayFragment = { scheme: Graph.PayScheme, band: Graph.PayBand, nation: Graph.Nation, year: string, entry: number, intermediate: number | null, top: number, isEstimate: boolean, source: string, highCostAreaSupplement: { area: Graph.HighCostArea, percent: number, minimum: number, maximum: number, isEstimate: boolean, year: string } | null };

export const JobPayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobPay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheme"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"nation"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"intermediate"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"highCostAreaSupplement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]} as unknown as DocumentNode<JobPayFragment, unknown>;
export const OpenJobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"employer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agency"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"nation"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"workingPattern"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyHours"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobPay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"posted"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"applyUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobPay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheme"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"nation"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"intermediate"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"highCostAreaSupplement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]} as unknown as DocumentNode<OpenJobFragment, unknown>;
export const OpenJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenJob"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"employer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agency"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"nation"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"workingPattern"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyHours"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobPay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"posted"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"applyUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobPay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheme"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"nation"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"intermediate"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"highCostAreaSupplement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]} as unknown as DocumentNode<OpenJobQuery, OpenJobQueryVariables>;


/**
 * __useOpenJobQuery__
 *
 * To run a query within a React component, call `useOpenJobQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenJobQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenJobQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useOpenJobQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenJobQuery, OpenJobQueryVariables> & ({ variables: OpenJobQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenJobQuery, OpenJobQueryVariables>(OpenJobDocument, options);
      }
export function useOpenJobLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenJobQuery, OpenJobQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenJobQuery, OpenJobQueryVariables>(OpenJobDocument, options);
        }
export type OpenJobQueryHookResult = ReturnType<typeof useOpenJobQuery>;
export type OpenJobLazyQueryHookResult = ReturnType<typeof useOpenJobLazyQuery>;

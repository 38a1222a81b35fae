// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Where the weeks of a series are from. */
export type DemandSeriesOrigin =
  /** Posts and applications of this portal. */
  | 'OWN'
  /** Made up, as the portal has too few weeks of its own. They say nothing about real need. */
  | 'SAMPLE';

/** How far ahead is forecast. */
export type PredictionTimeframe =
  /** 4 weeks. */
  | 'DAYS_30'
  /** 9 weeks. */
  | 'DAYS_60'
  /** 13 weeks. */
  | 'DAYS_90';

export type PredictedDepartmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type PredictedDepartmentsQuery = { jobs: { facets: { department: Array<{ value: string }> } } };

export type ForecastQueryVariables = Exact<{
  department?: string | null | undefined;
  timeframe: Graph.PredictionTimeframe;
}>;


export type ForecastQuery = { predictResource: { department: string | null, origin: Graph.DemandSeriesOrigin, method: string, modelVersion: string, lastTrained: string, weeks: Array<{ start: string, posts: number }>, history: Array<{ start: string, posts: number }>, backTest: { error: number, naiveError: number, weeks: number }, staffDemand: { predictedShortage: number, confidence: number, recommendations: Array<{ action: string, estimatedCost: number, reasoning: string }> } } | null };

export type ForecastFragment = { department: string | null, origin: Graph.DemandSeriesOrigin, method: string, modelVersion: string, lastTrained: string, weeks: Array<{ start: string, posts: number }>, history: Array<{ start: string, posts: number }>, backTest: { error: number, naiveError: number, weeks: number }, staffDemand: { predictedShortage: number, confidence: number, recommendations: Array<{ action: string, estimatedCost: number, reasoning: string }> } };

export type DemandTrendsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemandTrendsQuery = { demandTrends: Array<{ department: string, posts: number, postsBefore: number, change: number | null, origin: Graph.DemandSeriesOrigin }> };

export const ForecastFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Forecast"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResourcePrediction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"modelVersion"}},{"kind":"Field","name":{"kind":"Name","value":"lastTrained"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"posts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"posts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"naiveError"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffDemand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"predictedShortage"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"recommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"reasoning"}}]}}]}}]}}]} as unknown as DocumentNode<ForecastFragment, unknown>;
export const PredictedDepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PredictedDepartments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PredictedDepartmentsQuery, PredictedDepartmentsQueryVariables>;
export const ForecastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Forecast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"department"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeframe"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PredictionTimeframe"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"predictResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"department"},"value":{"kind":"Variable","name":{"kind":"Name","value":"department"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeframe"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeframe"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Forecast"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Forecast"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResourcePrediction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"modelVersion"}},{"kind":"Field","name":{"kind":"Name","value":"lastTrained"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"posts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"posts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"naiveError"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffDemand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"predictedShortage"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"recommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"reasoning"}}]}}]}}]}}]} as unknown as DocumentNode<ForecastQuery, ForecastQueryVariables>;
export const DemandTrendsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemandTrends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demandTrends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"posts"}},{"kind":"Field","name":{"kind":"Name","value":"postsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}}]} as unknown as DocumentNode<DemandTrendsQuery, DemandTrendsQueryVariables>;


/**
 * __usePredictedDepartmentsQuery__
 *
 * To run a query within a React component, call `usePredictedDepartmentsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePredictedDepartmentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePredictedDepartmentsQuery({
 *   variables: {
 *   },
 * });
 */
export function usePredictedDepartmentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PredictedDepartmentsQuery, PredictedDepartmentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PredictedDepartmentsQuery, PredictedDepartmentsQueryVariables>(PredictedDepartmentsDocument, options);
      }
export function usePredictedDepartmentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PredictedDepartmentsQuery, PredictedDepartmentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PredictedDepartmentsQuery, PredictedDepartmentsQueryVariables>(PredictedDepartmentsDocument, options);
        }
export type PredictedDepartmentsQueryHookResult = ReturnType<typeof usePredictedDepartmentsQuery>;
export type PredictedDepartmentsLazyQueryHookResult = ReturnType<typeof usePredictedDepartmentsLazyQuery>;


/**
 * __useForecastQuery__
 *
 * To run a query within a React component, call `useForecastQuery` and pass it any options that fit your needs.
 * When your component renders, `useForecastQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useForecastQuery({
 *   variables: {
 *      department: // value for 'department'
 *      timeframe: // value for 'timeframe'
 *   },
 * });
 */
export function useForecastQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ForecastQuery, ForecastQueryVariables> & ({ variables: ForecastQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ForecastQuery, ForecastQueryVariables>(ForecastDocument, options);
      }
export function useForecastLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ForecastQuery, ForecastQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ForecastQuery, ForecastQueryVariables>(ForecastDocument, options);
        }
export type ForecastQueryHookResult = ReturnType<typeof useForecastQuery>;
export type ForecastLazyQueryHookResult = ReturnType<typeof useForecastLazyQuery>;


/**
 * __useDemandTrendsQuery__
 *
 * To run a query within a React component, call `useDemandTrendsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDemandTrendsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDemandTrendsQuery({
 *   variables: {
 *   },
 * });
 */
export function useDemandTrendsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DemandTrendsQuery, DemandTrendsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DemandTrendsQuery, DemandTrendsQueryVariables>(DemandTrendsDocument, options);
      }
export function useDemandTrendsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DemandTrendsQuery, DemandTrendsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DemandTrendsQuery, DemandTrendsQueryVariables>(DemandTrendsDocument, options);
        }
export type DemandTrendsQueryHookResult = ReturnType<typeof useDemandTrendsQuery>;
export type DemandTrendsLazyQueryHookResult = ReturnType<typeof useDemandTrendsLazyQuery>;

// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** How a webinar is held. */
export type WebinarFormat =
  /** Shown as Live, in red. */
  | 'LIVE'
  /** Shown as Panel. */
  | 'PANEL'
  /** Shown as Workshop. */
  | 'WORKSHOP';

/** How far a webinar has got. */
export type WebinarState =
  /** It does not take place. */
  | 'CANCELLED'
  /** It has ended. */
  | 'OVER'
  /** It has begun. */
  | 'RUNNING'
  /** It has not begun. */
  | 'UPCOMING';

export type TrainingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TrainingPageQuery = { contentList: { nodes: Array<{ key: string, title: string, body: string, illustrative: boolean, items: Array<{ label: string, value: string | null, text: string | null }> }> }, trainingPaths: Array<{ id: string, slug: string, title: string, description: string, levelLabel: string, durationWeeks: number, moduleCount: number, topics: Array<string>, colour: string, rating: number, completionRate: number, enrolledCount: number }>, certifications: Array<{ id: string, slug: string, title: string, description: string, durationWeeks: number, difficultyLabel: string, prerequisites: Array<string>, benefits: Array<string> }>, webinars: { nodes: Array<{ id: string, title: string, description: string, presenter: string, format: Graph.WebinarFormat, formatLabel: string, startsAt: string, durationMinutes: number, state: Graph.WebinarState, seats: number, attendees: number }> }, trainingResources: Array<{ slug: string, title: string, type: string, size: number, downloads: number }> };

export type TrainingEntryFragment = { key: string, title: string, body: string, illustrative: boolean, items: Array<{ label: string, value: string | null, text: string | null }> };

export type TrainingPathRowFragment = { id: string, slug: string, title: string, description: string, levelLabel: string, durationWeeks: number, moduleCount: number, topics: Array<string>, colour: string, rating: number, completionRate: number, enrolledCount: number };

export type CertificationColumnFragment = { id: string, slug: string, title: string, description: string, durationWeeks: number, difficultyLabel: string, prerequisites: Array<string>, benefits: Array<string> };

export type WebinarRowFragment = { id: string, title: string, description: string, presenter: string, format: Graph.WebinarFormat, formatLabel: string, startsAt: string, durationMinutes: number, state: Graph.WebinarState, seats: number, attendees: number };

export type TrainingResourceRowFragment = { slug: string, title: string, type: string, size: number, downloads: number };

export const TrainingEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"illustrative"}}]}}]} as unknown as DocumentNode<TrainingEntryFragment, unknown>;
export const TrainingPathRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingPathRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingPath"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"levelLabel"}},{"kind":"Field","name":{"kind":"Name","value":"durationWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCount"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"completionRate"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledCount"}}]}}]} as unknown as DocumentNode<TrainingPathRowFragment, unknown>;
export const CertificationColumnFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificationColumn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"durationWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"difficultyLabel"}},{"kind":"Field","name":{"kind":"Name","value":"prerequisites"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}}]}}]} as unknown as DocumentNode<CertificationColumnFragment, unknown>;
export const WebinarRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebinarRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webinar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"presenter"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"formatLabel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"attendees"}}]}}]} as unknown as DocumentNode<WebinarRowFragment, unknown>;
export const TrainingResourceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingResourceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingResource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"downloads"}}]}}]} as unknown as DocumentNode<TrainingResourceRowFragment, unknown>;
export const TrainingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainingPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyPrefix"},"value":{"kind":"StringValue","value":"training.","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingEntry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"trainingPaths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingPathRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificationColumn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webinars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebinarRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"trainingResources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingResourceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"illustrative"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingPathRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingPath"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"levelLabel"}},{"kind":"Field","name":{"kind":"Name","value":"durationWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCount"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"completionRate"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificationColumn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"durationWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"difficultyLabel"}},{"kind":"Field","name":{"kind":"Name","value":"prerequisites"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebinarRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webinar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"presenter"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"formatLabel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"attendees"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingResourceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingResource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"downloads"}}]}}]} as unknown as DocumentNode<TrainingPageQuery, TrainingPageQueryVariables>;


/**
 * __useTrainingPageQuery__
 *
 * To run a query within a React component, call `useTrainingPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useTrainingPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTrainingPageQuery({
 *   variables: {
 *   },
 * });
 */
export function useTrainingPageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TrainingPageQuery, TrainingPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TrainingPageQuery, TrainingPageQueryVariables>(TrainingPageDocument, options);
      }
export function useTrainingPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TrainingPageQuery, TrainingPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TrainingPageQuery, TrainingPageQueryVariables>(TrainingPageDocument, options);
        }
export type TrainingPageQueryHookResult = ReturnType<typeof useTrainingPageQuery>;
export type TrainingPageLazyQueryHookResult = ReturnType<typeof useTrainingPageLazyQuery>;

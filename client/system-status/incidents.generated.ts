// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** How much an incident keeps people from. */
export type IncidentSeverity =
  /** From the portal as a whole. */
  | 'CRITICAL'
  /** From an important part of it. */
  | 'HIGH'
  /** From nothing, but it is noticed. */
  | 'LOW'
  /** From a part that can be done without for a while. */
  | 'MEDIUM';

/** How far an incident has got. */
export type IncidentStatus =
  /** Its cause is known. */
  | 'IDENTIFIED'
  /** Its cause is looked for. */
  | 'INVESTIGATING'
  /** It is mended, and watched. */
  | 'MONITORING'
  /** It is over. */
  | 'RESOLVED';

export type StatusIncidentsQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusIncidentsQuery = { incidents: { nodes: Array<{ id: string, title: string, status: Graph.IncidentStatus, severity: Graph.IncidentSeverity, description: string, startTime: string, affectedServices: Array<string>, updates: Array<{ id: string, status: Graph.IncidentStatus, message: string, happenedAt: string }> }> } };

export type IncidentOfPageFragment = { id: string, title: string, status: Graph.IncidentStatus, severity: Graph.IncidentSeverity, description: string, startTime: string, affectedServices: Array<string>, updates: Array<{ id: string, status: Graph.IncidentStatus, message: string, happenedAt: string }> };

export const IncidentOfPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IncidentOfPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Incident"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"affectedServices"}},{"kind":"Field","name":{"kind":"Name","value":"updates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]} as unknown as DocumentNode<IncidentOfPageFragment, unknown>;
export const StatusIncidentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatusIncidents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"incidents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IncidentOfPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IncidentOfPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Incident"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"affectedServices"}},{"kind":"Field","name":{"kind":"Name","value":"updates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]} as unknown as DocumentNode<StatusIncidentsQuery, StatusIncidentsQueryVariables>;


/**
 * __useStatusIncidentsQuery__
 *
 * To run a query within a React component, call `useStatusIncidentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useStatusIncidentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStatusIncidentsQuery({
 *   variables: {
 *   },
 * });
 */
export function useStatusIncidentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StatusIncidentsQuery, StatusIncidentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StatusIncidentsQuery, StatusIncidentsQueryVariables>(StatusIncidentsDocument, options);
      }
export function useStatusIncidentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StatusIncidentsQuery, StatusIncidentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StatusIncidentsQuery, StatusIncidentsQueryVariables>(StatusIncidentsDocument, options);
        }
export type StatusIncidentsQueryHookResult = ReturnType<typeof useStatusIncidentsQuery>;
export type StatusIncidentsLazyQueryHookResult = ReturnType<typeof useStatusIncidentsLazyQuery>;

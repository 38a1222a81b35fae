// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** How a component is, or was on a day. */
export type ComponentStatus =
  /** It answers slowly or in part, a single probe has failed, or an incident of it is open. */
  | 'DEGRADED'
  /** It is being worked on, as was announced. */
  | 'MAINTENANCE'
  /** Nothing was measured for three minutes; of a day, at all. */
  | 'NO_DATA'
  /** It answers in time. */
  | 'OPERATIONAL'
  /** Two probes in a row have failed; of a day, two or more. */
  | 'OUTAGE';

/** A part of the portal that is measured by itself. */
export type SystemComponent =
  /** Passwords and sessions. */
  | 'ACCOUNTS'
  /** Work that waits, such as mails. */
  | 'BACKGROUND'
  /** The database. */
  | 'DATABASE'
  /** The mail server. */
  | 'EMAIL'
  /** The GraphQL API. */
  | 'GRAPHQL'
  /** The REST API. */
  | 'REST'
  /** The search across the portal. */
  | 'SEARCH'
  /** The web client: pages and their scripts. */
  | 'WEB_CLIENT';

export type StatusPageQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusPageQuery = { systemStatus: { status: Graph.ComponentStatus, readAt: string, checkedAt: string | null, measuredSince: string | null, last90Days: { uptime: number | null, averageResponseTime: number | null }, last365Days: { uptime: number | null, measuredDays: number }, components: Array<{ component: Graph.SystemComponent, name: string, description: string, status: Graph.ComponentStatus, uptime: number | null, responseTime: number | null, lastChecked: string | null, days: Array<{ day: string, status: Graph.ComponentStatus, uptime: number | null, up: number, down: number, maintenance: number, noData: number, averageResponseTime: number | null }> }> }, content: { key: string, items: Array<{ label: string, value: string | null }> } | null };

export type StatusRowFragment = { component: Graph.SystemComponent, name: string, description: string, status: Graph.ComponentStatus, uptime: number | null, responseTime: number | null, lastChecked: string | null, days: Array<{ day: string, status: Graph.ComponentStatus, uptime: number | null, up: number, down: number, maintenance: number, noData: number, averageResponseTime: number | null }> };

export type StatusDayFieldsFragment = { day: string, status: Graph.ComponentStatus, uptime: number | null, up: number, down: number, maintenance: number, noData: number, averageResponseTime: number | null };

export const StatusDayFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusDayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatusDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"up"}},{"kind":"Field","name":{"kind":"Name","value":"down"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"noData"}},{"kind":"Field","name":{"kind":"Name","value":"averageResponseTime"}}]}}]} as unknown as DocumentNode<StatusDayFieldsFragment, unknown>;
export const StatusRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatusComponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"responseTime"}},{"kind":"Field","name":{"kind":"Name","value":"lastChecked"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusDayFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusDayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatusDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"up"}},{"kind":"Field","name":{"kind":"Name","value":"down"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"noData"}},{"kind":"Field","name":{"kind":"Name","value":"averageResponseTime"}}]}}]} as unknown as DocumentNode<StatusRowFragment, unknown>;
export const StatusPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatusPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredSince"}},{"kind":"Field","name":{"kind":"Name","value":"last90Days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"averageResponseTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"last365Days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"measuredDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"system-status.history","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatusComponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"responseTime"}},{"kind":"Field","name":{"kind":"Name","value":"lastChecked"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusDayFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusDayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatusDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"up"}},{"kind":"Field","name":{"kind":"Name","value":"down"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"noData"}},{"kind":"Field","name":{"kind":"Name","value":"averageResponseTime"}}]}}]} as unknown as DocumentNode<StatusPageQuery, StatusPageQueryVariables>;


/**
 * __useStatusPageQuery__
 *
 * To run a query within a React component, call `useStatusPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useStatusPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStatusPageQuery({
 *   variables: {
 *   },
 * });
 */
export function useStatusPageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StatusPageQuery, StatusPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StatusPageQuery, StatusPageQueryVariables>(StatusPageDocument, options);
      }
export function useStatusPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StatusPageQuery, StatusPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StatusPageQuery, StatusPageQueryVariables>(StatusPageDocument, options);
        }
export type StatusPageQueryHookResult = ReturnType<typeof useStatusPageQuery>;
export type StatusPageLazyQueryHookResult = ReturnType<typeof useStatusPageLazyQuery>;

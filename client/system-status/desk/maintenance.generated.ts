// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Maintenance that is to be announced. */
export type MaintenanceInput = {
  /** The components that are worked on, one at least. */
  components: Array<SystemComponent>;
  /** When it is over, 24 hours later at most. */
  endsAt: string;
  /** When it begins, now or within a year. */
  startsAt: string;
  /** The title of the work, 120 characters at most. */
  title: string;
};

/** How far maintenance has got. */
export type MaintenanceState =
  /** It has ended. */
  | 'OVER'
  /** The components are being worked on. */
  | 'RUNNING'
  /** It has not begun. */
  | 'UPCOMING';

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

export type DeskMaintenanceQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type DeskMaintenanceQuery = { maintenanceWindows: { totalCount: number, totalIsCapped: boolean, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null, startPosition: number }, nodes: Array<{ id: string, title: string, state: Graph.MaintenanceState, affectedServices: Array<string>, startsAt: string, endsAt: string }> } };

export type ScheduleMaintenanceMutationVariables = Exact<{
  input: Graph.MaintenanceInput;
}>;


export type ScheduleMaintenanceMutation = { scheduleMaintenance:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'MaintenancePayload', maintenance: { id: string, title: string, state: Graph.MaintenanceState, affectedServices: Array<string>, startsAt: string, endsAt: string } }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type EndMaintenanceMutationVariables = Exact<{
  id: string | number;
}>;


export type EndMaintenanceMutation = { endMaintenance:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'MessagePayload', done: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const DeskMaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceWindows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsCapped"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"startPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceOfPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceOfPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"affectedServices"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]} as unknown as DocumentNode<DeskMaintenanceQuery, DeskMaintenanceQueryVariables>;
export const ScheduleMaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleMaintenance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenancePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceOfPage"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceOfPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"affectedServices"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ScheduleMaintenanceMutation, ScheduleMaintenanceMutationVariables>;
export const EndMaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMaintenance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessagePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EndMaintenanceMutation, EndMaintenanceMutationVariables>;


/**
 * __useDeskMaintenanceQuery__
 *
 * To run a query within a React component, call `useDeskMaintenanceQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskMaintenanceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskMaintenanceQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      last: // value for 'last'
 *      before: // value for 'before'
 *   },
 * });
 */
export function useDeskMaintenanceQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DeskMaintenanceQuery, DeskMaintenanceQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskMaintenanceQuery, DeskMaintenanceQueryVariables>(DeskMaintenanceDocument, options);
      }
export function useDeskMaintenanceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskMaintenanceQuery, DeskMaintenanceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskMaintenanceQuery, DeskMaintenanceQueryVariables>(DeskMaintenanceDocument, options);
        }
export type DeskMaintenanceQueryHookResult = ReturnType<typeof useDeskMaintenanceQuery>;
export type DeskMaintenanceLazyQueryHookResult = ReturnType<typeof useDeskMaintenanceLazyQuery>;


/**
 * __useScheduleMaintenanceMutation__
 *
 * To run a mutation, you first call `useScheduleMaintenanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useScheduleMaintenanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [scheduleMaintenanceMutation, { data, loading, error }] = useScheduleMaintenanceMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useScheduleMaintenanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ScheduleMaintenanceMutation, ScheduleMaintenanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ScheduleMaintenanceMutation, ScheduleMaintenanceMutationVariables>(ScheduleMaintenanceDocument, options);
      }
export type ScheduleMaintenanceMutationHookResult = ReturnType<typeof useScheduleMaintenanceMutation>;

/**
 * __useEndMaintenanceMutation__
 *
 * To run a mutation, you first call `useEndMaintenanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEndMaintenanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [endMaintenanceMutation, { data, loading, error }] = useEndMaintenanceMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEndMaintenanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndMaintenanceMutation, EndMaintenanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndMaintenanceMutation, EndMaintenanceMutationVariables>(EndMaintenanceDocument, options);
      }
export type EndMaintenanceMutationHookResult = ReturnType<typeof useEndMaintenanceMutation>;
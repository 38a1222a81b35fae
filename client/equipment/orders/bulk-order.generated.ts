// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The budget of an order, in pounds. */
export type BulkOrderBudget =
  /** £10,000 to £50,000. */
  | 'FROM_10K'
  /** £50,000 to £100,000. */
  | 'FROM_50K'
  /** £100,000 to £500,000. */
  | 'FROM_100K'
  /** £500,000 to £1 million. */
  | 'FROM_500K'
  /** Over £1 million. */
  | 'OVER_1M'
  /** Under £10,000. */
  | 'UNDER_10K';

/** The kind of equipment of an item. */
export type BulkOrderEquipment =
  /** Diagnostic Equipment. */
  | 'DIAGNOSTIC'
  /** Emergency Equipment. */
  | 'EMERGENCY'
  /** Furniture & Fittings. */
  | 'FURNITURE'
  /** ICU Equipment. */
  | 'ICU'
  /** Imaging Equipment. */
  | 'IMAGING'
  /** Laboratory Equipment. */
  | 'LABORATORY'
  /** Mobility & Rehabilitation. */
  | 'MOBILITY'
  /** Patient Monitoring Devices. */
  | 'MONITORING'
  /** Respiratory Equipment. */
  | 'RESPIRATORY'
  /** Surgical Instruments. */
  | 'SURGICAL';

/** A request for quotations for several items of equipment. */
export type BulkOrderInput = {
  /** Whom to ask about it, at most 200 characters. */
  contactName: string;
  /** Where it is to be delivered, at most 500 characters. */
  deliveryAddress: string;
  /** For which department, at most 200 characters. */
  department: string;
  /** E-mail address of this person, which gets the receipt. */
  email: string;
  /** Whether it is sent for the organisation of the account, so that its members who buy or manage see it; false by default. The account must have the role buy. */
  forOrganisation?: boolean | null | undefined;
  /** The items of the order: 1 to 50. */
  items: Array<BulkOrderItemInput>;
  /** Code of the trust, at most 20 characters. */
  nhsTrustCode?: string | null | undefined;
  /** The kind of the order. */
  orderType: BulkOrderType;
  /** The organisation that orders, at most 200 characters. */
  organizationName: string;
  /** Phone number of this person. */
  phone: string;
  /** For which project, at most 200 characters. */
  projectName?: string | null | undefined;
  /** When it is needed, today in London or later. */
  requiredDate: string;
  /** Further requirements, at most 5,000 characters. */
  specialRequirements?: string | null | undefined;
  /** The budget. */
  totalBudget?: BulkOrderBudget | null | undefined;
};

/** An item to order. */
export type BulkOrderItemInput = {
  /** The description of the item, at most 1,000 characters. */
  description: string;
  /** The kind of equipment. */
  equipment: BulkOrderEquipment;
  /** How many, 1 to 100,000; 1 by default. */
  quantity?: number | null | undefined;
  /** The specifications, at most 2,000 characters. */
  specifications?: string | null | undefined;
  /** How soon it is needed; standard by default. */
  urgency?: BulkOrderUrgency | null | undefined;
};

/** The kind of an order. */
export type BulkOrderType =
  /** Bulk Supply Agreement. */
  | 'BULK_SUPPLY'
  /** Emergency Procurement. */
  | 'EMERGENCY'
  /** Lease/Rental Agreement. */
  | 'LEASE'
  /** Maintenance Contract. */
  | 'MAINTENANCE'
  /** New Equipment Purchase. */
  | 'NEW_PURCHASE'
  /** Equipment Replacement. */
  | 'REPLACEMENT';

/** How soon an item is needed. */
export type BulkOrderUrgency =
  /** In 24-48 hours. */
  | 'EMERGENCY'
  /** In 1-3 months. */
  | 'PLANNED'
  /** In 2-4 weeks. */
  | 'STANDARD'
  /** In 1-2 weeks. */
  | 'URGENT';

/** A role of a member in the organisation. No role includes another. */
export type OrganisationRole =
  /** Orders equipment for the organisation. */
  | 'BUY'
  /** Invites people, gives them roles, ends memberships, and changes the name of the organisation. */
  | 'MANAGE'
  /** Posts jobs, reads and moves applications, and lists equipment for the organisation. */
  | 'PUBLISH';

export type ProcurementContactQueryVariables = Exact<{ [key: string]: never; }>;


export type ProcurementContactQuery = { contact: { key: string, items: Array<{ value: string | null, url: string | null }> } | null };

export type RequestBulkOrderMutationVariables = Exact<{
  input: Graph.BulkOrderInput;
}>;


export type RequestBulkOrderMutation = { requestBulkOrder:
    | { __typename: 'BulkOrderPayload', order: { id: string, reference: string } }
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type OpenOrderQueryVariables = Exact<{
  key: string;
}>;


export type OpenOrderQuery = { bulkOrder: { id: string, reference: string, organizationName: string, nhsTrustCode: string | null, department: string, contactName: string, email: string, phone: string, deliveryAddress: string, orderType: Graph.BulkOrderType, totalBudget: Graph.BulkOrderBudget | null, budgetReachesThreshold: boolean, requiredDate: string, projectName: string | null, specialRequirements: string | null, sentAt: string, answerDueAt: string, forOrganisation: boolean, closedAt: string | null, closeReason: string | null, items: Array<{ id: string, equipment: Graph.BulkOrderEquipment, description: string, quantity: number, urgency: Graph.BulkOrderUrgency, specifications: string | null, safetyNotices: Array<{ id: string, reference: string, slug: string }> }> } | null };

export type MyBulkOrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyBulkOrdersQuery = { myBulkOrders: { totalCount: number, nodes: Array<{ id: string, reference: string, contactName: string, sentAt: string, closedAt: string | null, items: Array<{ id: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OrganisationBulkOrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OrganisationBulkOrdersQuery = { organisationBulkOrders: { totalCount: number, nodes: Array<{ id: string, reference: string, contactName: string, sentAt: string, closedAt: string | null, items: Array<{ id: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BuyingForQueryVariables = Exact<{ [key: string]: never; }>;


export type BuyingForQuery = { myOrganisation: { id: string, name: string, members: Array<{ id: string, accountId: string, roles: Array<Graph.OrganisationRole> }> } | null };

export type ListedOrderFragment = { id: string, reference: string, contactName: string, sentAt: string, closedAt: string | null, items: Array<{ id: string }> };

export type OpenedOrderFragment = { id: string, reference: string, organizationName: string, nhsTrustCode: string | null, department: string, contactName: string, email: string, phone: string, deliveryAddress: string, orderType: Graph.BulkOrderType, totalBudget: Graph.BulkOrderBudget | null, budgetReachesThreshold: boolean, requiredDate: string, projectName: string | null, specialRequirements: string | null, sentAt: string, answerDueAt: string, forOrganisation: boolean, closedAt: string | null, closeReason: string | null, items: Array<{ id: string, equipment: Graph.BulkOrderEquipment, description: string, quantity: number, urgency: Graph.BulkOrderUrgency, specifications: string | null, safetyNotices: Array<{ id: string, reference: string, slug: string }> }> };

export type OrderedItemFragment = { id: string, equipment: Graph.BulkOrderEquipment, description: string, quantity: number, urgency: Graph.BulkOrderUrgency, specifications: string | null, safetyNotices: Array<{ id: string, reference: string, slug: string }> };

export const ListedOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ListedOrderFragment, unknown>;
export const OrderedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<OrderedItemFragment, unknown>;
export const OpenedOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"nhsTrustCode"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"totalBudget"}},{"kind":"Field","name":{"kind":"Name","value":"budgetReachesThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDate"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"forOrganisation"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderedItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<OpenedOrderFragment, unknown>;
export const ProcurementContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProcurementContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"contact"},"name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"footer.contact","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<ProcurementContactQuery, ProcurementContactQueryVariables>;
export const RequestBulkOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestBulkOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestBulkOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrderPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequestBulkOrderMutation, RequestBulkOrderMutationVariables>;
export const OpenOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"nhsTrustCode"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"totalBudget"}},{"kind":"Field","name":{"kind":"Name","value":"budgetReachesThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDate"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"forOrganisation"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderedItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<OpenOrderQuery, OpenOrderQueryVariables>;
export const MyBulkOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBulkOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBulkOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MyBulkOrdersQuery, MyBulkOrdersQueryVariables>;
export const OrganisationBulkOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganisationBulkOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisationBulkOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganisationBulkOrdersQuery, OrganisationBulkOrdersQueryVariables>;
export const BuyingForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuyingFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myOrganisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}}]}}]}}]} as unknown as DocumentNode<BuyingForQuery, BuyingForQueryVariables>;


/**
 * __useProcurementContactQuery__
 *
 * To run a query within a React component, call `useProcurementContactQuery` and pass it any options that fit your needs.
 * When your component renders, `useProcurementContactQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useProcurementContactQuery({
 *   variables: {
 *   },
 * });
 */
export function useProcurementContactQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProcurementContactQuery, ProcurementContactQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProcurementContactQuery, ProcurementContactQueryVariables>(ProcurementContactDocument, options);
      }
export function useProcurementContactLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProcurementContactQuery, ProcurementContactQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProcurementContactQuery, ProcurementContactQueryVariables>(ProcurementContactDocument, options);
        }
export type ProcurementContactQueryHookResult = ReturnType<typeof useProcurementContactQuery>;
export type ProcurementContactLazyQueryHookResult = ReturnType<typeof useProcurementContactLazyQuery>;


/**
 * __useRequestBulkOrderMutation__
 *
 * To run a mutation, you first call `useRequestBulkOrderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRequestBulkOrderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [requestBulkOrderMutation, { data, loading, error }] = useRequestBulkOrderMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRequestBulkOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestBulkOrderMutation, RequestBulkOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestBulkOrderMutation, RequestBulkOrderMutationVariables>(RequestBulkOrderDocument, options);
      }
export type RequestBulkOrderMutationHookResult = ReturnType<typeof useRequestBulkOrderMutation>;

/**
 * __useOpenOrderQuery__
 *
 * To run a query within a React component, call `useOpenOrderQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenOrderQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenOrderQuery({
 *   variables: {
 *      key: // value for 'key'
 *   },
 * });
 */
export function useOpenOrderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenOrderQuery, OpenOrderQueryVariables> & ({ variables: OpenOrderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenOrderQuery, OpenOrderQueryVariables>(OpenOrderDocument, options);
      }
export function useOpenOrderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenOrderQuery, OpenOrderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenOrderQuery, OpenOrderQueryVariables>(OpenOrderDocument, options);
        }
export type OpenOrderQueryHookResult = ReturnType<typeof useOpenOrderQuery>;
export type OpenOrderLazyQueryHookResult = ReturnType<typeof useOpenOrderLazyQuery>;


/**
 * __useMyBulkOrdersQuery__
 *
 * To run a query within a React component, call `useMyBulkOrdersQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyBulkOrdersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyBulkOrdersQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useMyBulkOrdersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MyBulkOrdersQuery, MyBulkOrdersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyBulkOrdersQuery, MyBulkOrdersQueryVariables>(MyBulkOrdersDocument, options);
      }
export function useMyBulkOrdersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyBulkOrdersQuery, MyBulkOrdersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyBulkOrdersQuery, MyBulkOrdersQueryVariables>(MyBulkOrdersDocument, options);
        }
export type MyBulkOrdersQueryHookResult = ReturnType<typeof useMyBulkOrdersQuery>;
export type MyBulkOrdersLazyQueryHookResult = ReturnType<typeof useMyBulkOrdersLazyQuery>;


/**
 * __useOrganisationBulkOrdersQuery__
 *
 * To run a query within a React component, call `useOrganisationBulkOrdersQuery` and pass it any options that fit your needs.
 * When your component renders, `useOrganisationBulkOrdersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOrganisationBulkOrdersQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useOrganisationBulkOrdersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OrganisationBulkOrdersQuery, OrganisationBulkOrdersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrganisationBulkOrdersQuery, OrganisationBulkOrdersQueryVariables>(OrganisationBulkOrdersDocument, options);
      }
export function useOrganisationBulkOrdersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrganisationBulkOrdersQuery, OrganisationBulkOrdersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrganisationBulkOrdersQuery, OrganisationBulkOrdersQueryVariables>(OrganisationBulkOrdersDocument, options);
        }
export type OrganisationBulkOrdersQueryHookResult = ReturnType<typeof useOrganisationBulkOrdersQuery>;
export type OrganisationBulkOrdersLazyQueryHookResult = ReturnType<typeof useOrganisationBulkOrdersLazyQuery>;


/**
 * __useBuyingForQuery__
 *
 * To run a query within a React component, call `useBuyingForQuery` and pass it any options that fit your needs.
 * When your component renders, `useBuyingForQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBuyingForQuery({
 *   variables: {
 *   },
 * });
 */
export function useBuyingForQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BuyingForQuery, BuyingForQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BuyingForQuery, BuyingForQueryVariables>(BuyingForDocument, options);
      }
export function useBuyingForLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BuyingForQuery, BuyingForQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BuyingForQuery, BuyingForQueryVariables>(BuyingForDocument, options);
        }
export type BuyingForQueryHookResult = ReturnType<typeof useBuyingForQuery>;
export type BuyingForLazyQueryHookResult = ReturnType<typeof useBuyingForLazyQuery>;

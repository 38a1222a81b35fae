// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../../generated/graph.generated.ts';

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

/** The state of a bulk order for operators. */
export type BulkOrderDeskState =
  /** Its buyer has heard of it, and quotes are taken still. */
  | 'ANSWERED'
  /** No quote is taken any more. */
  | 'CLOSED'
  /** Its buyer has not heard of it yet. */
  | 'WAITING';

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

export type OrderDeskQueryVariables = Exact<{
  state: Graph.BulkOrderDeskState;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type OrderDeskQuery = { bulkOrdersToHandle: { totalCount: number, totalIsCapped: boolean, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null, startPosition: number }, nodes: Array<{ id: string, hasAccount: boolean, answeredAt: string | null, askedCount: number, clock: { since: string, dueAt: string } | null, asked: Array<{ id: string, supplierName: string, supplierVerified: boolean, askedAt: string, quotedAt: string | null, accepted: boolean }>, order: { id: string, reference: string, organizationName: string, nhsTrustCode: string | null, department: string, contactName: string, email: string, phone: string, deliveryAddress: string, orderType: Graph.BulkOrderType, totalBudget: Graph.BulkOrderBudget | null, budgetReachesThreshold: boolean, requiredDate: string, projectName: string | null, specialRequirements: string | null, sentAt: string, answerDueAt: string, forOrganisation: boolean, closedAt: string | null, closeReason: string | null, items: Array<{ id: string, equipment: Graph.BulkOrderEquipment, description: string, quantity: number, urgency: Graph.BulkOrderUrgency, specifications: string | null, safetyNotices: Array<{ id: string, reference: string, slug: string }> }> } }> } };

export type SuppliersToAskQueryVariables = Exact<{
  orderId: string | number;
  search: string;
}>;


export type SuppliersToAskQuery = { suppliersToAsk: Array<{ id: string, name: string, location: string, verified: boolean }> };

export type AskFurtherSuppliersMutationVariables = Exact<{
  id: string | number;
  supplierIds: Array<string | number> | string | number;
}>;


export type AskFurtherSuppliersMutation = { askFurtherSuppliers:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'DeskBulkOrderPayload', order: { id: string, hasAccount: boolean, answeredAt: string | null, askedCount: number, clock: { since: string, dueAt: string } | null, asked: Array<{ id: string, supplierName: string, supplierVerified: boolean, askedAt: string, quotedAt: string | null, accepted: boolean }>, order: { id: string, reference: string, organizationName: string, nhsTrustCode: string | null, department: string, contactName: string, email: string, phone: string, deliveryAddress: string, orderType: Graph.BulkOrderType, totalBudget: Graph.BulkOrderBudget | null, budgetReachesThreshold: boolean, requiredDate: string, projectName: string | null, specialRequirements: string | null, sentAt: string, answerDueAt: string, forOrganisation: boolean, closedAt: string | null, closeReason: string | null, items: Array<{ id: string, equipment: Graph.BulkOrderEquipment, description: string, quantity: number, urgency: Graph.BulkOrderUrgency, specifications: string | null, safetyNotices: Array<{ id: string, reference: string, slug: string }> }> } } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type EndBulkOrderMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type EndBulkOrderMutation = { endBulkOrder:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'DeskBulkOrderPayload', order: { id: string, hasAccount: boolean, answeredAt: string | null, askedCount: number, clock: { since: string, dueAt: string } | null, asked: Array<{ id: string, supplierName: string, supplierVerified: boolean, askedAt: string, quotedAt: string | null, accepted: boolean }>, order: { id: string, reference: string, organizationName: string, nhsTrustCode: string | null, department: string, contactName: string, email: string, phone: string, deliveryAddress: string, orderType: Graph.BulkOrderType, totalBudget: Graph.BulkOrderBudget | null, budgetReachesThreshold: boolean, requiredDate: string, projectName: string | null, specialRequirements: string | null, sentAt: string, answerDueAt: string, forOrganisation: boolean, closedAt: string | null, closeReason: string | null, items: Array<{ id: string, equipment: Graph.BulkOrderEquipment, description: string, quantity: number, urgency: Graph.BulkOrderUrgency, specifications: string | null, safetyNotices: Array<{ id: string, reference: string, slug: string }> }> } } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type DeskOrderFragment = { id: string, hasAccount: boolean, answeredAt: string | null, askedCount: number, clock: { since: string, dueAt: string } | null, asked: Array<{ id: string, supplierName: string, supplierVerified: boolean, askedAt: string, quotedAt: string | null, accepted: boolean }>, order: { id: string, reference: string, organizationName: string, nhsTrustCode: string | null, department: string, contactName: string, email: string, phone: string, deliveryAddress: string, orderType: Graph.BulkOrderType, totalBudget: Graph.BulkOrderBudget | null, budgetReachesThreshold: boolean, requiredDate: string, projectName: string | null, specialRequirements: string | null, sentAt: string, answerDueAt: string, forOrganisation: boolean, closedAt: string | null, closeReason: string | null, items: Array<{ id: string, equipment: Graph.BulkOrderEquipment, description: string, quantity: number, urgency: Graph.BulkOrderUrgency, specifications: string | null, safetyNotices: Array<{ id: string, reference: string, slug: string }> }> } };

export const DeskOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}},{"kind":"Field","name":{"kind":"Name","value":"asked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierVerified"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"quotedAt"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"nhsTrustCode"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"totalBudget"}},{"kind":"Field","name":{"kind":"Name","value":"budgetReachesThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDate"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"forOrganisation"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderedItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<DeskOrderFragment, unknown>;
export const OrderDeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderDesk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrderDeskState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkOrdersToHandle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsCapped"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"startPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskOrder"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}},{"kind":"Field","name":{"kind":"Name","value":"asked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierVerified"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"quotedAt"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"nhsTrustCode"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"totalBudget"}},{"kind":"Field","name":{"kind":"Name","value":"budgetReachesThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDate"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"forOrganisation"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderedItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<OrderDeskQuery, OrderDeskQueryVariables>;
export const SuppliersToAskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuppliersToAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliersToAsk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]} as unknown as DocumentNode<SuppliersToAskQuery, SuppliersToAskQueryVariables>;
export const AskFurtherSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskFurtherSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askFurtherSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"supplierIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBulkOrderPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskOrder"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}},{"kind":"Field","name":{"kind":"Name","value":"asked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierVerified"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"quotedAt"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"nhsTrustCode"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"totalBudget"}},{"kind":"Field","name":{"kind":"Name","value":"budgetReachesThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDate"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"forOrganisation"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderedItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<AskFurtherSuppliersMutation, AskFurtherSuppliersMutationVariables>;
export const EndBulkOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndBulkOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endBulkOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBulkOrderPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskOrder"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}},{"kind":"Field","name":{"kind":"Name","value":"asked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierVerified"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"quotedAt"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"nhsTrustCode"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"totalBudget"}},{"kind":"Field","name":{"kind":"Name","value":"budgetReachesThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDate"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"forOrganisation"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderedItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<EndBulkOrderMutation, EndBulkOrderMutationVariables>;


/**
 * __useOrderDeskQuery__
 *
 * To run a query within a React component, call `useOrderDeskQuery` and pass it any options that fit your needs.
 * When your component renders, `useOrderDeskQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOrderDeskQuery({
 *   variables: {
 *      state: // value for 'state'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      last: // value for 'last'
 *      before: // value for 'before'
 *   },
 * });
 */
export function useOrderDeskQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrderDeskQuery, OrderDeskQueryVariables> & ({ variables: OrderDeskQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrderDeskQuery, OrderDeskQueryVariables>(OrderDeskDocument, options);
      }
export function useOrderDeskLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrderDeskQuery, OrderDeskQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrderDeskQuery, OrderDeskQueryVariables>(OrderDeskDocument, options);
        }
export type OrderDeskQueryHookResult = ReturnType<typeof useOrderDeskQuery>;
export type OrderDeskLazyQueryHookResult = ReturnType<typeof useOrderDeskLazyQuery>;


/**
 * __useSuppliersToAskQuery__
 *
 * To run a query within a React component, call `useSuppliersToAskQuery` and pass it any options that fit your needs.
 * When your component renders, `useSuppliersToAskQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSuppliersToAskQuery({
 *   variables: {
 *      orderId: // value for 'orderId'
 *      search: // value for 'search'
 *   },
 * });
 */
export function useSuppliersToAskQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SuppliersToAskQuery, SuppliersToAskQueryVariables> & ({ variables: SuppliersToAskQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SuppliersToAskQuery, SuppliersToAskQueryVariables>(SuppliersToAskDocument, options);
      }
export function useSuppliersToAskLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SuppliersToAskQuery, SuppliersToAskQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SuppliersToAskQuery, SuppliersToAskQueryVariables>(SuppliersToAskDocument, options);
        }
export type SuppliersToAskQueryHookResult = ReturnType<typeof useSuppliersToAskQuery>;
export type SuppliersToAskLazyQueryHookResult = ReturnType<typeof useSuppliersToAskLazyQuery>;


/**
 * __useAskFurtherSuppliersMutation__
 *
 * To run a mutation, you first call `useAskFurtherSuppliersMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAskFurtherSuppliersMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [askFurtherSuppliersMutation, { data, loading, error }] = useAskFurtherSuppliersMutation({
 *   variables: {
 *      id: // value for 'id'
 *      supplierIds: // value for 'supplierIds'
 *   },
 * });
 */
export function useAskFurtherSuppliersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AskFurtherSuppliersMutation, AskFurtherSuppliersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AskFurtherSuppliersMutation, AskFurtherSuppliersMutationVariables>(AskFurtherSuppliersDocument, options);
      }
export type AskFurtherSuppliersMutationHookResult = ReturnType<typeof useAskFurtherSuppliersMutation>;

/**
 * __useEndBulkOrderMutation__
 *
 * To run a mutation, you first call `useEndBulkOrderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEndBulkOrderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [endBulkOrderMutation, { data, loading, error }] = useEndBulkOrderMutation({
 *   variables: {
 *      id: // value for 'id'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useEndBulkOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndBulkOrderMutation, EndBulkOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndBulkOrderMutation, EndBulkOrderMutationVariables>(EndBulkOrderDocument, options);
      }
export type EndBulkOrderMutationHookResult = ReturnType<typeof useEndBulkOrderMutation>;
// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** On which side of conversations the caller is. */
export type OwnSupplierConversationSide =
  /** Those that the caller has begun. */
  | 'BUYER'
  /** Those with suppliers for which the caller answers. */
  | 'SUPPLIER';

/** As whom one reads a conversation with a supplier. */
export type SupplierConversationSide =
  /** As its buyer, who has begun it. */
  | 'BUYER'
  /** As an operator, as it was reported. */
  | 'OPERATOR'
  /** For its supplier. */
  | 'SUPPLIER';

/** Whose turn it is in a conversation with a supplier. */
export type SupplierConversationState =
  /** The supplier has answered. */
  | 'ANSWERED'
  /** An operator has stopped it: nobody can write in it any more. */
  | 'STOPPED'
  /** The buyer waits for an answer. */
  | 'WAITING';

/** Who writes in a conversation with a supplier. */
export type SupplierConversationWriter =
  /** The buyer. */
  | 'BUYER'
  /** An account that answers for the supplier. */
  | 'SUPPLIER';

/** What a buyer writes to the supplier of a product. */
export type SupplierMessageInput = {
  /** E-mail address, to which the receipt and news of answers go. The supplier does not see it. */
  email: string;
  /** Identifier of the product. */
  equipmentId: string | number;
  /** The message, 5,000 characters at most. */
  message: string;
  /** Full name of the buyer, 100 characters at most. The supplier sees it. */
  name: string;
  /** Organisation, 200 characters at most. The supplier sees it. */
  organization?: string | null | undefined;
  /** Phone number. The supplier sees it. */
  phone?: string | null | undefined;
};

export type ContactSupplierMutationVariables = Exact<{
  input: Graph.SupplierMessageInput;
}>;


export type ContactSupplierMutation = { contactSupplier:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ContactSupplierPayload', reference: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type OpenConversationQueryVariables = Exact<{
  key: string;
}>;


export type OpenConversationQuery = { supplierConversation: { side: Graph.SupplierConversationSide, conversation: { id: string, reference: string, productId: string | null, productName: string, supplierName: string, buyerName: string, buyerOrganization: string | null, buyerPhone: string | null, state: Graph.SupplierConversationState, sentAt: string, isReported: boolean }, entries: Array<{ id: string, writtenBy: Graph.SupplierConversationWriter, body: string, happenedAt: string }> } | null };

export type ReplyToConversationMutationVariables = Exact<{
  key: string;
  message: string;
}>;


export type ReplyToConversationMutation = { replyToSupplierConversation:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'SupplierConversationPayload', thread: { side: Graph.SupplierConversationSide, conversation: { id: string, reference: string, productId: string | null, productName: string, supplierName: string, buyerName: string, buyerOrganization: string | null, buyerPhone: string | null, state: Graph.SupplierConversationState, sentAt: string, isReported: boolean }, entries: Array<{ id: string, writtenBy: Graph.SupplierConversationWriter, body: string, happenedAt: string }> } | null }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ReportConversationMutationVariables = Exact<{
  key: string;
  reason: string;
}>;


export type ReportConversationMutation = { reportSupplierConversation:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'SupplierConversationPayload', thread: { side: Graph.SupplierConversationSide, conversation: { id: string, reference: string, productId: string | null, productName: string, supplierName: string, buyerName: string, buyerOrganization: string | null, buyerPhone: string | null, state: Graph.SupplierConversationState, sentAt: string, isReported: boolean }, entries: Array<{ id: string, writtenBy: Graph.SupplierConversationWriter, body: string, happenedAt: string }> } | null }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type StopConversationMutationVariables = Exact<{
  id: string | number;
}>;


export type StopConversationMutation = { stopSupplierConversation:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'SupplierConversationPayload', thread: { side: Graph.SupplierConversationSide, conversation: { id: string, reference: string, productId: string | null, productName: string, supplierName: string, buyerName: string, buyerOrganization: string | null, buyerPhone: string | null, state: Graph.SupplierConversationState, sentAt: string, isReported: boolean }, entries: Array<{ id: string, writtenBy: Graph.SupplierConversationWriter, body: string, happenedAt: string }> } | null }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type OwnConversationsQueryVariables = Exact<{
  side: Graph.OwnSupplierConversationSide;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnConversationsQuery = { supplierConversations: { nodes: Array<{ id: string, reference: string, productName: string, supplierName: string, buyerName: string, buyerOrganization: string | null, state: Graph.SupplierConversationState, changedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ConversationChangeFragment = { thread: { side: Graph.SupplierConversationSide, conversation: { id: string, reference: string, productId: string | null, productName: string, supplierName: string, buyerName: string, buyerOrganization: string | null, buyerPhone: string | null, state: Graph.SupplierConversationState, sentAt: string, isReported: boolean }, entries: Array<{ id: string, writtenBy: Graph.SupplierConversationWriter, body: string, happenedAt: string }> } | null };

export type ListedConversationFragment = { id: string, reference: string, productName: string, supplierName: string, buyerName: string, buyerOrganization: string | null, state: Graph.SupplierConversationState, changedAt: string };

export type OpenConversationFragment = { side: Graph.SupplierConversationSide, conversation: { id: string, reference: string, productId: string | null, productName: string, supplierName: string, buyerName: string, buyerOrganization: string | null, buyerPhone: string | null, state: Graph.SupplierConversationState, sentAt: string, isReported: boolean }, entries: Array<{ id: string, writtenBy: Graph.SupplierConversationWriter, body: string, happenedAt: string }> };

export const OpenConversationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversationThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]} as unknown as DocumentNode<OpenConversationFragment, unknown>;
export const ConversationChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenConversation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversationThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]} as unknown as DocumentNode<ConversationChangeFragment, unknown>;
export const ListedConversationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ListedConversationFragment, unknown>;
export const ContactSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContactSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSupplierPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ContactSupplierMutation, ContactSupplierMutationVariables>;
export const OpenConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenConversation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversationThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]} as unknown as DocumentNode<OpenConversationQuery, OpenConversationQueryVariables>;
export const ReplyToConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToSupplierConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationChange"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenConversation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversationThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReplyToConversationMutation, ReplyToConversationMutationVariables>;
export const ReportConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSupplierConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationChange"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenConversation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversationThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReportConversationMutation, ReportConversationMutationVariables>;
export const StopConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopSupplierConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationChange"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenConversation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversationThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StopConversationMutation, StopConversationMutationVariables>;
export const OwnConversationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnConversations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"side"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSupplierConversationSide"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierConversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"side"},"value":{"kind":"Variable","name":{"kind":"Name","value":"side"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedConversation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<OwnConversationsQuery, OwnConversationsQueryVariables>;


/**
 * __useContactSupplierMutation__
 *
 * To run a mutation, you first call `useContactSupplierMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useContactSupplierMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [contactSupplierMutation, { data, loading, error }] = useContactSupplierMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useContactSupplierMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ContactSupplierMutation, ContactSupplierMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ContactSupplierMutation, ContactSupplierMutationVariables>(ContactSupplierDocument, options);
      }
export type ContactSupplierMutationHookResult = ReturnType<typeof useContactSupplierMutation>;

/**
 * __useOpenConversationQuery__
 *
 * To run a query within a React component, call `useOpenConversationQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenConversationQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenConversationQuery({
 *   variables: {
 *      key: // value for 'key'
 *   },
 * });
 */
export function useOpenConversationQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenConversationQuery, OpenConversationQueryVariables> & ({ variables: OpenConversationQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenConversationQuery, OpenConversationQueryVariables>(OpenConversationDocument, options);
      }
export function useOpenConversationLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenConversationQuery, OpenConversationQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenConversationQuery, OpenConversationQueryVariables>(OpenConversationDocument, options);
        }
export type OpenConversationQueryHookResult = ReturnType<typeof useOpenConversationQuery>;
export type OpenConversationLazyQueryHookResult = ReturnType<typeof useOpenConversationLazyQuery>;


/**
 * __useReplyToConversationMutation__
 *
 * To run a mutation, you first call `useReplyToConversationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReplyToConversationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [replyToConversationMutation, { data, loading, error }] = useReplyToConversationMutation({
 *   variables: {
 *      key: // value for 'key'
 *      message: // value for 'message'
 *   },
 * });
 */
export function useReplyToConversationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReplyToConversationMutation, ReplyToConversationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReplyToConversationMutation, ReplyToConversationMutationVariables>(ReplyToConversationDocument, options);
      }
export type ReplyToConversationMutationHookResult = ReturnType<typeof useReplyToConversationMutation>;

/**
 * __useReportConversationMutation__
 *
 * To run a mutation, you first call `useReportConversationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReportConversationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [reportConversationMutation, { data, loading, error }] = useReportConversationMutation({
 *   variables: {
 *      key: // value for 'key'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useReportConversationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReportConversationMutation, ReportConversationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReportConversationMutation, ReportConversationMutationVariables>(ReportConversationDocument, options);
      }
export type ReportConversationMutationHookResult = ReturnType<typeof useReportConversationMutation>;

/**
 * __useStopConversationMutation__
 *
 * To run a mutation, you first call `useStopConversationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStopConversationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [stopConversationMutation, { data, loading, error }] = useStopConversationMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useStopConversationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StopConversationMutation, StopConversationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StopConversationMutation, StopConversationMutationVariables>(StopConversationDocument, options);
      }
export type StopConversationMutationHookResult = ReturnType<typeof useStopConversationMutation>;

/**
 * __useOwnConversationsQuery__
 *
 * To run a query within a React component, call `useOwnConversationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnConversationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnConversationsQuery({
 *   variables: {
 *      side: // value for 'side'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useOwnConversationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OwnConversationsQuery, OwnConversationsQueryVariables> & ({ variables: OwnConversationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnConversationsQuery, OwnConversationsQueryVariables>(OwnConversationsDocument, options);
      }
export function useOwnConversationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnConversationsQuery, OwnConversationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnConversationsQuery, OwnConversationsQueryVariables>(OwnConversationsDocument, options);
        }
export type OwnConversationsQueryHookResult = ReturnType<typeof useOwnConversationsQuery>;
export type OwnConversationsLazyQueryHookResult = ReturnType<typeof useOwnConversationsLazyQuery>;

// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The category of an enquiry. */
export type EnquiryCategory =
  /** Invoices and payments. */
  | 'BILLING'
  /** Compliance documents. */
  | 'COMPLIANCE'
  /** The equipment marketplace. */
  | 'EQUIPMENT'
  /** Feedback on the portal. */
  | 'FEEDBACK'
  /** Anything else. */
  | 'OTHER'
  /** Working together: pilots, interfaces, investment. */
  | 'PARTNERSHIP'
  /** Posts, and applying for them. */
  | 'RECRUITMENT'
  /** Something that does not work. */
  | 'TECHNICAL';

/** The kind of an entry of an enquiry. */
export type EnquiryEntryKind =
  /** It was closed. */
  | 'CLOSED'
  /** A message was written. */
  | 'MESSAGE'
  /** It was opened again. */
  | 'REOPENED';

/** A filter of the enquiries. All conditions must hold. */
export type EnquiryFilter = {
  /** Only those about this. */
  category?: EnquiryCategory | null | undefined;
  /** Only those in this state. */
  state?: EnquiryState | null | undefined;
};

/** Whose turn it is in an enquiry. */
export type EnquiryState =
  /** It has been replied to. */
  | 'ANSWERED'
  /** It is closed. A further message of its sender opens it again. */
  | 'CLOSED'
  /** Its sender waits for a reply. */
  | 'OPEN';

/** The author of an entry of an enquiry. */
export type EnquiryWriter =
  /** An operator of the portal. */
  | 'OPERATOR'
  /** The sender. */
  | 'SENDER';

export type EnquiryDeskQueryVariables = Exact<{
  filter?: Graph.EnquiryFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type EnquiryDeskQuery = { enquiries: { totalCount: number, totalIsCapped: boolean, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null, startPosition: number }, nodes: Array<{ id: string, reference: string, name: string, email: string, phone: string | null, organization: string | null, hasAccount: boolean, subject: string, categoryLabel: string, state: Graph.EnquiryState, sentAt: string, replyDueAt: string | null, isOverdue: boolean, changedAt: string }> } };

export type EnquiryHistoryQueryVariables = Exact<{
  id: string | number;
}>;


export type EnquiryHistoryQuery = { enquiry: { enquiry: { id: string, reference: string, name: string, email: string, phone: string | null, organization: string | null, hasAccount: boolean, subject: string, categoryLabel: string, state: Graph.EnquiryState, sentAt: string, replyDueAt: string | null, isOverdue: boolean, changedAt: string }, entries: Array<{ id: string, kind: Graph.EnquiryEntryKind, writtenBy: Graph.EnquiryWriter, body: string | null, happenedAt: string }> } | null };

export type AnswerEnquiryMutationVariables = Exact<{
  id: string | number;
  message: string;
}>;


export type AnswerEnquiryMutation = { answerEnquiry:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EnquiryPayload', history: { enquiry: { id: string, reference: string, name: string, email: string, phone: string | null, organization: string | null, hasAccount: boolean, subject: string, categoryLabel: string, state: Graph.EnquiryState, sentAt: string, replyDueAt: string | null, isOverdue: boolean, changedAt: string }, entries: Array<{ id: string, kind: Graph.EnquiryEntryKind, writtenBy: Graph.EnquiryWriter, body: string | null, happenedAt: string }> } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type CloseEnquiryMutationVariables = Exact<{
  id: string | number;
}>;


export type CloseEnquiryMutation = { closeEnquiry:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EnquiryPayload', history: { enquiry: { id: string, reference: string, name: string, email: string, phone: string | null, organization: string | null, hasAccount: boolean, subject: string, categoryLabel: string, state: Graph.EnquiryState, sentAt: string, replyDueAt: string | null, isOverdue: boolean, changedAt: string }, entries: Array<{ id: string, kind: Graph.EnquiryEntryKind, writtenBy: Graph.EnquiryWriter, body: string | null, happenedAt: string }> } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ReopenEnquiryMutationVariables = Exact<{
  id: string | number;
}>;


export type ReopenEnquiryMutation = { reopenEnquiry:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EnquiryPayload', history: { enquiry: { id: string, reference: string, name: string, email: string, phone: string | null, organization: string | null, hasAccount: boolean, subject: string, categoryLabel: string, state: Graph.EnquiryState, sentAt: string, replyDueAt: string | null, isOverdue: boolean, changedAt: string }, entries: Array<{ id: string, kind: Graph.EnquiryEntryKind, writtenBy: Graph.EnquiryWriter, body: string | null, happenedAt: string }> } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type DeskEnquiryFragment = { id: string, reference: string, name: string, email: string, phone: string | null, organization: string | null, hasAccount: boolean, subject: string, categoryLabel: string, state: Graph.EnquiryState, sentAt: string, replyDueAt: string | null, isOverdue: boolean, changedAt: string };

export type ShownHistoryFragment = { enquiry: { id: string, reference: string, name: string, email: string, phone: string | null, organization: string | null, hasAccount: boolean, subject: string, categoryLabel: string, state: Graph.EnquiryState, sentAt: string, replyDueAt: string | null, isOverdue: boolean, changedAt: string }, entries: Array<{ id: string, kind: Graph.EnquiryEntryKind, writtenBy: Graph.EnquiryWriter, body: string | null, happenedAt: string }> };

export const DeskEnquiryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskEnquiry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<DeskEnquiryFragment, unknown>;
export const ShownHistoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskEnquiry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskEnquiry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]} as unknown as DocumentNode<ShownHistoryFragment, unknown>;
export const EnquiryDeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryDesk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsCapped"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"startPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskEnquiry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskEnquiry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<EnquiryDeskQuery, EnquiryDeskQueryVariables>;
export const EnquiryHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownHistory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskEnquiry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskEnquiry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]} as unknown as DocumentNode<EnquiryHistoryQuery, EnquiryHistoryQueryVariables>;
export const AnswerEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownHistory"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskEnquiry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskEnquiry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]} as unknown as DocumentNode<AnswerEnquiryMutation, AnswerEnquiryMutationVariables>;
export const CloseEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownHistory"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskEnquiry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskEnquiry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]} as unknown as DocumentNode<CloseEnquiryMutation, CloseEnquiryMutationVariables>;
export const ReopenEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownHistory"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskEnquiry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskEnquiry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]} as unknown as DocumentNode<ReopenEnquiryMutation, ReopenEnquiryMutationVariables>;


/**
 * __useEnquiryDeskQuery__
 *
 * To run a query within a React component, call `useEnquiryDeskQuery` and pass it any options that fit your needs.
 * When your component renders, `useEnquiryDeskQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEnquiryDeskQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      last: // value for 'last'
 *      before: // value for 'before'
 *   },
 * });
 */
export function useEnquiryDeskQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EnquiryDeskQuery, EnquiryDeskQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EnquiryDeskQuery, EnquiryDeskQueryVariables>(EnquiryDeskDocument, options);
      }
export function useEnquiryDeskLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EnquiryDeskQuery, EnquiryDeskQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EnquiryDeskQuery, EnquiryDeskQueryVariables>(EnquiryDeskDocument, options);
        }
export type EnquiryDeskQueryHookResult = ReturnType<typeof useEnquiryDeskQuery>;
export type EnquiryDeskLazyQueryHookResult = ReturnType<typeof useEnquiryDeskLazyQuery>;


/**
 * __useEnquiryHistoryQuery__
 *
 * To run a query within a React component, call `useEnquiryHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `useEnquiryHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEnquiryHistoryQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEnquiryHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EnquiryHistoryQuery, EnquiryHistoryQueryVariables> & ({ variables: EnquiryHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EnquiryHistoryQuery, EnquiryHistoryQueryVariables>(EnquiryHistoryDocument, options);
      }
export function useEnquiryHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EnquiryHistoryQuery, EnquiryHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EnquiryHistoryQuery, EnquiryHistoryQueryVariables>(EnquiryHistoryDocument, options);
        }
export type EnquiryHistoryQueryHookResult = ReturnType<typeof useEnquiryHistoryQuery>;
export type EnquiryHistoryLazyQueryHookResult = ReturnType<typeof useEnquiryHistoryLazyQuery>;


/**
 * __useAnswerEnquiryMutation__
 *
 * To run a mutation, you first call `useAnswerEnquiryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAnswerEnquiryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [answerEnquiryMutation, { data, loading, error }] = useAnswerEnquiryMutation({
 *   variables: {
 *      id: // value for 'id'
 *      message: // value for 'message'
 *   },
 * });
 */
export function useAnswerEnquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AnswerEnquiryMutation, AnswerEnquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AnswerEnquiryMutation, AnswerEnquiryMutationVariables>(AnswerEnquiryDocument, options);
      }
export type AnswerEnquiryMutationHookResult = ReturnType<typeof useAnswerEnquiryMutation>;

/**
 * __useCloseEnquiryMutation__
 *
 * To run a mutation, you first call `useCloseEnquiryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCloseEnquiryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [closeEnquiryMutation, { data, loading, error }] = useCloseEnquiryMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCloseEnquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloseEnquiryMutation, CloseEnquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloseEnquiryMutation, CloseEnquiryMutationVariables>(CloseEnquiryDocument, options);
      }
export type CloseEnquiryMutationHookResult = ReturnType<typeof useCloseEnquiryMutation>;

/**
 * __useReopenEnquiryMutation__
 *
 * To run a mutation, you first call `useReopenEnquiryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReopenEnquiryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [reopenEnquiryMutation, { data, loading, error }] = useReopenEnquiryMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useReopenEnquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReopenEnquiryMutation, ReopenEnquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReopenEnquiryMutation, ReopenEnquiryMutationVariables>(ReopenEnquiryDocument, options);
      }
export type ReopenEnquiryMutationHookResult = ReturnType<typeof useReopenEnquiryMutation>;
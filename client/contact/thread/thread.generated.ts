// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The kind of an entry of an enquiry. */
export type EnquiryEntryKind =
  /** It was closed. */
  | 'CLOSED'
  /** A message was written. */
  | 'MESSAGE'
  /** It was opened again. */
  | 'REOPENED';

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

export type EnquiryThreadQueryVariables = Exact<{
  thread: string;
}>;


export type EnquiryThreadQuery = { enquiryThread: { reference: string, subject: string, categoryLabel: string, state: Graph.EnquiryState, replyDueAt: string | null, entries: Array<{ id: string, kind: Graph.EnquiryEntryKind, writtenBy: Graph.EnquiryWriter, body: string | null, happenedAt: string }> } | null };

export type ReplyToEnquiryMutationVariables = Exact<{
  thread: string;
  message: string;
}>;


export type ReplyToEnquiryMutation = { replyToEnquiry:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EnquiryThreadPayload', thread: { reference: string, subject: string, categoryLabel: string, state: Graph.EnquiryState, replyDueAt: string | null, entries: Array<{ id: string, kind: Graph.EnquiryEntryKind, writtenBy: Graph.EnquiryWriter, body: string | null, happenedAt: string }> } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type CloseEnquiryThreadMutationVariables = Exact<{
  thread: string;
}>;


export type CloseEnquiryThreadMutation = { closeEnquiryThread:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EnquiryThreadPayload', thread: { reference: string, subject: string, categoryLabel: string, state: Graph.EnquiryState, replyDueAt: string | null, entries: Array<{ id: string, kind: Graph.EnquiryEntryKind, writtenBy: Graph.EnquiryWriter, body: string | null, happenedAt: string }> } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ShownThreadFragment = { reference: string, subject: string, categoryLabel: string, state: Graph.EnquiryState, replyDueAt: string | null, entries: Array<{ id: string, kind: Graph.EnquiryEntryKind, writtenBy: Graph.EnquiryWriter, body: string | null, happenedAt: string }> };

export type ShownEntryFragment = { id: string, kind: Graph.EnquiryEntryKind, writtenBy: Graph.EnquiryWriter, body: string | null, happenedAt: string };

export const ShownEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]} as unknown as DocumentNode<ShownEntryFragment, unknown>;
export const ShownThreadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"replyDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]} as unknown as DocumentNode<ShownThreadFragment, unknown>;
export const EnquiryThreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thread"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryThread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"thread"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thread"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownThread"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"replyDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]} as unknown as DocumentNode<EnquiryThreadQuery, EnquiryThreadQueryVariables>;
export const ReplyToEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thread"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"thread"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thread"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryThreadPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownThread"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"replyDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReplyToEnquiryMutation, ReplyToEnquiryMutationVariables>;
export const CloseEnquiryThreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseEnquiryThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thread"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeEnquiryThread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"thread"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thread"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryThreadPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownThread"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"replyDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CloseEnquiryThreadMutation, CloseEnquiryThreadMutationVariables>;


/**
 * __useEnquiryThreadQuery__
 *
 * To run a query within a React component, call `useEnquiryThreadQuery` and pass it any options that fit your needs.
 * When your component renders, `useEnquiryThreadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEnquiryThreadQuery({
 *   variables: {
 *      thread: // value for 'thread'
 *   },
 * });
 */
export function useEnquiryThreadQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EnquiryThreadQuery, EnquiryThreadQueryVariables> & ({ variables: EnquiryThreadQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EnquiryThreadQuery, EnquiryThreadQueryVariables>(EnquiryThreadDocument, options);
      }
export function useEnquiryThreadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EnquiryThreadQuery, EnquiryThreadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EnquiryThreadQuery, EnquiryThreadQueryVariables>(EnquiryThreadDocument, options);
        }
export type EnquiryThreadQueryHookResult = ReturnType<typeof useEnquiryThreadQuery>;
export type EnquiryThreadLazyQueryHookResult = ReturnType<typeof useEnquiryThreadLazyQuery>;


/**
 * __useReplyToEnquiryMutation__
 *
 * To run a mutation, you first call `useReplyToEnquiryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReplyToEnquiryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [replyToEnquiryMutation, { data, loading, error }] = useReplyToEnquiryMutation({
 *   variables: {
 *      thread: // value for 'thread'
 *      message: // value for 'message'
 *   },
 * });
 */
export function useReplyToEnquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReplyToEnquiryMutation, ReplyToEnquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReplyToEnquiryMutation, ReplyToEnquiryMutationVariables>(ReplyToEnquiryDocument, options);
      }
export type ReplyToEnquiryMutationHookResult = ReturnType<typeof useReplyToEnquiryMutation>;

/**
 * __useCloseEnquiryThreadMutation__
 *
 * To run a mutation, you first call `useCloseEnquiryThreadMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCloseEnquiryThreadMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [closeEnquiryThreadMutation, { data, loading, error }] = useCloseEnquiryThreadMutation({
 *   variables: {
 *      thread: // value for 'thread'
 *   },
 * });
 */
export function useCloseEnquiryThreadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloseEnquiryThreadMutation, CloseEnquiryThreadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloseEnquiryThreadMutation, CloseEnquiryThreadMutationVariables>(CloseEnquiryThreadDocument, options);
      }
export type CloseEnquiryThreadMutationHookResult = ReturnType<typeof useCloseEnquiryThreadMutation>;
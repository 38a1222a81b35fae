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

/** A message to the portal. */
export type EnquiryInput = {
  /** The category. */
  category: EnquiryCategory;
  /** E-mail address, to which the receipt and the replies go. */
  email: string;
  /** The message, 5,000 characters at most. */
  message: string;
  /** Full name of the sender, 100 characters at most. */
  name: string;
  /** Organisation, 200 characters at most. */
  organization?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** The subject, 150 characters at most. */
  subject: string;
};

export type SendEnquiryMutationVariables = Exact<{
  input: Graph.EnquiryInput;
}>;


export type SendEnquiryMutation = { sendEnquiry:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'SendEnquiryPayload', receipt: { reference: string } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const SendEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SendEnquiryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendEnquiryMutation, SendEnquiryMutationVariables>;


/**
 * __useSendEnquiryMutation__
 *
 * To run a mutation, you first call `useSendEnquiryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendEnquiryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendEnquiryMutation, { data, loading, error }] = useSendEnquiryMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSendEnquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendEnquiryMutation, SendEnquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendEnquiryMutation, SendEnquiryMutationVariables>(SendEnquiryDocument, options);
      }
export type SendEnquiryMutationHookResult = ReturnType<typeof useSendEnquiryMutation>;
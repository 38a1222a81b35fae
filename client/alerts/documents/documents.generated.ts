// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** One thing to follow. */
export type DocumentFollowInput = {
  /** Identifier or slug of a document. */
  document?: string | number | null | undefined;
  /** A regulation, as a document names it, with or without its sections, which do not count; 200 characters at most. */
  regulation?: string | null | undefined;
  /** Whom documents are for, as a document names them; 200 characters at most. */
  role?: string | null | undefined;
};

/** By what changes of documents are followed. */
export type DocumentFollowKind =
  /** One document. */
  | 'DOCUMENT'
  /** All documents that are about a regulation. */
  | 'REGULATION'
  /** All documents that are for a role. */
  | 'ROLE';

export type DocumentFollowsQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentFollowsQuery = { documentFollows: Array<{ id: string, kind: Graph.DocumentFollowKind, name: string, path: string }> };

export type ReaderOfDocumentQueryVariables = Exact<{
  slug: string | number;
}>;


export type ReaderOfDocumentQuery = { me: { id: string, emailConfirmed: boolean } | null, documentReading: { version: string, readAt: string | null, team: Array<{ accountId: string, firstName: string, lastName: string, readAt: string | null, lastRead: string | null }> | null } | null, documentFollows: Array<{ id: string, kind: Graph.DocumentFollowKind, name: string, path: string }> };

export type FollowDocumentsMutationVariables = Exact<{
  what: Graph.DocumentFollowInput;
}>;


export type FollowDocumentsMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'FollowDocumentsPayload' }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type EndDocumentFollowMutationVariables = Exact<{
  id: string | number;
}>;


export type EndDocumentFollowMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EndDocumentFollowPayload' }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ConfirmDocumentReadMutationVariables = Exact<{
  slug: string | number;
  version: string;
}>;


export type ConfirmDocumentReadMutation = { answer:
    | { __typename: 'ConfirmDocumentReadPayload' }
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type DocumentFollowRowFragment = { id: string, kind: Graph.DocumentFollowKind, name: string, path: string };

export type OwnReadingFragment = { version: string, readAt: string | null, team: Array<{ accountId: string, firstName: string, lastName: string, readAt: string | null, lastRead: string | null }> | null };

export const DocumentFollowRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFollowRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFollow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<DocumentFollowRowFragment, unknown>;
export const OwnReadingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnReading"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRead"}}]}}]}}]} as unknown as DocumentNode<OwnReadingFragment, unknown>;
export const DocumentFollowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentFollows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentFollows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFollowRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFollowRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFollow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<DocumentFollowsQuery, DocumentFollowsQueryVariables>;
export const ReaderOfDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReaderOfDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentReading"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnReading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentFollows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFollowRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFollowRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFollow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnReading"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRead"}}]}}]}}]} as unknown as DocumentNode<ReaderOfDocumentQuery, ReaderOfDocumentQueryVariables>;
export const FollowDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"what"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFollowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"followDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"what"},"value":{"kind":"Variable","name":{"kind":"Name","value":"what"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<FollowDocumentsMutation, FollowDocumentsMutationVariables>;
export const EndDocumentFollowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndDocumentFollow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"endDocumentFollow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EndDocumentFollowMutation, EndDocumentFollowMutationVariables>;
export const ConfirmDocumentReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmDocumentRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"confirmDocumentRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmDocumentReadMutation, ConfirmDocumentReadMutationVariables>;


/**
 * __useDocumentFollowsQuery__
 *
 * To run a query within a React component, call `useDocumentFollowsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentFollowsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentFollowsQuery({
 *   variables: {
 *   },
 * });
 */
export function useDocumentFollowsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DocumentFollowsQuery, DocumentFollowsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentFollowsQuery, DocumentFollowsQueryVariables>(DocumentFollowsDocument, options);
      }
export function useDocumentFollowsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentFollowsQuery, DocumentFollowsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentFollowsQuery, DocumentFollowsQueryVariables>(DocumentFollowsDocument, options);
        }
export type DocumentFollowsQueryHookResult = ReturnType<typeof useDocumentFollowsQuery>;
export type DocumentFollowsLazyQueryHookResult = ReturnType<typeof useDocumentFollowsLazyQuery>;


/**
 * __useReaderOfDocumentQuery__
 *
 * To run a query within a React component, call `useReaderOfDocumentQuery` and pass it any options that fit your needs.
 * When your component renders, `useReaderOfDocumentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReaderOfDocumentQuery({
 *   variables: {
 *      slug: // value for 'slug'
 *   },
 * });
 */
export function useReaderOfDocumentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReaderOfDocumentQuery, ReaderOfDocumentQueryVariables> & ({ variables: ReaderOfDocumentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReaderOfDocumentQuery, ReaderOfDocumentQueryVariables>(ReaderOfDocumentDocument, options);
      }
export function useReaderOfDocumentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReaderOfDocumentQuery, ReaderOfDocumentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReaderOfDocumentQuery, ReaderOfDocumentQueryVariables>(ReaderOfDocumentDocument, options);
        }
export type ReaderOfDocumentQueryHookResult = ReturnType<typeof useReaderOfDocumentQuery>;
export type ReaderOfDocumentLazyQueryHookResult = ReturnType<typeof useReaderOfDocumentLazyQuery>;


/**
 * __useFollowDocumentsMutation__
 *
 * To run a mutation, you first call `useFollowDocumentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useFollowDocumentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [followDocumentsMutation, { data, loading, error }] = useFollowDocumentsMutation({
 *   variables: {
 *      what: // value for 'what'
 *   },
 * });
 */
export function useFollowDocumentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<FollowDocumentsMutation, FollowDocumentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<FollowDocumentsMutation, FollowDocumentsMutationVariables>(FollowDocumentsDocument, options);
      }
export type FollowDocumentsMutationHookResult = ReturnType<typeof useFollowDocumentsMutation>;

/**
 * __useEndDocumentFollowMutation__
 *
 * To run a mutation, you first call `useEndDocumentFollowMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEndDocumentFollowMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [endDocumentFollowMutation, { data, loading, error }] = useEndDocumentFollowMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEndDocumentFollowMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndDocumentFollowMutation, EndDocumentFollowMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndDocumentFollowMutation, EndDocumentFollowMutationVariables>(EndDocumentFollowDocument, options);
      }
export type EndDocumentFollowMutationHookResult = ReturnType<typeof useEndDocumentFollowMutation>;

/**
 * __useConfirmDocumentReadMutation__
 *
 * To run a mutation, you first call `useConfirmDocumentReadMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmDocumentReadMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmDocumentReadMutation, { data, loading, error }] = useConfirmDocumentReadMutation({
 *   variables: {
 *      slug: // value for 'slug'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useConfirmDocumentReadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmDocumentReadMutation, ConfirmDocumentReadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmDocumentReadMutation, ConfirmDocumentReadMutationVariables>(ConfirmDocumentReadDocument, options);
      }
export type ConfirmDocumentReadMutationHookResult = ReturnType<typeof useConfirmDocumentReadMutation>;
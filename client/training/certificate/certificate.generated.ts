// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The kind of the programme. */
export type ProgrammeKind =
  /** A certification, which is applied for. */
  | 'CERTIFICATION'
  /** A training path, which anyone may take. */
  | 'PATH';

export type CertificateQueryVariables = Exact<{
  code: string;
}>;


export type CertificateQuery = { certificate: { number: string, title: string, kind: Graph.ProgrammeKind, issuedOn: string, holderName: string | null } | null };

export type OwnCertificateQueryVariables = Exact<{
  code: string;
}>;


export type OwnCertificateQuery = { ownCertificate: { code: string, number: string, holderName: string, showsName: boolean } | null };

export type ShowNameOnCertificateMutationVariables = Exact<{
  code: string;
  shown: boolean;
}>;


export type ShowNameOnCertificateMutation = { showNameOnCertificate:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'OwnCertificatePayload', certificate: { code: string, number: string, holderName: string, showsName: boolean } }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string }
   };

export type CheckedCertificateFragment = { number: string, title: string, kind: Graph.ProgrammeKind, issuedOn: string, holderName: string | null };

export type HeldCertificateFragment = { code: string, number: string, holderName: string, showsName: boolean };

export const CheckedCertificateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckedCertificate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}}]}}]} as unknown as DocumentNode<CheckedCertificateFragment, unknown>;
export const HeldCertificateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldCertificate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCertificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"showsName"}}]}}]} as unknown as DocumentNode<HeldCertificateFragment, unknown>;
export const CertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Certificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckedCertificate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckedCertificate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}}]}}]} as unknown as DocumentNode<CertificateQuery, CertificateQueryVariables>;
export const OwnCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldCertificate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldCertificate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCertificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"showsName"}}]}}]} as unknown as DocumentNode<OwnCertificateQuery, OwnCertificateQueryVariables>;
export const ShowNameOnCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowNameOnCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showNameOnCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"shown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shown"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCertificatePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldCertificate"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldCertificate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCertificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"showsName"}}]}}]} as unknown as DocumentNode<ShowNameOnCertificateMutation, ShowNameOnCertificateMutationVariables>;


/**
 * __useCertificateQuery__
 *
 * To run a query within a React component, call `useCertificateQuery` and pass it any options that fit your needs.
 * When your component renders, `useCertificateQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCertificateQuery({
 *   variables: {
 *      code: // value for 'code'
 *   },
 * });
 */
export function useCertificateQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CertificateQuery, CertificateQueryVariables> & ({ variables: CertificateQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CertificateQuery, CertificateQueryVariables>(CertificateDocument, options);
      }
export function useCertificateLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CertificateQuery, CertificateQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CertificateQuery, CertificateQueryVariables>(CertificateDocument, options);
        }
export type CertificateQueryHookResult = ReturnType<typeof useCertificateQuery>;
export type CertificateLazyQueryHookResult = ReturnType<typeof useCertificateLazyQuery>;


/**
 * __useOwnCertificateQuery__
 *
 * To run a query within a React component, call `useOwnCertificateQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnCertificateQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnCertificateQuery({
 *   variables: {
 *      code: // value for 'code'
 *   },
 * });
 */
export function useOwnCertificateQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OwnCertificateQuery, OwnCertificateQueryVariables> & ({ variables: OwnCertificateQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnCertificateQuery, OwnCertificateQueryVariables>(OwnCertificateDocument, options);
      }
export function useOwnCertificateLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnCertificateQuery, OwnCertificateQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnCertificateQuery, OwnCertificateQueryVariables>(OwnCertificateDocument, options);
        }
export type OwnCertificateQueryHookResult = ReturnType<typeof useOwnCertificateQuery>;
export type OwnCertificateLazyQueryHookResult = ReturnType<typeof useOwnCertificateLazyQuery>;


/**
 * __useShowNameOnCertificateMutation__
 *
 * To run a mutation, you first call `useShowNameOnCertificateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useShowNameOnCertificateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [showNameOnCertificateMutation, { data, loading, error }] = useShowNameOnCertificateMutation({
 *   variables: {
 *      code: // value for 'code'
 *      shown: // value for 'shown'
 *   },
 * });
 */
export function useShowNameOnCertificateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ShowNameOnCertificateMutation, ShowNameOnCertificateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ShowNameOnCertificateMutation, ShowNameOnCertificateMutationVariables>(ShowNameOnCertificateDocument, options);
      }
export type ShowNameOnCertificateMutationHookResult = ReturnType<typeof useShowNameOnCertificateMutation>;
// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The result of the virus scan of a file. */
export type FileScanState =
  /** The scanner found nothing. */
  | 'CLEAN'
  /** The scanner found malware, and the file is deleted. */
  | 'INFECTED'
  /** No scanner is configured, so it was not scanned. */
  | 'NOT_SCANNED'
  /** It waits for the scanner, and cannot be downloaded. */
  | 'WAITING';

/** Where an application stands that has been sent. */
export type SentVendorApplicationState =
  /** It is approved: there is a verified supplier. */
  | 'APPROVED'
  /** Its applicant is to change it and send it again. */
  | 'CHANGES_REQUESTED'
  /** It is not approved. */
  | 'REFUSED'
  /** It waits for an operator. */
  | 'SUBMITTED';

/** Where an application stands. */
export type VendorApplicationState =
  /** It is approved: there is a verified supplier. */
  | 'APPROVED'
  /** Its applicant is to change it and send it again. */
  | 'CHANGES_REQUESTED'
  /** It has not been sent. */
  | 'DRAFT'
  /** It is not approved. */
  | 'REFUSED'
  /** It waits for an operator. */
  | 'SUBMITTED';

/** What kind of business a supplier is. */
export type VendorBusinessType =
  /** Distributor. */
  | 'DISTRIBUTOR'
  /** Importer. */
  | 'IMPORTER'
  /** Manufacturer. */
  | 'MANUFACTURER'
  /** Retailer. */
  | 'RETAILER'
  /** Service provider. */
  | 'SERVICE_PROVIDER'
  /** Wholesaler. */
  | 'WHOLESALER';

/** What a supplier offers. */
export type VendorCategory =
  /** Diagnostic. */
  | 'DIAGNOSTIC'
  /** Emergency. */
  | 'EMERGENCY'
  /** ICU. */
  | 'ICU'
  /** Imaging. */
  | 'IMAGING'
  /** Laboratory. */
  | 'LABORATORY'
  /** Mobility Aids. */
  | 'MOBILITY_AIDS'
  /** Patient Monitoring. */
  | 'PATIENT_MONITORING'
  /** Rehabilitation. */
  | 'REHABILITATION'
  /** Respiratory. */
  | 'RESPIRATORY'
  /** Surgical Instruments. */
  | 'SURGICAL_INSTRUMENTS';

/** What an operator makes of an application. */
export type VendorDecision =
  /** It is approved: there is a verified supplier. */
  | 'APPROVED'
  /** Its applicant is to change it and send it again. */
  | 'CHANGES_REQUESTED'
  /** It is not approved. */
  | 'REFUSED';

/** Which document of an application a file is. */
export type VendorDocumentKind =
  /** The company registration or license. */
  | 'COMPANY_LICENSE'
  /** The public liability insurance. */
  | 'INSURANCE_CERTIFICATE'
  /** A certificate of quality, which is optional. */
  | 'QUALITY_CERTIFICATE';

/** What was done with an application. */
export type VendorEventKind =
  /** An operator has approved it. */
  | 'APPROVED'
  /** An operator has asked for changes. */
  | 'CHANGES_REQUESTED'
  /** The virus scanner found something in a file, which is deleted. */
  | 'FILE_REFUSED'
  /** An operator has not approved it. */
  | 'REFUSED'
  /** It was sent, or sent again. */
  | 'SUBMITTED';

/** What a business turns over in a year, in pounds. */
export type VendorTurnover =
  /** 1 million to 5 million. */
  | 'FROM_1M'
  /** 5 million to 10 million. */
  | 'FROM_5M'
  /** 100,000 to 500,000. */
  | 'FROM_100K'
  /** 500,000 to 1 million. */
  | 'FROM_500K'
  /** More than 10 million. */
  | 'OVER_10M'
  /** Less than 100,000. */
  | 'UNDER_100K';

export type VendorsToReviewQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  state?: Graph.SentVendorApplicationState | null | undefined;
}>;


export type VendorsToReviewQuery = { vendorApplications: { totalCount: number, totalIsCapped: boolean, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null, startPosition: number }, nodes: Array<{ id: string, reference: string | null, state: Graph.VendorApplicationState, revision: number, companyName: string, registrationNumber: string, nhsSupplierCode: string | null, vatNumber: string, contactName: string, email: string, phone: string, website: string | null, businessType: Graph.VendorBusinessType | null, equipmentCategories: Array<Graph.VendorCategory>, annualTurnover: Graph.VendorTurnover | null, yearsInBusiness: number | null, isoCompliant: boolean, ceMarking: boolean, nhsApproved: boolean, mddrCompliant: boolean, submittedAt: string | null, expectedFrom: string | null, dueAt: string | null, decisionReason: string | null, files: Array<{ id: string, document: Graph.VendorDocumentKind, name: string, size: number, scan: Graph.FileScanState }>, events: Array<{ id: string, kind: Graph.VendorEventKind, revision: number, message: string | null, happenedAt: string }> }> } };

export type DecideVendorApplicationMutationVariables = Exact<{
  id: string | number;
  revision: number;
  decision: Graph.VendorDecision;
  reason?: string | null | undefined;
}>;


export type DecideVendorApplicationMutation = { decideVendorApplication:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VendorApplicationPayload', application: { id: string, state: Graph.VendorApplicationState } }
   };


export const VendorsToReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorsToReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SentVendorApplicationState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsCapped"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"startPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nhsSupplierCode"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"businessType"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentCategories"}},{"kind":"Field","name":{"kind":"Name","value":"annualTurnover"}},{"kind":"Field","name":{"kind":"Name","value":"yearsInBusiness"}},{"kind":"Field","name":{"kind":"Name","value":"isoCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"ceMarking"}},{"kind":"Field","name":{"kind":"Name","value":"nhsApproved"}},{"kind":"Field","name":{"kind":"Name","value":"mddrCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]} as unknown as DocumentNode<VendorsToReviewQuery, VendorsToReviewQueryVariables>;
export const DecideVendorApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideVendorApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorDecision"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideVendorApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"decision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decision"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplicationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DecideVendorApplicationMutation, DecideVendorApplicationMutationVariables>;


/**
 * __useVendorsToReviewQuery__
 *
 * To run a query within a React component, call `useVendorsToReviewQuery` and pass it any options that fit your needs.
 * When your component renders, `useVendorsToReviewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVendorsToReviewQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      last: // value for 'last'
 *      before: // value for 'before'
 *      state: // value for 'state'
 *   },
 * });
 */
export function useVendorsToReviewQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<VendorsToReviewQuery, VendorsToReviewQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VendorsToReviewQuery, VendorsToReviewQueryVariables>(VendorsToReviewDocument, options);
      }
export function useVendorsToReviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VendorsToReviewQuery, VendorsToReviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VendorsToReviewQuery, VendorsToReviewQueryVariables>(VendorsToReviewDocument, options);
        }
export type VendorsToReviewQueryHookResult = ReturnType<typeof useVendorsToReviewQuery>;
export type VendorsToReviewLazyQueryHookResult = ReturnType<typeof useVendorsToReviewLazyQuery>;


/**
 * __useDecideVendorApplicationMutation__
 *
 * To run a mutation, you first call `useDecideVendorApplicationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDecideVendorApplicationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [decideVendorApplicationMutation, { data, loading, error }] = useDecideVendorApplicationMutation({
 *   variables: {
 *      id: // value for 'id'
 *      revision: // value for 'revision'
 *      decision: // value for 'decision'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useDecideVendorApplicationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DecideVendorApplicationMutation, DecideVendorApplicationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DecideVendorApplicationMutation, DecideVendorApplicationMutationVariables>(DecideVendorApplicationDocument, options);
      }
export type DecideVendorApplicationMutationHookResult = ReturnType<typeof useDecideVendorApplicationMutation>;
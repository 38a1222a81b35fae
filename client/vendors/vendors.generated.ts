// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

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

/** What an applicant states. The second and third step need more of it than the first. */
export type VendorApplicationInput = {
  /** What it turns over in a year; from step 2 on. */
  annualTurnover?: VendorTurnover | null | undefined;
  /** What kind of business it is; from step 2 on. */
  businessType?: VendorBusinessType | null | undefined;
  /** Whether its products have CE or UKCA marks. */
  ceMarking?: boolean | null | undefined;
  /** Name of the company, at most 200 characters. */
  companyName: string;
  /** Whom to contact, at most 200 characters. */
  contactName: string;
  /** Where mails about the application go. */
  email: string;
  /** What it offers, one at least from step 2 on. */
  equipmentCategories?: Array<VendorCategory> | null | undefined;
  /** Whether it complies with ISO 13485. */
  isoCompliant?: boolean | null | undefined;
  /** Whether it complies with the UK MDR 2002. */
  mddrCompliant?: boolean | null | undefined;
  /** Whether the health service has approved it. */
  nhsApproved?: boolean | null | undefined;
  /** Its ODS or supplier code, if it has one. */
  nhsSupplierCode?: string | null | undefined;
  /** Phone number, of any country. */
  phone: string;
  /** Its number at Companies House, 8 characters. */
  registrationNumber: string;
  /** Its VAT number; the check digits must be right. */
  vatNumber: string;
  /** Site of the company. */
  website?: string | null | undefined;
  /** For how many years it has been in business, 0 to 500; from step 2 on. */
  yearsInBusiness?: number | null | undefined;
};

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

export type VendorApplicationQueryVariables = Exact<{
  token: string;
}>;


export type VendorApplicationQuery = { vendorApplication: { step: number, id: string, reference: string | null, state: Graph.VendorApplicationState, revision: number, companyName: string, registrationNumber: string, nhsSupplierCode: string | null, vatNumber: string, contactName: string, email: string, phone: string, website: string | null, businessType: Graph.VendorBusinessType | null, equipmentCategories: Array<Graph.VendorCategory>, annualTurnover: Graph.VendorTurnover | null, yearsInBusiness: number | null, isoCompliant: boolean, ceMarking: boolean, nhsApproved: boolean, mddrCompliant: boolean, submittedAt: string | null, expectedFrom: string | null, dueAt: string | null, decisionReason: string | null, files: Array<{ id: string, document: Graph.VendorDocumentKind, name: string, size: number, scan: Graph.FileScanState }>, events: Array<{ id: string, kind: Graph.VendorEventKind, revision: number, message: string | null, happenedAt: string }> } | null };

export type VendorSupportQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorSupportQuery = { contact: { items: Array<{ label: string, value: string | null, url: string | null }> } | null };

export type StartVendorApplicationMutationVariables = Exact<{
  input: Graph.VendorApplicationInput;
}>;


export type StartVendorApplicationMutation = { startVendorApplication:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'StartVendorApplicationPayload', token: string, application: { step: number, id: string, reference: string | null, state: Graph.VendorApplicationState, revision: number, companyName: string, registrationNumber: string, nhsSupplierCode: string | null, vatNumber: string, contactName: string, email: string, phone: string, website: string | null, businessType: Graph.VendorBusinessType | null, equipmentCategories: Array<Graph.VendorCategory>, annualTurnover: Graph.VendorTurnover | null, yearsInBusiness: number | null, isoCompliant: boolean, ceMarking: boolean, nhsApproved: boolean, mddrCompliant: boolean, submittedAt: string | null, expectedFrom: string | null, dueAt: string | null, decisionReason: string | null, files: Array<{ id: string, document: Graph.VendorDocumentKind, name: string, size: number, scan: Graph.FileScanState }>, events: Array<{ id: string, kind: Graph.VendorEventKind, revision: number, message: string | null, happenedAt: string }> } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type SaveVendorApplicationMutationVariables = Exact<{
  token: string;
  step: number;
  input: Graph.VendorApplicationInput;
}>;


export type SaveVendorApplicationMutation = { saveVendorApplication:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VendorApplicationPayload', application: { step: number, id: string, reference: string | null, state: Graph.VendorApplicationState, revision: number, companyName: string, registrationNumber: string, nhsSupplierCode: string | null, vatNumber: string, contactName: string, email: string, phone: string, website: string | null, businessType: Graph.VendorBusinessType | null, equipmentCategories: Array<Graph.VendorCategory>, annualTurnover: Graph.VendorTurnover | null, yearsInBusiness: number | null, isoCompliant: boolean, ceMarking: boolean, nhsApproved: boolean, mddrCompliant: boolean, submittedAt: string | null, expectedFrom: string | null, dueAt: string | null, decisionReason: string | null, files: Array<{ id: string, document: Graph.VendorDocumentKind, name: string, size: number, scan: Graph.FileScanState }>, events: Array<{ id: string, kind: Graph.VendorEventKind, revision: number, message: string | null, happenedAt: string }> } }
   };

export type RemoveVendorDocumentMutationVariables = Exact<{
  token: string;
  document: Graph.VendorDocumentKind;
}>;


export type RemoveVendorDocumentMutation = { removeVendorDocument:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VendorApplicationPayload', application: { step: number, id: string, reference: string | null, state: Graph.VendorApplicationState, revision: number, companyName: string, registrationNumber: string, nhsSupplierCode: string | null, vatNumber: string, contactName: string, email: string, phone: string, website: string | null, businessType: Graph.VendorBusinessType | null, equipmentCategories: Array<Graph.VendorCategory>, annualTurnover: Graph.VendorTurnover | null, yearsInBusiness: number | null, isoCompliant: boolean, ceMarking: boolean, nhsApproved: boolean, mddrCompliant: boolean, submittedAt: string | null, expectedFrom: string | null, dueAt: string | null, decisionReason: string | null, files: Array<{ id: string, document: Graph.VendorDocumentKind, name: string, size: number, scan: Graph.FileScanState }>, events: Array<{ id: string, kind: Graph.VendorEventKind, revision: number, message: string | null, happenedAt: string }> } }
   };

export type SubmitVendorApplicationMutationVariables = Exact<{
  token: string;
  revision: number;
  input: Graph.VendorApplicationInput;
}>;


export type SubmitVendorApplicationMutation = { submitVendorApplication:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'VendorApplicationPayload', application: { step: number, id: string, reference: string | null, state: Graph.VendorApplicationState, revision: number, companyName: string, registrationNumber: string, nhsSupplierCode: string | null, vatNumber: string, contactName: string, email: string, phone: string, website: string | null, businessType: Graph.VendorBusinessType | null, equipmentCategories: Array<Graph.VendorCategory>, annualTurnover: Graph.VendorTurnover | null, yearsInBusiness: number | null, isoCompliant: boolean, ceMarking: boolean, nhsApproved: boolean, mddrCompliant: boolean, submittedAt: string | null, expectedFrom: string | null, dueAt: string | null, decisionReason: string | null, files: Array<{ id: string, document: Graph.VendorDocumentKind, name: string, size: number, scan: Graph.FileScanState }>, events: Array<{ id: string, kind: Graph.VendorEventKind, revision: number, message: string | null, happenedAt: string }> } }
   };

export type VendorFactsFragment = { id: string, reference: string | null, state: Graph.VendorApplicationState, revision: number, companyName: string, registrationNumber: string, nhsSupplierCode: string | null, vatNumber: string, contactName: string, email: string, phone: string, website: string | null, businessType: Graph.VendorBusinessType | null, equipmentCategories: Array<Graph.VendorCategory>, annualTurnover: Graph.VendorTurnover | null, yearsInBusiness: number | null, isoCompliant: boolean, ceMarking: boolean, nhsApproved: boolean, mddrCompliant: boolean, submittedAt: string | null, expectedFrom: string | null, dueAt: string | null, decisionReason: string | null, files: Array<{ id: string, document: Graph.VendorDocumentKind, name: string, size: number, scan: Graph.FileScanState }>, events: Array<{ id: string, kind: Graph.VendorEventKind, revision: number, message: string | null, happenedAt: string }> };

export type OwnVendorFragment = { step: number, id: string, reference: string | null, state: Graph.VendorApplicationState, revision: number, companyName: string, registrationNumber: string, nhsSupplierCode: string | null, vatNumber: string, contactName: string, email: string, phone: string, website: string | null, businessType: Graph.VendorBusinessType | null, equipmentCategories: Array<Graph.VendorCategory>, annualTurnover: Graph.VendorTurnover | null, yearsInBusiness: number | null, isoCompliant: boolean, ceMarking: boolean, nhsApproved: boolean, mddrCompliant: boolean, submittedAt: string | null, expectedFrom: string | null, dueAt: string | null, decisionReason: string | null, files: Array<{ id: string, document: Graph.VendorDocumentKind, name: string, size: number, scan: Graph.FileScanState }>, events: Array<{ id: string, kind: Graph.VendorEventKind, revision: number, message: string | null, happenedAt: string }> };

export const VendorFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nhsSupplierCode"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"businessType"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentCategories"}},{"kind":"Field","name":{"kind":"Name","value":"annualTurnover"}},{"kind":"Field","name":{"kind":"Name","value":"yearsInBusiness"}},{"kind":"Field","name":{"kind":"Name","value":"isoCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"ceMarking"}},{"kind":"Field","name":{"kind":"Name","value":"nhsApproved"}},{"kind":"Field","name":{"kind":"Name","value":"mddrCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]} as unknown as DocumentNode<VendorFactsFragment, unknown>;
export const OwnVendorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVendor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorFacts"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nhsSupplierCode"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"businessType"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentCategories"}},{"kind":"Field","name":{"kind":"Name","value":"annualTurnover"}},{"kind":"Field","name":{"kind":"Name","value":"yearsInBusiness"}},{"kind":"Field","name":{"kind":"Name","value":"isoCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"ceMarking"}},{"kind":"Field","name":{"kind":"Name","value":"nhsApproved"}},{"kind":"Field","name":{"kind":"Name","value":"mddrCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]} as unknown as DocumentNode<OwnVendorFragment, unknown>;
export const VendorApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVendor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nhsSupplierCode"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"businessType"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentCategories"}},{"kind":"Field","name":{"kind":"Name","value":"annualTurnover"}},{"kind":"Field","name":{"kind":"Name","value":"yearsInBusiness"}},{"kind":"Field","name":{"kind":"Name","value":"isoCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"ceMarking"}},{"kind":"Field","name":{"kind":"Name","value":"nhsApproved"}},{"kind":"Field","name":{"kind":"Name","value":"mddrCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVendor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorFacts"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}}]} as unknown as DocumentNode<VendorApplicationQuery, VendorApplicationQueryVariables>;
export const VendorSupportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorSupport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"contact"},"name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"footer.contact","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<VendorSupportQuery, VendorSupportQueryVariables>;
export const StartVendorApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartVendorApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startVendorApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartVendorApplicationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVendor"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nhsSupplierCode"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"businessType"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentCategories"}},{"kind":"Field","name":{"kind":"Name","value":"annualTurnover"}},{"kind":"Field","name":{"kind":"Name","value":"yearsInBusiness"}},{"kind":"Field","name":{"kind":"Name","value":"isoCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"ceMarking"}},{"kind":"Field","name":{"kind":"Name","value":"nhsApproved"}},{"kind":"Field","name":{"kind":"Name","value":"mddrCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVendor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorFacts"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartVendorApplicationMutation, StartVendorApplicationMutationVariables>;
export const SaveVendorApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveVendorApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"step"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveVendorApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"step"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplicationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVendor"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nhsSupplierCode"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"businessType"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentCategories"}},{"kind":"Field","name":{"kind":"Name","value":"annualTurnover"}},{"kind":"Field","name":{"kind":"Name","value":"yearsInBusiness"}},{"kind":"Field","name":{"kind":"Name","value":"isoCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"ceMarking"}},{"kind":"Field","name":{"kind":"Name","value":"nhsApproved"}},{"kind":"Field","name":{"kind":"Name","value":"mddrCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVendor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorFacts"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveVendorApplicationMutation, SaveVendorApplicationMutationVariables>;
export const RemoveVendorDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveVendorDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"document"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorDocumentKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeVendorDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"document"},"value":{"kind":"Variable","name":{"kind":"Name","value":"document"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplicationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVendor"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nhsSupplierCode"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"businessType"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentCategories"}},{"kind":"Field","name":{"kind":"Name","value":"annualTurnover"}},{"kind":"Field","name":{"kind":"Name","value":"yearsInBusiness"}},{"kind":"Field","name":{"kind":"Name","value":"isoCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"ceMarking"}},{"kind":"Field","name":{"kind":"Name","value":"nhsApproved"}},{"kind":"Field","name":{"kind":"Name","value":"mddrCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVendor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorFacts"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveVendorDocumentMutation, RemoveVendorDocumentMutationVariables>;
export const SubmitVendorApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitVendorApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitVendorApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplicationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVendor"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nhsSupplierCode"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"businessType"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentCategories"}},{"kind":"Field","name":{"kind":"Name","value":"annualTurnover"}},{"kind":"Field","name":{"kind":"Name","value":"yearsInBusiness"}},{"kind":"Field","name":{"kind":"Name","value":"isoCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"ceMarking"}},{"kind":"Field","name":{"kind":"Name","value":"nhsApproved"}},{"kind":"Field","name":{"kind":"Name","value":"mddrCompliant"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVendor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorFacts"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SubmitVendorApplicationMutation, SubmitVendorApplicationMutationVariables>;


/**
 * __useVendorApplicationQuery__
 *
 * To run a query within a React component, call `useVendorApplicationQuery` and pass it any options that fit your needs.
 * When your component renders, `useVendorApplicationQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVendorApplicationQuery({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useVendorApplicationQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VendorApplicationQuery, VendorApplicationQueryVariables> & ({ variables: VendorApplicationQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VendorApplicationQuery, VendorApplicationQueryVariables>(VendorApplicationDocument, options);
      }
export function useVendorApplicationLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VendorApplicationQuery, VendorApplicationQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VendorApplicationQuery, VendorApplicationQueryVariables>(VendorApplicationDocument, options);
        }
export type VendorApplicationQueryHookResult = ReturnType<typeof useVendorApplicationQuery>;
export type VendorApplicationLazyQueryHookResult = ReturnType<typeof useVendorApplicationLazyQuery>;


/**
 * __useVendorSupportQuery__
 *
 * To run a query within a React component, call `useVendorSupportQuery` and pass it any options that fit your needs.
 * When your component renders, `useVendorSupportQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVendorSupportQuery({
 *   variables: {
 *   },
 * });
 */
export function useVendorSupportQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<VendorSupportQuery, VendorSupportQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VendorSupportQuery, VendorSupportQueryVariables>(VendorSupportDocument, options);
      }
export function useVendorSupportLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VendorSupportQuery, VendorSupportQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VendorSupportQuery, VendorSupportQueryVariables>(VendorSupportDocument, options);
        }
export type VendorSupportQueryHookResult = ReturnType<typeof useVendorSupportQuery>;
export type VendorSupportLazyQueryHookResult = ReturnType<typeof useVendorSupportLazyQuery>;


/**
 * __useStartVendorApplicationMutation__
 *
 * To run a mutation, you first call `useStartVendorApplicationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStartVendorApplicationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [startVendorApplicationMutation, { data, loading, error }] = useStartVendorApplicationMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useStartVendorApplicationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StartVendorApplicationMutation, StartVendorApplicationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StartVendorApplicationMutation, StartVendorApplicationMutationVariables>(StartVendorApplicationDocument, options);
      }
export type StartVendorApplicationMutationHookResult = ReturnType<typeof useStartVendorApplicationMutation>;

/**
 * __useSaveVendorApplicationMutation__
 *
 * To run a mutation, you first call `useSaveVendorApplicationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveVendorApplicationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveVendorApplicationMutation, { data, loading, error }] = useSaveVendorApplicationMutation({
 *   variables: {
 *      token: // value for 'token'
 *      step: // value for 'step'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSaveVendorApplicationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveVendorApplicationMutation, SaveVendorApplicationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveVendorApplicationMutation, SaveVendorApplicationMutationVariables>(SaveVendorApplicationDocument, options);
      }
export type SaveVendorApplicationMutationHookResult = ReturnType<typeof useSaveVendorApplicationMutation>;

/**
 * __useRemoveVendorDocumentMutation__
 *
 * To run a mutation, you first call `useRemoveVendorDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveVendorDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeVendorDocumentMutation, { data, loading, error }] = useRemoveVendorDocumentMutation({
 *   variables: {
 *      token: // value for 'token'
 *      document: // value for 'document'
 *   },
 * });
 */
export function useRemoveVendorDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveVendorDocumentMutation, RemoveVendorDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveVendorDocumentMutation, RemoveVendorDocumentMutationVariables>(RemoveVendorDocumentDocument, options);
      }
export type RemoveVendorDocumentMutationHookResult = ReturnType<typeof useRemoveVendorDocumentMutation>;

/**
 * __useSubmitVendorApplicationMutation__
 *
 * To run a mutation, you first call `useSubmitVendorApplicationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitVendorApplicationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitVendorApplicationMutation, { data, loading, error }] = useSubmitVendorApplicationMutation({
 *   variables: {
 *      token: // value for 'token'
 *      revision: // value for 'revision'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSubmitVendorApplicationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitVendorApplicationMutation, SubmitVendorApplicationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitVendorApplicationMutation, SubmitVendorApplicationMutationVariables>(SubmitVendorApplicationDocument, options);
      }
export type SubmitVendorApplicationMutationHookResult = ReturnType<typeof useSubmitVendorApplicationMutation>;
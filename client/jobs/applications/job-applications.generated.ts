// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The access of an account. Each level includes the one before it; the occupation changes nothing. */
export type AccountAccess =
  /** Everything but publishing: a new account. */
  | 'MEMBER'
  /** Works on the portal itself. */
  | 'OPERATOR'
  /** May publish posts and equipment: an operator has verified it. */
  | 'VERIFIED';

/** How far an application has come. */
export type ApplicationStage =
  /** The applicant has accepted the offer, and the employer proposes the day that work begins. */
  | 'HIRED'
  /** The applicant is invited to an interview. */
  | 'INTERVIEW'
  /** The applicant is offered the post. */
  | 'OFFERED'
  /** The employer has put it on the shortlist. */
  | 'SHORTLISTED'
  /** The employer has it. */
  | 'SUBMITTED'
  /** The applicant does not get the post. */
  | 'UNSUCCESSFUL'
  /** The applicant has withdrawn it; only the applicant sets this stage. */
  | 'WITHDRAWN';

/** Whose turn it is in an application. */
export type ApplicationTurn =
  /** The applicant is to answer an invitation or an offer, or to agree to the day that work begins. */
  | 'APPLICANT'
  /** The employer is to look at it and to decide. */
  | 'EMPLOYER';

export type ApplyFormQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ApplyFormQuery = { job: { id: string, title: string, location: string, isOpen: boolean, applyUrl: string | null, employer: { id: string, name: string } } | null, myApplications: { nodes: Array<{ id: string, startedElsewhere: boolean, stage: Graph.ApplicationStage | null, appliedAt: string, changedAt: string, turn: Graph.ApplicationTurn | null, startsOn: string | null, startAgreedAt: string | null, job: { id: string, title: string, employer: string, location: string, changedAt: string | null, isShown: boolean }, moves: Array<{ stage: Graph.ApplicationStage, startsOn: string | null, movedAt: string }> }> }, jobToChange: { id: string } | null, me: { id: string, access: Graph.AccountAccess, email: string, emailConfirmed: boolean, firstName: string, lastName: string, phone: string } | null };

export type ApplicationForJobQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ApplicationForJobQuery = { myApplications: { nodes: Array<{ id: string, startedElsewhere: boolean, stage: Graph.ApplicationStage | null, appliedAt: string, changedAt: string, turn: Graph.ApplicationTurn | null, startsOn: string | null, startAgreedAt: string | null, job: { id: string, title: string, employer: string, location: string, changedAt: string | null, isShown: boolean }, moves: Array<{ stage: Graph.ApplicationStage, startsOn: string | null, movedAt: string }> }> } };

export type ApplicationsForJobsQueryVariables = Exact<{
  jobIds: Array<string | number> | string | number;
  first: number;
}>;


export type ApplicationsForJobsQuery = { myApplications: { nodes: Array<{ id: string, startedElsewhere: boolean, stage: Graph.ApplicationStage | null, job: { id: string, title: string } }> } };

export type ApplyForJobMutationVariables = Exact<{
  jobId: string | number;
  statement: string;
}>;


export type ApplyForJobMutation = { applyForJob:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'JobApplicationPayload', application: { id: string, startedElsewhere: boolean, stage: Graph.ApplicationStage | null, appliedAt: string, changedAt: string, turn: Graph.ApplicationTurn | null, startsOn: string | null, startAgreedAt: string | null, job: { id: string, title: string, employer: string, location: string, changedAt: string | null, isShown: boolean }, moves: Array<{ stage: Graph.ApplicationStage, startsOn: string | null, movedAt: string }> } }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type StartElsewhereMutationVariables = Exact<{
  jobId: string | number;
}>;


export type StartElsewhereMutation = { applyForJob:
    | { __typename: 'ConflictError' }
    | { __typename: 'ForbiddenError' }
    | { __typename: 'JobApplicationPayload' }
    | { __typename: 'NotFoundError' }
    | { __typename: 'NotSignedInError' }
    | { __typename: 'RateLimitedError' }
    | { __typename: 'ValidationError' }
   };

export type OwnApplicationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OwnApplicationsQuery = { myApplications: { nodes: Array<{ id: string, startedElsewhere: boolean, stage: Graph.ApplicationStage | null, appliedAt: string, changedAt: string, turn: Graph.ApplicationTurn | null, startsOn: string | null, startAgreedAt: string | null, job: { id: string, title: string, employer: string, location: string, changedAt: string | null, isShown: boolean }, moves: Array<{ stage: Graph.ApplicationStage, startsOn: string | null, movedAt: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WithdrawApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawApplicationMutation = { withdrawApplication:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'JobApplicationPayload', application: { id: string, startedElsewhere: boolean, stage: Graph.ApplicationStage | null, appliedAt: string, changedAt: string, turn: Graph.ApplicationTurn | null, startsOn: string | null, startAgreedAt: string | null, job: { id: string, title: string, employer: string, location: string, changedAt: string | null, isShown: boolean }, moves: Array<{ stage: Graph.ApplicationStage, startsOn: string | null, movedAt: string }> } }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type ReceivedApplicationsQueryVariables = Exact<{
  jobId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type ReceivedApplicationsQuery = { job: { id: string, title: string, applications: number } | null, jobApplications: { totalCount: number, nodes: Array<{ id: string, stage: Graph.ApplicationStage, statement: string | null, appliedAt: string, changedAt: string, noteCount: number, turn: Graph.ApplicationTurn | null, startsOn: string | null, startAgreedAt: string | null, applicant: { name: string, email: string, emailConfirmed: boolean, phone: string } | null, moves: Array<{ stage: Graph.ApplicationStage, startsOn: string | null, movedAt: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MoveApplicationMutationVariables = Exact<{
  id: string | number;
  stage: Graph.ApplicationStage;
}>;


export type MoveApplicationMutation = { moveApplication:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ReceivedApplicationPayload', application: { id: string, stage: Graph.ApplicationStage, statement: string | null, appliedAt: string, changedAt: string, noteCount: number, turn: Graph.ApplicationTurn | null, startsOn: string | null, startAgreedAt: string | null, applicant: { name: string, email: string, emailConfirmed: boolean, phone: string } | null, moves: Array<{ stage: Graph.ApplicationStage, startsOn: string | null, movedAt: string }> } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type OwnApplicationFragment = { id: string, startedElsewhere: boolean, stage: Graph.ApplicationStage | null, appliedAt: string, changedAt: string, turn: Graph.ApplicationTurn | null, startsOn: string | null, startAgreedAt: string | null, job: { id: string, title: string, employer: string, location: string, changedAt: string | null, isShown: boolean }, moves: Array<{ stage: Graph.ApplicationStage, startsOn: string | null, movedAt: string }> };

export type ReceivedApplicationFragment = { id: string, stage: Graph.ApplicationStage, statement: string | null, appliedAt: string, changedAt: string, noteCount: number, turn: Graph.ApplicationTurn | null, startsOn: string | null, startAgreedAt: string | null, applicant: { name: string, email: string, emailConfirmed: boolean, phone: string } | null, moves: Array<{ stage: Graph.ApplicationStage, startsOn: string | null, movedAt: string }> };

export const OwnApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startAgreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}}]}}]}}]} as unknown as DocumentNode<OwnApplicationFragment, unknown>;
export const ReceivedApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceivedApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReceivedApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startAgreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}}]}}]}}]} as unknown as DocumentNode<ReceivedApplicationFragment, unknown>;
export const ApplyFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplyForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"applyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"employer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApplication"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobToChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startAgreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}}]}}]}}]} as unknown as DocumentNode<ApplyFormQuery, ApplyFormQueryVariables>;
export const ApplicationForJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationForJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApplication"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startAgreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}}]}}]}}]} as unknown as DocumentNode<ApplicationForJobQuery, ApplicationForJobQueryVariables>;
export const ApplicationsForJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationsForJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicationsForJobsQuery, ApplicationsForJobsQueryVariables>;
export const ApplyForJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyForJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"statement"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statement"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobApplicationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApplication"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startAgreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyForJobMutation, ApplyForJobMutationVariables>;
export const StartElsewhereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartElsewhere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyForJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<StartElsewhereMutation, StartElsewhereMutationVariables>;
export const OwnApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApplication"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startAgreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}}]}}]}}]} as unknown as DocumentNode<OwnApplicationsQuery, OwnApplicationsQueryVariables>;
export const WithdrawApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobApplicationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApplication"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startAgreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;
export const ReceivedApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceivedApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceivedApplication"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceivedApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReceivedApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startAgreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}}]}}]}}]} as unknown as DocumentNode<ReceivedApplicationsQuery, ReceivedApplicationsQueryVariables>;
export const MoveApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationStage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReceivedApplicationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceivedApplication"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceivedApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReceivedApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startAgreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MoveApplicationMutation, MoveApplicationMutationVariables>;


/**
 * __useApplyFormQuery__
 *
 * To run a query within a React component, call `useApplyFormQuery` and pass it any options that fit your needs.
 * When your component renders, `useApplyFormQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApplyFormQuery({
 *   variables: {
 *      jobId: // value for 'jobId'
 *   },
 * });
 */
export function useApplyFormQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ApplyFormQuery, ApplyFormQueryVariables> & ({ variables: ApplyFormQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApplyFormQuery, ApplyFormQueryVariables>(ApplyFormDocument, options);
      }
export function useApplyFormLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApplyFormQuery, ApplyFormQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApplyFormQuery, ApplyFormQueryVariables>(ApplyFormDocument, options);
        }
export type ApplyFormQueryHookResult = ReturnType<typeof useApplyFormQuery>;
export type ApplyFormLazyQueryHookResult = ReturnType<typeof useApplyFormLazyQuery>;


/**
 * __useApplicationForJobQuery__
 *
 * To run a query within a React component, call `useApplicationForJobQuery` and pass it any options that fit your needs.
 * When your component renders, `useApplicationForJobQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApplicationForJobQuery({
 *   variables: {
 *      jobId: // value for 'jobId'
 *   },
 * });
 */
export function useApplicationForJobQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ApplicationForJobQuery, ApplicationForJobQueryVariables> & ({ variables: ApplicationForJobQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApplicationForJobQuery, ApplicationForJobQueryVariables>(ApplicationForJobDocument, options);
      }
export function useApplicationForJobLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApplicationForJobQuery, ApplicationForJobQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApplicationForJobQuery, ApplicationForJobQueryVariables>(ApplicationForJobDocument, options);
        }
export type ApplicationForJobQueryHookResult = ReturnType<typeof useApplicationForJobQuery>;
export type ApplicationForJobLazyQueryHookResult = ReturnType<typeof useApplicationForJobLazyQuery>;


/**
 * __useApplicationsForJobsQuery__
 *
 * To run a query within a React component, call `useApplicationsForJobsQuery` and pass it any options that fit your needs.
 * When your component renders, `useApplicationsForJobsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApplicationsForJobsQuery({
 *   variables: {
 *      jobIds: // value for 'jobIds'
 *      first: // value for 'first'
 *   },
 * });
 */
export function useApplicationsForJobsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ApplicationsForJobsQuery, ApplicationsForJobsQueryVariables> & ({ variables: ApplicationsForJobsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApplicationsForJobsQuery, ApplicationsForJobsQueryVariables>(ApplicationsForJobsDocument, options);
      }
export function useApplicationsForJobsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApplicationsForJobsQuery, ApplicationsForJobsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApplicationsForJobsQuery, ApplicationsForJobsQueryVariables>(ApplicationsForJobsDocument, options);
        }
export type ApplicationsForJobsQueryHookResult = ReturnType<typeof useApplicationsForJobsQuery>;
export type ApplicationsForJobsLazyQueryHookResult = ReturnType<typeof useApplicationsForJobsLazyQuery>;


/**
 * __useApplyForJobMutation__
 *
 * To run a mutation, you first call `useApplyForJobMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApplyForJobMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [applyForJobMutation, { data, loading, error }] = useApplyForJobMutation({
 *   variables: {
 *      jobId: // value for 'jobId'
 *      statement: // value for 'statement'
 *   },
 * });
 */
export function useApplyForJobMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApplyForJobMutation, ApplyForJobMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApplyForJobMutation, ApplyForJobMutationVariables>(ApplyForJobDocument, options);
      }
export type ApplyForJobMutationHookResult = ReturnType<typeof useApplyForJobMutation>;

/**
 * __useStartElsewhereMutation__
 *
 * To run a mutation, you first call `useStartElsewhereMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStartElsewhereMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [startElsewhereMutation, { data, loading, error }] = useStartElsewhereMutation({
 *   variables: {
 *      jobId: // value for 'jobId'
 *   },
 * });
 */
export function useStartElsewhereMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StartElsewhereMutation, StartElsewhereMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StartElsewhereMutation, StartElsewhereMutationVariables>(StartElsewhereDocument, options);
      }
export type StartElsewhereMutationHookResult = ReturnType<typeof useStartElsewhereMutation>;

/**
 * __useOwnApplicationsQuery__
 *
 * To run a query within a React component, call `useOwnApplicationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnApplicationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnApplicationsQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useOwnApplicationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OwnApplicationsQuery, OwnApplicationsQueryVariables> & ({ variables: OwnApplicationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnApplicationsQuery, OwnApplicationsQueryVariables>(OwnApplicationsDocument, options);
      }
export function useOwnApplicationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnApplicationsQuery, OwnApplicationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnApplicationsQuery, OwnApplicationsQueryVariables>(OwnApplicationsDocument, options);
        }
export type OwnApplicationsQueryHookResult = ReturnType<typeof useOwnApplicationsQuery>;
export type OwnApplicationsLazyQueryHookResult = ReturnType<typeof useOwnApplicationsLazyQuery>;


/**
 * __useWithdrawApplicationMutation__
 *
 * To run a mutation, you first call `useWithdrawApplicationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWithdrawApplicationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [withdrawApplicationMutation, { data, loading, error }] = useWithdrawApplicationMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useWithdrawApplicationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>(WithdrawApplicationDocument, options);
      }
export type WithdrawApplicationMutationHookResult = ReturnType<typeof useWithdrawApplicationMutation>;

/**
 * __useReceivedApplicationsQuery__
 *
 * To run a query within a React component, call `useReceivedApplicationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useReceivedApplicationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReceivedApplicationsQuery({
 *   variables: {
 *      jobId: // value for 'jobId'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useReceivedApplicationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReceivedApplicationsQuery, ReceivedApplicationsQueryVariables> & ({ variables: ReceivedApplicationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReceivedApplicationsQuery, ReceivedApplicationsQueryVariables>(ReceivedApplicationsDocument, options);
      }
export function useReceivedApplicationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReceivedApplicationsQuery, ReceivedApplicationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReceivedApplicationsQuery, ReceivedApplicationsQueryVariables>(ReceivedApplicationsDocument, options);
        }
export type ReceivedApplicationsQueryHookResult = ReturnType<typeof useReceivedApplicationsQuery>;
export type ReceivedApplicationsLazyQueryHookResult = ReturnType<typeof useReceivedApplicationsLazyQuery>;


/**
 * __useMoveApplicationMutation__
 *
 * To run a mutation, you first call `useMoveApplicationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMoveApplicationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [moveApplicationMutation, { data, loading, error }] = useMoveApplicationMutation({
 *   variables: {
 *      id: // value for 'id'
 *      stage: // value for 'stage'
 *   },
 * });
 */
export function useMoveApplicationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MoveApplicationMutation, MoveApplicationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MoveApplicationMutation, MoveApplicationMutationVariables>(MoveApplicationDocument, options);
      }
export type MoveApplicationMutationHookResult = ReturnType<typeof useMoveApplicationMutation>;
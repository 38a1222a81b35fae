// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** How far an enrolment has come. */
export type EnrolmentStage =
  /** The programme is completed; there is a certificate. */
  | 'COMPLETED'
  /** The person takes the programme. */
  | 'ENROLLED'
  /** The application for a certification waits for a decision. */
  | 'SUBMITTED'
  /** The application was not accepted. */
  | 'UNSUCCESSFUL'
  /** The person has withdrawn. */
  | 'WITHDRAWN';

/** The kind of the programme. */
export type ProgrammeKind =
  /** A certification, which is applied for. */
  | 'CERTIFICATION'
  /** A training path, which anyone may take. */
  | 'PATH';

/** Whether a person has a seat in a webinar. */
export type WebinarPlaceState =
  /** The person has given the seat, or the place in the line, back. */
  | 'GIVEN_BACK'
  /** The person has a seat. */
  | 'REGISTERED'
  /** All seats are taken; the person waits for one. */
  | 'WAITING';

/** How far a webinar has got. */
export type WebinarState =
  /** It does not take place. */
  | 'CANCELLED'
  /** It has ended. */
  | 'OVER'
  /** It has begun. */
  | 'RUNNING'
  /** It has not begun. */
  | 'UPCOMING';

export type OwnTrainingQueryVariables = Exact<{
  programmeIds: Array<string | number> | string | number;
  webinarIds: Array<string | number> | string | number;
}>;


export type OwnTrainingQuery = { myEnrolments: { nodes: Array<{ id: string, programmeId: string, title: string, kind: Graph.ProgrammeKind, stage: Graph.EnrolmentStage, reason: string | null, askedAt: string, changedAt: string, certificateCode: string | null }> }, myWebinarPlaces: { nodes: Array<{ id: string, state: Graph.WebinarPlaceState, position: number | null, joinUrl: string | null, webinar: { id: string, title: string, startsAt: string, state: Graph.WebinarState, seats: number, attendees: number } }> } };

export type AllOwnTrainingQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AllOwnTrainingQuery = { myEnrolments: { nodes: Array<{ id: string, programmeId: string, title: string, kind: Graph.ProgrammeKind, stage: Graph.EnrolmentStage, reason: string | null, askedAt: string, changedAt: string, certificateCode: string | null }> }, myWebinarPlaces: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, state: Graph.WebinarPlaceState, position: number | null, joinUrl: string | null, webinar: { id: string, title: string, startsAt: string, state: Graph.WebinarState, seats: number, attendees: number } }> } };

export type OwnEnrolmentFragment = { id: string, programmeId: string, title: string, kind: Graph.ProgrammeKind, stage: Graph.EnrolmentStage, reason: string | null, askedAt: string, changedAt: string, certificateCode: string | null };

export type OwnPlaceFragment = { id: string, state: Graph.WebinarPlaceState, position: number | null, joinUrl: string | null, webinar: { id: string, title: string, startsAt: string, state: Graph.WebinarState, seats: number, attendees: number } };

export type EnrolMutationVariables = Exact<{
  programmeId: string | number;
}>;


export type EnrolMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EnrolmentPayload', enrolment: { id: string, programmeId: string, title: string, kind: Graph.ProgrammeKind, stage: Graph.EnrolmentStage, reason: string | null, askedAt: string, changedAt: string, certificateCode: string | null } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string }
   };

export type WithdrawEnrolmentMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawEnrolmentMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EnrolmentPayload', enrolment: { id: string, programmeId: string, title: string, kind: Graph.ProgrammeKind, stage: Graph.EnrolmentStage, reason: string | null, askedAt: string, changedAt: string, certificateCode: string | null } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string }
   };

export type RegisterForWebinarMutationVariables = Exact<{
  webinarId: string | number;
}>;


export type RegisterForWebinarMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string }
    | { __typename: 'WebinarPlacePayload', place: { id: string, state: Graph.WebinarPlaceState, position: number | null, joinUrl: string | null, webinar: { id: string, title: string, startsAt: string, state: Graph.WebinarState, seats: number, attendees: number } } }
   };

export type GiveBackWebinarPlaceMutationVariables = Exact<{
  webinarId: string | number;
}>;


export type GiveBackWebinarPlaceMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string }
    | { __typename: 'WebinarPlacePayload', place: { id: string, state: Graph.WebinarPlaceState, position: number | null, joinUrl: string | null, webinar: { id: string, title: string, startsAt: string, state: Graph.WebinarState, seats: number, attendees: number } } }
   };

export const OwnEnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programmeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"certificateCode"}}]}}]} as unknown as DocumentNode<OwnEnrolmentFragment, unknown>;
export const OwnPlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebinarPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"webinar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"attendees"}}]}}]}}]} as unknown as DocumentNode<OwnPlaceFragment, unknown>;
export const OwnTrainingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTraining"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programmeIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webinarIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"programmeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programmeIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnEnrolment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myWebinarPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webinarIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webinarIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPlace"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programmeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"certificateCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebinarPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"webinar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"attendees"}}]}}]}}]} as unknown as DocumentNode<OwnTrainingQuery, OwnTrainingQueryVariables>;
export const AllOwnTrainingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllOwnTraining"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnEnrolment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myWebinarPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPlace"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programmeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"certificateCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebinarPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"webinar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"attendees"}}]}}]}}]} as unknown as DocumentNode<AllOwnTrainingQuery, AllOwnTrainingQueryVariables>;
export const EnrolDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Enrol"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programmeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"enrol"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"programmeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programmeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnEnrolment"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programmeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"certificateCode"}}]}}]} as unknown as DocumentNode<EnrolMutation, EnrolMutationVariables>;
export const WithdrawEnrolmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawEnrolment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"withdrawEnrolment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnEnrolment"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programmeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"certificateCode"}}]}}]} as unknown as DocumentNode<WithdrawEnrolmentMutation, WithdrawEnrolmentMutationVariables>;
export const RegisterForWebinarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterForWebinar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webinarId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"registerForWebinar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webinarId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webinarId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebinarPlacePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPlace"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebinarPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"webinar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"attendees"}}]}}]}}]} as unknown as DocumentNode<RegisterForWebinarMutation, RegisterForWebinarMutationVariables>;
export const GiveBackWebinarPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveBackWebinarPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webinarId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"giveBackWebinarPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webinarId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webinarId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebinarPlacePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPlace"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebinarPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"webinar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"attendees"}}]}}]}}]} as unknown as DocumentNode<GiveBackWebinarPlaceMutation, GiveBackWebinarPlaceMutationVariables>;


/**
 * __useOwnTrainingQuery__
 *
 * To run a query within a React component, call `useOwnTrainingQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnTrainingQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnTrainingQuery({
 *   variables: {
 *      programmeIds: // value for 'programmeIds'
 *      webinarIds: // value for 'webinarIds'
 *   },
 * });
 */
export function useOwnTrainingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OwnTrainingQuery, OwnTrainingQueryVariables> & ({ variables: OwnTrainingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnTrainingQuery, OwnTrainingQueryVariables>(OwnTrainingDocument, options);
      }
export function useOwnTrainingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnTrainingQuery, OwnTrainingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnTrainingQuery, OwnTrainingQueryVariables>(OwnTrainingDocument, options);
        }
export type OwnTrainingQueryHookResult = ReturnType<typeof useOwnTrainingQuery>;
export type OwnTrainingLazyQueryHookResult = ReturnType<typeof useOwnTrainingLazyQuery>;


/**
 * __useAllOwnTrainingQuery__
 *
 * To run a query within a React component, call `useAllOwnTrainingQuery` and pass it any options that fit your needs.
 * When your component renders, `useAllOwnTrainingQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAllOwnTrainingQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useAllOwnTrainingQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AllOwnTrainingQuery, AllOwnTrainingQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AllOwnTrainingQuery, AllOwnTrainingQueryVariables>(AllOwnTrainingDocument, options);
      }
export function useAllOwnTrainingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AllOwnTrainingQuery, AllOwnTrainingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AllOwnTrainingQuery, AllOwnTrainingQueryVariables>(AllOwnTrainingDocument, options);
        }
export type AllOwnTrainingQueryHookResult = ReturnType<typeof useAllOwnTrainingQuery>;
export type AllOwnTrainingLazyQueryHookResult = ReturnType<typeof useAllOwnTrainingLazyQuery>;


/**
 * __useEnrolMutation__
 *
 * To run a mutation, you first call `useEnrolMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEnrolMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [enrolMutation, { data, loading, error }] = useEnrolMutation({
 *   variables: {
 *      programmeId: // value for 'programmeId'
 *   },
 * });
 */
export function useEnrolMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EnrolMutation, EnrolMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EnrolMutation, EnrolMutationVariables>(EnrolDocument, options);
      }
export type EnrolMutationHookResult = ReturnType<typeof useEnrolMutation>;

/**
 * __useWithdrawEnrolmentMutation__
 *
 * To run a mutation, you first call `useWithdrawEnrolmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWithdrawEnrolmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [withdrawEnrolmentMutation, { data, loading, error }] = useWithdrawEnrolmentMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useWithdrawEnrolmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawEnrolmentMutation, WithdrawEnrolmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawEnrolmentMutation, WithdrawEnrolmentMutationVariables>(WithdrawEnrolmentDocument, options);
      }
export type WithdrawEnrolmentMutationHookResult = ReturnType<typeof useWithdrawEnrolmentMutation>;

/**
 * __useRegisterForWebinarMutation__
 *
 * To run a mutation, you first call `useRegisterForWebinarMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRegisterForWebinarMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [registerForWebinarMutation, { data, loading, error }] = useRegisterForWebinarMutation({
 *   variables: {
 *      webinarId: // value for 'webinarId'
 *   },
 * });
 */
export function useRegisterForWebinarMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterForWebinarMutation, RegisterForWebinarMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterForWebinarMutation, RegisterForWebinarMutationVariables>(RegisterForWebinarDocument, options);
      }
export type RegisterForWebinarMutationHookResult = ReturnType<typeof useRegisterForWebinarMutation>;

/**
 * __useGiveBackWebinarPlaceMutation__
 *
 * To run a mutation, you first call `useGiveBackWebinarPlaceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useGiveBackWebinarPlaceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [giveBackWebinarPlaceMutation, { data, loading, error }] = useGiveBackWebinarPlaceMutation({
 *   variables: {
 *      webinarId: // value for 'webinarId'
 *   },
 * });
 */
export function useGiveBackWebinarPlaceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<GiveBackWebinarPlaceMutation, GiveBackWebinarPlaceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<GiveBackWebinarPlaceMutation, GiveBackWebinarPlaceMutationVariables>(GiveBackWebinarPlaceDocument, options);
      }
export type GiveBackWebinarPlaceMutationHookResult = ReturnType<typeof useGiveBackWebinarPlaceMutation>;
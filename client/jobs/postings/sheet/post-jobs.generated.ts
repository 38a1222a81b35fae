// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A post to advertise. The employer is the organisation of the account. */
export type JobInput = {
  /** Name of a recruitment partner; absent, or the name of your own organisation, if you recruit yourself. */
  agency?: string | null | undefined;
  /** Where to apply, if not on the portal. */
  applyUrl?: string | null | undefined;
  /** Agenda for Change band. Where the portal holds its scale for the nation of the town, the salary is that of the scale. */
  band?: PayBand | null | undefined;
  /** Last day on which one can apply, in London. */
  closesAt?: string | null | undefined;
  /** Permanent, Fixed term, Bank, Locum and so on; by default that of the type. */
  contractType?: string | null | undefined;
  /** Department or ward, at most 200 characters. */
  department: string;
  /** The advertisement, in Markdown; at most 20,000 characters. */
  description: string;
  /** Town, district or hospital site in the UK, by any of its names; case and accents do not count. Also a postcode, or any name together with `postcode`. A name that several places have is refused with their own names, like Ashford (Kent). */
  location: string;
  /** Postcode, or its part before the space; required if `places` does not know the place. */
  postcode?: string | null | undefined;
  /** Highest salary for full-time work, whole pounds a year: from the National Living Wage (the minimum wage for an apprenticeship) to 1,000,000. Required without a band, and if the portal has no scale for the band (`payAtPlace`); otherwise leave it out. */
  salaryMax?: number | null | undefined;
  /** Lowest salary for full-time work, whole pounds a year: from the National Living Wage (the minimum wage for an apprenticeship) to 1,000,000. Required without a band, and if the portal has no scale for the band (`payAtPlace`); otherwise leave it out. */
  salaryMin?: number | null | undefined;
  /** Title, at most 200 characters. */
  title: string;
  /** Kind of post as shown. */
  type: JobType;
  /** How soon the post is to be filled. */
  urgency: JobUrgency;
  /** Full-time, Part-time, Job share and so on; by default Full-time. */
  workingPattern?: string | null | undefined;
};

/** Kind of post as the portal shows it. It mixes contract and hours: see contractType and workingPattern. */
export type JobType =
  /** Shown as Contract. */
  | 'CONTRACT'
  /** Shown as Full-time. */
  | 'FULL_TIME'
  /** Shown as Permanent. */
  | 'PERMANENT';

/** How soon the employer needs to fill the post. */
export type JobUrgency =
  /** High urgency. */
  | 'HIGH'
  /** Low urgency. */
  | 'LOW'
  /** Medium urgency. */
  | 'MEDIUM';

/** Agenda for Change band. Band 1 was closed on 1 December 2018 and is paid as band 2. */
export type PayBand =
  /** Band 2. */
  | 'BAND_2'
  /** Band 3. */
  | 'BAND_3'
  /** Band 4. */
  | 'BAND_4'
  /** Band 5. */
  | 'BAND_5'
  /** Band 6. */
  | 'BAND_6'
  /** Band 7. */
  | 'BAND_7'
  /** Band 8a. */
  | 'BAND_8A'
  /** Band 8b. */
  | 'BAND_8B'
  /** Band 8c. */
  | 'BAND_8C'
  /** Band 8d. */
  | 'BAND_8D'
  /** Band 9. */
  | 'BAND_9';

export type CreateJobsMutationVariables = Exact<{
  inputs: Array<Graph.JobInput> | Graph.JobInput;
}>;


export type CreateJobsMutation = { createJobs:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'JobsPayload', jobs: Array<{ id: string, title: string, reference: string }> }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const CreateJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inputs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inputs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inputs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateJobsMutation, CreateJobsMutationVariables>;


/**
 * __useCreateJobsMutation__
 *
 * To run a mutation, you first call `useCreateJobsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateJobsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createJobsMutation, { data, loading, error }] = useCreateJobsMutation({
 *   variables: {
 *      inputs: // value for 'inputs'
 *   },
 * });
 */
export function useCreateJobsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateJobsMutation, CreateJobsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateJobsMutation, CreateJobsMutationVariables>(CreateJobsDocument, options);
      }
export type CreateJobsMutationHookResult = ReturnType<typeof useCreateJobsMutation>;
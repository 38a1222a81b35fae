// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A filter of a list of posts. All conditions must hold. A list has 100 entries at most; equal ones count once. */
export type JobFilter = {
  /** Any of these Agenda for Change bands. */
  band?: Array<PayBand> | null | undefined;
  /** The whole name of a department; case and accents do not count. */
  department?: string | null | undefined;
  /** A town with its districts, by any of its names; case and accents do not count. */
  location?: string | null | undefined;
  /** A town, hospital site or postcode to measure distances from; of several places of a name, the largest. */
  near?: string | null | undefined;
  /** Distance from `near` in miles, 1 to 200; 20 when nothing is said. Only together with `near`. */
  radius?: number | null | undefined;
  /** NHS England region, Scotland, Wales or Northern Ireland. */
  region?: string | null | undefined;
  /** Posts that pay this or less at their lowest, in whole pounds a year; for a post that states only a highest salary, that counts. */
  salaryMax?: number | null | undefined;
  /** Posts whose highest salary is at least this, in whole pounds a year. */
  salaryMin?: number | null | undefined;
  /** Words in title, department, employer, place, agency, reference or description. Synonyms count; a part of a title is found too. Pay, band, place, kind of post and hours that it names become filters, but for words in quotes. 200 characters at most. */
  search?: string | null | undefined;
  /** Any of these kinds of post. */
  type?: Array<JobType> | null | undefined;
  /** Any of these urgencies. */
  urgency?: Array<JobUrgency> | null | undefined;
};

/** The kind of a filter that was recognised in a search for posts. */
export type JobSearchFilterKind =
  /** One or more Agenda for Change bands: band 6, bands 5 to 7, 8a. */
  | 'BAND'
  /** Part-time or full-time. */
  | 'HOURS'
  /** A lowest or a highest salary, or both: over £40,000, under 35k, £20 an hour, £30,000 to £40,000. */
  | 'PAY'
  /** A town, a county or another area, a region, a nation, a hospital site, or what is around one of them or a postcode: in Leeds, near Newport, within 10 miles of Bristol. */
  | 'PLACE'
  /** A kind of post: permanent, locum, bank. */
  | 'TYPE';

/** Order of a list of posts. */
export type JobSort =
  /** Earliest closing date first. */
  | 'CLOSING_SOON'
  /** Nearest first, and of the same place the newest. Needs `near`; without it, newest first. */
  | 'DISTANCE'
  /** Most recently advertised first. */
  | 'NEWEST'
  /** Best match first, among the newest posts that match, 100 at most. Needs `search`; without it, newest first. */
  | 'RELEVANCE'
  /** Highest salary first. */
  | 'SALARY_HIGH'
  /** Lowest salary first. */
  | 'SALARY_LOW';

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

export type JobsPageQueryVariables = Exact<{
  filter: Graph.JobFilter;
  sort: Graph.JobSort;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type JobsPageQuery = { jobs: { distances: Array<number>, matchesSomeWords: boolean, totalCount: number, totalIsCapped: boolean, nodes: Array<{ id: string, title: string, agency: string | null, location: string, typeLabel: string, workingPattern: string, weeklyHours: number | null, urgency: Graph.JobUrgency, salary: string, band: Graph.PayBand | null, postedAt: string, posted: string, closesAt: string | null, applications: number, applyUrl: string | null, employer: { id: string, name: string } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null, startPosition: number }, nearest: { distance: number, noneWhere: string, measuredFrom: string | null, job: { id: string, location: string } } | null, correction: { search: string, asTyped: string } | null, understood: Array<{ kind: Graph.JobSearchFilterKind, label: string, without: string }>, near: { radius: number, place: { label: string }, others: Array<{ name: string, label: string }> } | null, searchText: { words: string, without: string } | null, facets: { type: Array<{ value: string, label: string, count: number }>, urgency: Array<{ value: string, label: string, count: number }>, band: Array<{ value: string, label: string, count: number }>, location: Array<{ value: string, label: string, count: number }> } } };

export type JobRowFragment = { id: string, title: string, agency: string | null, location: string, typeLabel: string, workingPattern: string, weeklyHours: number | null, urgency: Graph.JobUrgency, salary: string, band: Graph.PayBand | null, postedAt: string, posted: string, closesAt: string | null, applications: number, applyUrl: string | null, employer: { id: string, name: string } };

export type JobFacetValueFragment = { value: string, label: string, count: number };

export const JobRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"employer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agency"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"workingPattern"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyHours"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"posted"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"applyUrl"}}]}}]} as unknown as DocumentNode<JobRowFragment, unknown>;
export const JobFacetValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFacetValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<JobFacetValueFragment, unknown>;
export const JobsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"startPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"distances"}},{"kind":"Field","name":{"kind":"Name","value":"nearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"noneWhere"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchesSomeWords"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"asTyped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsCapped"}},{"kind":"Field","name":{"kind":"Name","value":"understood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"without"}}]}},{"kind":"Field","name":{"kind":"Name","value":"near"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"searchText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"without"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacetValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urgency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacetValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacetValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacetValue"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"employer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agency"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"workingPattern"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyHours"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"posted"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"applyUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFacetValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<JobsPageQuery, JobsPageQueryVariables>;


/**
 * __useJobsPageQuery__
 *
 * To run a query within a React component, call `useJobsPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useJobsPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useJobsPageQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      last: // value for 'last'
 *      before: // value for 'before'
 *   },
 * });
 */
export function useJobsPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<JobsPageQuery, JobsPageQueryVariables> & ({ variables: JobsPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<JobsPageQuery, JobsPageQueryVariables>(JobsPageDocument, options);
      }
export function useJobsPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<JobsPageQuery, JobsPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<JobsPageQuery, JobsPageQueryVariables>(JobsPageDocument, options);
        }
export type JobsPageQueryHookResult = ReturnType<typeof useJobsPageQuery>;
export type JobsPageLazyQueryHookResult = ReturnType<typeof useJobsPageLazyQuery>;

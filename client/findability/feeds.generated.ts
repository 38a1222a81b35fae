// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The category of an article. */
export type ArticleCategory =
  /** Breaking news. */
  | 'BREAKING'
  /** Standards, and how they are met. */
  | 'COMPLIANCE'
  /** Law, procurement and policy. */
  | 'POLICY'
  /** Posts, pay and how to apply. */
  | 'RECRUITMENT'
  /** Research and its results. */
  | 'RESEARCH'
  /** Digital services and devices. */
  | 'TECHNOLOGY';

/** A filter of a list of articles. All conditions must hold. A list has 100 entries at most; equal ones count once. */
export type ArticleFilter = {
  /** Any of these categories. */
  category?: Array<ArticleCategory> | null | undefined;
  /** Any of these priorities. */
  priority?: Array<ArticlePriority> | null | undefined;
  /** Words in title, summary, tags or text. Synonyms count; a part of title, summary or a tag is found too. 200 characters at most. */
  search?: string | null | undefined;
  /** Only articles that were held against their source, or only the others. */
  verified?: boolean | null | undefined;
};

/** How much an article matters to most readers. */
export type ArticlePriority =
  /** High priority: may stand in the live update. */
  | 'HIGH'
  /** Low priority. */
  | 'LOW'
  /** Medium priority. */
  | 'MEDIUM';

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

export type JobFeedQueryVariables = Exact<{
  filter: Graph.JobFilter;
  first: number;
}>;


export type JobFeedQuery = { jobs: { nodes: Array<{ id: string, title: string, location: string, salary: string, band: Graph.PayBand | null, workingPattern: string, weeklyHours: number | null, closesAt: string | null, postedAt: string, employer: { id: string, name: string } }> }, site: { sampleData: boolean } };

export type JobFeedItemFragment = { id: string, title: string, location: string, salary: string, band: Graph.PayBand | null, workingPattern: string, weeklyHours: number | null, closesAt: string | null, postedAt: string, employer: { id: string, name: string } };

export type NewsFeedQueryVariables = Exact<{
  filter: Graph.ArticleFilter;
  first: number;
}>;


export type NewsFeedQuery = { news: { nodes: Array<{ id: string, slug: string, title: string, summary: string, publishedAt: string }> }, site: { sampleData: boolean } };

export type NewsFeedItemFragment = { id: string, slug: string, title: string, summary: string, publishedAt: string };

export const JobFeedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFeedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"employer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"workingPattern"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyHours"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}}]}}]} as unknown as DocumentNode<JobFeedItemFragment, unknown>;
export const NewsFeedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsFeedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<NewsFeedItemFragment, unknown>;
export const JobFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFeedItem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampleData"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFeedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"employer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"workingPattern"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyHours"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}}]}}]} as unknown as DocumentNode<JobFeedQuery, JobFeedQueryVariables>;
export const NewsFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsFeedItem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampleData"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsFeedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<NewsFeedQuery, NewsFeedQueryVariables>;


/**
 * __useJobFeedQuery__
 *
 * To run a query within a React component, call `useJobFeedQuery` and pass it any options that fit your needs.
 * When your component renders, `useJobFeedQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useJobFeedQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      first: // value for 'first'
 *   },
 * });
 */
export function useJobFeedQuery(baseOptions: ApolloReactHooks.QueryHookOptions<JobFeedQuery, JobFeedQueryVariables> & ({ variables: JobFeedQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<JobFeedQuery, JobFeedQueryVariables>(JobFeedDocument, options);
      }
export function useJobFeedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<JobFeedQuery, JobFeedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<JobFeedQuery, JobFeedQueryVariables>(JobFeedDocument, options);
        }
export type JobFeedQueryHookResult = ReturnType<typeof useJobFeedQuery>;
export type JobFeedLazyQueryHookResult = ReturnType<typeof useJobFeedLazyQuery>;


/**
 * __useNewsFeedQuery__
 *
 * To run a query within a React component, call `useNewsFeedQuery` and pass it any options that fit your needs.
 * When your component renders, `useNewsFeedQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNewsFeedQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      first: // value for 'first'
 *   },
 * });
 */
export function useNewsFeedQuery(baseOptions: ApolloReactHooks.QueryHookOptions<NewsFeedQuery, NewsFeedQueryVariables> & ({ variables: NewsFeedQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NewsFeedQuery, NewsFeedQueryVariables>(NewsFeedDocument, options);
      }
export function useNewsFeedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NewsFeedQuery, NewsFeedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NewsFeedQuery, NewsFeedQueryVariables>(NewsFeedDocument, options);
        }
export type NewsFeedQueryHookResult = ReturnType<typeof useNewsFeedQuery>;
export type NewsFeedLazyQueryHookResult = ReturnType<typeof useNewsFeedLazyQuery>;

// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A list of which searches can be saved. */
export type AlertArea =
  /** Compliance documents and their new versions. */
  | 'DOCUMENTS'
  /** Medical equipment. */
  | 'EQUIPMENT'
  /** Recruitment posts. */
  | 'JOBS'
  /** News. */
  | 'NEWS';

/** How often what a saved search finds is mailed. */
export type AlertFrequency =
  /** At 8am in London, on days on which something was found. */
  | 'DAILY'
  /** Within minutes; not more often than every 10 minutes. */
  | 'INSTANT'
  /** At 8am in London on Mondays, if there are new matches. */
  | 'WEEKLY';

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

/** Kind of document. */
export type DocumentCategory =
  /** Shown as Assessments. */
  | 'ASSESSMENTS'
  /** Shown as Guidelines. */
  | 'GUIDELINES'
  /** Shown as Policies. */
  | 'POLICIES'
  /** Shown as Standards. */
  | 'STANDARDS'
  /** Shown as Training. */
  | 'TRAINING';

/** A filter of a list of documents. All conditions must hold. A list has 100 entries at most; equal ones count once. */
export type DocumentFilter = {
  /** Any of these categories. */
  category?: Array<DocumentCategory> | null | undefined;
  /** Words in title, description, category, source, regulations or text. Synonyms count; a part of a title or description is found too. 200 characters at most. */
  search?: string | null | undefined;
  /** The whole name of the body behind it, or a usual abbreviation, like CQC; case and accents do not count. */
  source?: string | null | undefined;
  /** Any of these urgencies. */
  urgency?: Array<DocumentUrgency> | null | undefined;
};

/** How soon a document needs to be read. */
export type DocumentUrgency =
  /** High urgency. */
  | 'HIGH'
  /** Low urgency. */
  | 'LOW'
  /** Medium urgency. */
  | 'MEDIUM';

/** Whether a product can be had. It follows from the stock, unless the product is ordered ahead. */
export type EquipmentAvailability =
  /** More than 5 in stock. */
  | 'IN_STOCK'
  /** 1 to 5 in stock. */
  | 'LOW_STOCK'
  /** None in stock. */
  | 'OUT_OF_STOCK'
  /** Not delivered yet, but can be ordered. */
  | 'PRE_ORDER';

/** What a product is for. */
export type EquipmentCategory =
  /** To find out what somebody has. */
  | 'DIAGNOSTIC'
  /** For emergencies and resuscitation. */
  | 'EMERGENCY'
  /** To move about, and to be moved. */
  | 'MOBILITY'
  /** To watch or keep up how somebody is. */
  | 'MONITORING'
  /** Personal protective equipment. */
  | 'PPE'
  /** For operations. */
  | 'SURGICAL';

/** Whether a product has been used. */
export type EquipmentCondition =
  /** New. */
  | 'NEW'
  /** Used, and made fit for use again. */
  | 'REFURBISHED'
  /** Used. */
  | 'USED';

/** What narrows a list of products. Every condition must hold. A list has 100 entries at most; equal ones count once. */
export type EquipmentFilter = {
  /** With any of these availabilities. */
  availability?: Array<EquipmentAvailability> | null | undefined;
  /** Any of these categories. */
  category?: Array<EquipmentCategory> | null | undefined;
  /** In any of these conditions. */
  condition?: Array<EquipmentCondition> | null | undefined;
  /** In any of these ranges of prices; the upper end does not belong to it. Not together with priceMin or priceMax. */
  priceBand?: Array<PriceBand> | null | undefined;
  /** At this price or below, in pounds without VAT. */
  priceMax?: number | null | undefined;
  /** At this price or above, in pounds without VAT. */
  priceMin?: number | null | undefined;
  /** Words in name, description, category, supplier, specifications or certifications. Synonyms count; a part of any of them but the certifications, and of a reference, is found too. Price, availability and condition that it names narrow the list: refurbished hoist under £3,000. 200 characters at most. */
  search?: string | null | undefined;
};

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

/** A range of prices, in pounds without VAT. */
export type PriceBand =
  /** £1,000 to under £5,000. */
  | 'FROM_1000'
  /** £5,000 to under £15,000. */
  | 'FROM_5000'
  /** £15,000 and over. */
  | 'FROM_15000'
  /** Under £1,000. */
  | 'UNDER_1000';

/** The filter of one list. A row matches if it contains all words of the search, or a synonym of each, and fulfils all filters. Words are matched as a whole, not as parts of others. */
export type SavedSearchFilter = {
  /** Compliance documents. */
  documents?: DocumentFilter | null | undefined;
  /** Medical equipment. */
  equipment?: EquipmentFilter | null | undefined;
  /** Recruitment posts. */
  jobs?: JobFilter | null | undefined;
  /** News. */
  news?: ArticleFilter | null | undefined;
};

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { savedSearches: Array<{ id: string, area: Graph.AlertArea, name: string, frequency: Graph.AlertFrequency, listPath: string, feedUrl: string }> };

export type AddressOfAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressOfAlertsQuery = { me: { id: string, emailConfirmed: boolean } | null };

export type SaveSearchMutationVariables = Exact<{
  filter: Graph.SavedSearchFilter;
  frequency: Graph.AlertFrequency;
  listQuery?: string | null | undefined;
}>;


export type SaveSearchMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'SavedSearchPayload', savedSearch: { id: string } }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type SetSavedSearchFrequencyMutationVariables = Exact<{
  id: string | number;
  frequency: Graph.AlertFrequency;
}>;


export type SetSavedSearchFrequencyMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'SavedSearchPayload' }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type EndSavedSearchMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSavedSearchMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EndSavedSearchPayload' }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type SavedSearchRowFragment = { id: string, area: Graph.AlertArea, name: string, frequency: Graph.AlertFrequency, listPath: string, feedUrl: string };

export const SavedSearchRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"listPath"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}}]}}]} as unknown as DocumentNode<SavedSearchRowFragment, unknown>;
export const SavedSearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"listPath"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}}]}}]} as unknown as DocumentNode<SavedSearchesQuery, SavedSearchesQueryVariables>;
export const AddressOfAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressOfAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}}]}}]}}]} as unknown as DocumentNode<AddressOfAlertsQuery, AddressOfAlertsQueryVariables>;
export const SaveSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertFrequency"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listQuery"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"saveSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"frequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}}},{"kind":"Argument","name":{"kind":"Name","value":"listQuery"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listQuery"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearchPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSearchMutation, SaveSearchMutationVariables>;
export const SetSavedSearchFrequencyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSavedSearchFrequency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertFrequency"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"setSavedSearchFrequency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"frequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetSavedSearchFrequencyMutation, SetSavedSearchFrequencyMutationVariables>;
export const EndSavedSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"endSavedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EndSavedSearchMutation, EndSavedSearchMutationVariables>;


/**
 * __useSavedSearchesQuery__
 *
 * To run a query within a React component, call `useSavedSearchesQuery` and pass it any options that fit your needs.
 * When your component renders, `useSavedSearchesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSavedSearchesQuery({
 *   variables: {
 *   },
 * });
 */
export function useSavedSearchesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SavedSearchesQuery, SavedSearchesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SavedSearchesQuery, SavedSearchesQueryVariables>(SavedSearchesDocument, options);
      }
export function useSavedSearchesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SavedSearchesQuery, SavedSearchesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SavedSearchesQuery, SavedSearchesQueryVariables>(SavedSearchesDocument, options);
        }
export type SavedSearchesQueryHookResult = ReturnType<typeof useSavedSearchesQuery>;
export type SavedSearchesLazyQueryHookResult = ReturnType<typeof useSavedSearchesLazyQuery>;


/**
 * __useAddressOfAlertsQuery__
 *
 * To run a query within a React component, call `useAddressOfAlertsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAddressOfAlertsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAddressOfAlertsQuery({
 *   variables: {
 *   },
 * });
 */
export function useAddressOfAlertsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AddressOfAlertsQuery, AddressOfAlertsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AddressOfAlertsQuery, AddressOfAlertsQueryVariables>(AddressOfAlertsDocument, options);
      }
export function useAddressOfAlertsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AddressOfAlertsQuery, AddressOfAlertsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AddressOfAlertsQuery, AddressOfAlertsQueryVariables>(AddressOfAlertsDocument, options);
        }
export type AddressOfAlertsQueryHookResult = ReturnType<typeof useAddressOfAlertsQuery>;
export type AddressOfAlertsLazyQueryHookResult = ReturnType<typeof useAddressOfAlertsLazyQuery>;


/**
 * __useSaveSearchMutation__
 *
 * To run a mutation, you first call `useSaveSearchMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveSearchMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveSearchMutation, { data, loading, error }] = useSaveSearchMutation({
 *   variables: {
 *      filter: // value for 'filter'
 *      frequency: // value for 'frequency'
 *      listQuery: // value for 'listQuery'
 *   },
 * });
 */
export function useSaveSearchMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveSearchMutation, SaveSearchMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveSearchMutation, SaveSearchMutationVariables>(SaveSearchDocument, options);
      }
export type SaveSearchMutationHookResult = ReturnType<typeof useSaveSearchMutation>;

/**
 * __useSetSavedSearchFrequencyMutation__
 *
 * To run a mutation, you first call `useSetSavedSearchFrequencyMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetSavedSearchFrequencyMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setSavedSearchFrequencyMutation, { data, loading, error }] = useSetSavedSearchFrequencyMutation({
 *   variables: {
 *      id: // value for 'id'
 *      frequency: // value for 'frequency'
 *   },
 * });
 */
export function useSetSavedSearchFrequencyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetSavedSearchFrequencyMutation, SetSavedSearchFrequencyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetSavedSearchFrequencyMutation, SetSavedSearchFrequencyMutationVariables>(SetSavedSearchFrequencyDocument, options);
      }
export type SetSavedSearchFrequencyMutationHookResult = ReturnType<typeof useSetSavedSearchFrequencyMutation>;

/**
 * __useEndSavedSearchMutation__
 *
 * To run a mutation, you first call `useEndSavedSearchMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEndSavedSearchMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [endSavedSearchMutation, { data, loading, error }] = useEndSavedSearchMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEndSavedSearchMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndSavedSearchMutation, EndSavedSearchMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndSavedSearchMutation, EndSavedSearchMutationVariables>(EndSavedSearchDocument, options);
      }
export type EndSavedSearchMutationHookResult = ReturnType<typeof useEndSavedSearchMutation>;
// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
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

export type OpenEquipmentQueryVariables = Exact<{
  id: string | number;
}>;


export type OpenEquipmentQuery = { equipmentItem: { id: string, reference: string, name: string, description: string, category: Graph.EquipmentCategory, categoryLabel: string, price: number, priceLabel: string, condition: Graph.EquipmentCondition, conditionLabel: string, availability: Graph.EquipmentAvailability, availabilityLabel: string, availableOn: string | null, inStock: number, sold: number, warranty: string, specifications: Array<string>, certifications: Array<string>, images: Array<string>, buyUrl: string | null, listedAt: string, isOffered: boolean, isSample: boolean, safetyNotices: Array<{ id: string, reference: string, slug: string, kindLabel: string, title: string, sourceUrl: string }>, supplier: { id: string, name: string, rating: number | null, location: string, phone: string, openingHours: string | null, verified: boolean, nhsApproved: boolean, website: string | null, nhsSupplierCode: string | null, takesMessages: boolean } } | null };

export type OpenEquipmentFragment = { id: string, reference: string, name: string, description: string, category: Graph.EquipmentCategory, categoryLabel: string, price: number, priceLabel: string, condition: Graph.EquipmentCondition, conditionLabel: string, availability: Graph.EquipmentAvailability, availabilityLabel: string, availableOn: string | null, inStock: number, sold: number, warranty: string, specifications: Array<string>, certifications: Array<string>, images: Array<string>, buyUrl: string | null, listedAt: string, isOffered: boolean, isSample: boolean, safetyNotices: Array<{ id: string, reference: string, slug: string, kindLabel: string, title: string, sourceUrl: string }>, supplier: { id: string, name: string, rating: number | null, location: string, phone: string, openingHours: string | null, verified: boolean, nhsApproved: boolean, website: string | null, nhsSupplierCode: string | null, takesMessages: boolean } };

export type EquipmentSupplierFragment = { id: string, name: string, rating: number | null, location: string, phone: string, openingHours: string | null, verified: boolean, nhsApproved: boolean, website: string | null, nhsSupplierCode: string | null, takesMessages: boolean };

export const EquipmentSupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquipmentSupplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"nhsApproved"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"nhsSupplierCode"}},{"kind":"Field","name":{"kind":"Name","value":"takesMessages"}}]}}]} as unknown as DocumentNode<EquipmentSupplierFragment, unknown>;
export const OpenEquipmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenEquipment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"conditionLabel"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityLabel"}},{"kind":"Field","name":{"kind":"Name","value":"availableOn"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"warranty"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"buyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"safetyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PausingNotice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquipmentSupplier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquipmentSupplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"nhsApproved"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"nhsSupplierCode"}},{"kind":"Field","name":{"kind":"Name","value":"takesMessages"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PausingNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]} as unknown as DocumentNode<OpenEquipmentFragment, unknown>;
export const OpenEquipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenEquipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"equipmentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenEquipment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenEquipment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"conditionLabel"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityLabel"}},{"kind":"Field","name":{"kind":"Name","value":"availableOn"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"warranty"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"buyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"safetyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PausingNotice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquipmentSupplier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquipmentSupplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"nhsApproved"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"nhsSupplierCode"}},{"kind":"Field","name":{"kind":"Name","value":"takesMessages"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PausingNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]} as unknown as DocumentNode<OpenEquipmentQuery, OpenEquipmentQueryVariables>;


/**
 * __useOpenEquipmentQuery__
 *
 * To run a query within a React component, call `useOpenEquipmentQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenEquipmentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenEquipmentQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useOpenEquipmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenEquipmentQuery, OpenEquipmentQueryVariables> & ({ variables: OpenEquipmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenEquipmentQuery, OpenEquipmentQueryVariables>(OpenEquipmentDocument, options);
      }
export function useOpenEquipmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenEquipmentQuery, OpenEquipmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenEquipmentQuery, OpenEquipmentQueryVariables>(OpenEquipmentDocument, options);
        }
export type OpenEquipmentQueryHookResult = ReturnType<typeof useOpenEquipmentQuery>;
export type OpenEquipmentLazyQueryHookResult = ReturnType<typeof useOpenEquipmentLazyQuery>;

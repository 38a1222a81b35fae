// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Graph from '../../../generated/graph.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A kind of content that operators edit. */
export type ContentKind =
  /** A piece of news. */
  | 'ARTICLE'
  /** A compliance document. */
  | 'DOCUMENT'
  /** A text, a set of figures or a set of links of a page. */
  | 'ENTRY'
  /** An article of the help center. */
  | 'HELP_ARTICLE';

/** A text, a set of figures or a set of links of a page. */
export type EntryInput = {
  /** Text in Markdown; may be empty. 20,000 characters at most. */
  body: string;
  /** Whether the figures are display content and not measured, which the page then says. */
  illustrative: boolean;
  /** Rows, in order; 100 at most. */
  items: Array<EntryItemInput>;
  /** Heading, 200 characters at most. */
  title: string;
};

/** One row of an entry: a figure, a step or a link. */
export type EntryItemInput = {
  /** The label of the row, 200 characters at most. */
  label: string;
  /** A sentence or two, 1,000 characters at most. */
  text?: string | null | undefined;
  /** Where the row leads: https://, http://, mailto: or tel:, or / for a page of the portal. 500 characters at most. */
  url?: string | null | undefined;
  /** A figure with its unit, 200 characters at most. */
  value?: string | null | undefined;
};

export type EditableEntryQueryVariables = Exact<{
  id: string | number;
}>;


export type EditableEntryQuery = { editableEntry: { id: string, slug: string, revision: number, title: string, body: string, illustrative: boolean, items: Array<{ label: string, value: string | null, text: string | null, url: string | null }> } | null };

export type EditEntryMutationVariables = Exact<{
  id: string | number;
  revision: number;
  note?: string | null | undefined;
  input: Graph.EntryInput;
}>;


export type EditEntryMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EditedContentPayload', content: { id: string, kind: Graph.ContentKind, slug: string, title: string, published: boolean, revision: number, changedAt: string } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const EditableEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"illustrative"}}]}}]}}]} as unknown as DocumentNode<EditableEntryQuery, EditableEntryQueryVariables>;
export const EditEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"editEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedContentPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentRow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EditEntryMutation, EditEntryMutationVariables>;


/**
 * __useEditableEntryQuery__
 *
 * To run a query within a React component, call `useEditableEntryQuery` and pass it any options that fit your needs.
 * When your component renders, `useEditableEntryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEditableEntryQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEditableEntryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EditableEntryQuery, EditableEntryQueryVariables> & ({ variables: EditableEntryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EditableEntryQuery, EditableEntryQueryVariables>(EditableEntryDocument, options);
      }
export function useEditableEntryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EditableEntryQuery, EditableEntryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EditableEntryQuery, EditableEntryQueryVariables>(EditableEntryDocument, options);
        }
export type EditableEntryQueryHookResult = ReturnType<typeof useEditableEntryQuery>;
export type EditableEntryLazyQueryHookResult = ReturnType<typeof useEditableEntryLazyQuery>;


/**
 * __useEditEntryMutation__
 *
 * To run a mutation, you first call `useEditEntryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEditEntryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [editEntryMutation, { data, loading, error }] = useEditEntryMutation({
 *   variables: {
 *      id: // value for 'id'
 *      revision: // value for 'revision'
 *      note: // value for 'note'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useEditEntryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditEntryMutation, EditEntryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditEntryMutation, EditEntryMutationVariables>(EditEntryDocument, options);
      }
export type EditEntryMutationHookResult = ReturnType<typeof useEditEntryMutation>;
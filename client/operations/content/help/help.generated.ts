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

/** An article of the help center. */
export type HelpArticleInput = {
  /** The text, in Markdown. 20,000 characters at most. */
  body: string;
  /** What it is about. */
  category: HelpCategory;
  /** Other names of its subject, a phrase on each line. 1,000 characters at most. */
  keywords?: string | null | undefined;
  /** Its place among the popular articles, of which five are shown; none for all others. */
  popularPlace?: number | null | undefined;
  /** Its place in the list of all articles; of two with the same the older one comes first. */
  position: number;
  /** The summary, in a sentence. 300 characters at most. */
  summary: string;
  /** The title, 200 characters at most. Titles are unique. */
  title: string;
};

/** The part of the portal that a help article is about. */
export type HelpCategory =
  /** Opening an account, signing in, and what is kept about you. */
  | 'ACCOUNT'
  /** Compliance documents, news, the search and the API. */
  | 'DOCUMENTS'
  /** Finding a product, and listing one. */
  | 'EQUIPMENT'
  /** Finding a job, applying for it, and advertising one. */
  | 'JOBS';

export type EditableHelpArticleQueryVariables = Exact<{
  id: string | number;
}>;


export type EditableHelpArticleQuery = { editableHelpArticle: { id: string, slug: string, revision: number, published: boolean, title: string, summary: string, body: string, category: Graph.HelpCategory, keywords: string, position: number, popularPlace: number | null } | null };

export type CreateHelpArticleMutationVariables = Exact<{
  input: Graph.HelpArticleInput;
  note?: string | null | undefined;
}>;


export type CreateHelpArticleMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EditedContentPayload', content: { id: string, kind: Graph.ContentKind, slug: string, title: string, published: boolean, revision: number, changedAt: string } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };

export type EditHelpArticleMutationVariables = Exact<{
  id: string | number;
  revision: number;
  note?: string | null | undefined;
  input: Graph.HelpArticleInput;
}>;


export type EditHelpArticleMutation = { answer:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'EditedContentPayload', content: { id: string, kind: Graph.ContentKind, slug: string, title: string, published: boolean, revision: number, changedAt: string } }
    | { __typename: 'ForbiddenError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NotSignedInError', message: string }
    | { __typename: 'RateLimitedError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const EditableHelpArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableHelpArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableHelpArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"popularPlace"}}]}}]}}]} as unknown as DocumentNode<EditableHelpArticleQuery, EditableHelpArticleQueryVariables>;
export const CreateHelpArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHelpArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HelpArticleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"createHelpArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedContentPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentRow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateHelpArticleMutation, CreateHelpArticleMutationVariables>;
export const EditHelpArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditHelpArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HelpArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"editHelpArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedContentPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentRow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EditHelpArticleMutation, EditHelpArticleMutationVariables>;


/**
 * __useEditableHelpArticleQuery__
 *
 * To run a query within a React component, call `useEditableHelpArticleQuery` and pass it any options that fit your needs.
 * When your component renders, `useEditableHelpArticleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEditableHelpArticleQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEditableHelpArticleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EditableHelpArticleQuery, EditableHelpArticleQueryVariables> & ({ variables: EditableHelpArticleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EditableHelpArticleQuery, EditableHelpArticleQueryVariables>(EditableHelpArticleDocument, options);
      }
export function useEditableHelpArticleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EditableHelpArticleQuery, EditableHelpArticleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EditableHelpArticleQuery, EditableHelpArticleQueryVariables>(EditableHelpArticleDocument, options);
        }
export type EditableHelpArticleQueryHookResult = ReturnType<typeof useEditableHelpArticleQuery>;
export type EditableHelpArticleLazyQueryHookResult = ReturnType<typeof useEditableHelpArticleLazyQuery>;


/**
 * __useCreateHelpArticleMutation__
 *
 * To run a mutation, you first call `useCreateHelpArticleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateHelpArticleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createHelpArticleMutation, { data, loading, error }] = useCreateHelpArticleMutation({
 *   variables: {
 *      input: // value for 'input'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useCreateHelpArticleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateHelpArticleMutation, CreateHelpArticleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateHelpArticleMutation, CreateHelpArticleMutationVariables>(CreateHelpArticleDocument, options);
      }
export type CreateHelpArticleMutationHookResult = ReturnType<typeof useCreateHelpArticleMutation>;

/**
 * __useEditHelpArticleMutation__
 *
 * To run a mutation, you first call `useEditHelpArticleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEditHelpArticleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [editHelpArticleMutation, { data, loading, error }] = useEditHelpArticleMutation({
 *   variables: {
 *      id: // value for 'id'
 *      revision: // value for 'revision'
 *      note: // value for 'note'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useEditHelpArticleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditHelpArticleMutation, EditHelpArticleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditHelpArticleMutation, EditHelpArticleMutationVariables>(EditHelpArticleDocument, options);
      }
export type EditHelpArticleMutationHookResult = ReturnType<typeof useEditHelpArticleMutation>;
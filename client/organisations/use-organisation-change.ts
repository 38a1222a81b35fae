import type { TypedDocumentNode } from '@apollo/client';
import { useAccountChange } from '../accounts/use-account-change.ts';
import { NOT_CHANGED } from './words.ts';

interface Changed {
  readonly answer: { readonly __typename: string; readonly message?: string };
}

/** Changes the organisation by one press, one change at a time, and shows the result. */
export function useOrganisationChange(onChange: () => Promise<unknown>) {
  const { change, isWorking } = useAccountChange();
  return {
    isWorking,
    change: <Variables extends Record<string, unknown>>(
      mutation: TypedDocumentNode<Changed, Variables>,
      variables: Variables,
      done: string,
    ) =>
      change({
        send: (client) =>
          client.mutate({
            mutation: mutation as TypedDocumentNode<Changed, Record<string, unknown>>,
            variables,
            fetchPolicy: 'no-cache',
          }),
        done,
        failure: NOT_CHANGED,
        after: onChange,
      }),
  };
}

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useMark } from '../accounts/sign-in-mark.ts';
import { useAccountChange } from '../accounts/use-account-change.ts';
import { useSignInWay } from '../accounts/use-sign-in-way.ts';
import type { AlertFrequency, SavedSearchFilter } from '../generated/graph.generated.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { AddressOfAlertsDocument, SaveSearchDocument } from './saved-searches.generated.ts';
import { CONFIRM_ADDRESS, frequencyOptions, SAVE_SEARCH } from './words.ts';

interface SaveSearchProps {
  /** What the list shows. */
  readonly filter: SavedSearchFilter;
  /** The query of its address, with or without the question mark. */
  readonly listQuery: string;
}

const NOT_SAVED = 'The search was not saved';
const MAILED = 'We email you what is new. You can end it on your account page.';
const CONFIRM_FIRST = `${CONFIRM_ADDRESS} What is new waits for that for 30 days.`;

const reason = {
  title: 'Sign in to save this search',
  text: 'We email you when something new matches it.',
  opener: '[data-save-search]',
};

/** Saves the search of a list, whose new rows are then mailed. Visitors sign in first. */
export function SaveSearch(props: SaveSearchProps) {
  const isSignedIn = useMark();
  const way = useSignInWay(reason);
  if (isSignedIn) return <SaveToAccount {...props} />;
  return (
    <p className="mt-4" data-print="hide">
      <ButtonLink size="compact" data-save-search {...way}>
        {SAVE_SEARCH}
      </ButtonLink>
    </p>
  );
}

function SaveToAccount({ filter, listQuery }: SaveSearchProps) {
  const [frequency, setFrequency] = useState<AlertFrequency>('DAILY');
  const client = useApolloClient();
  const { change, isWorking } = useAccountChange();
  const save = () => {
    const variables = { filter, frequency, listQuery: listQuery.replace(/^\?/, '') };
    return change({
      send: () => client.mutate({ mutation: SaveSearchDocument, variables }),
      done: async () => ({ title: 'Search saved', text: (await isConfirmed(client)) ? MAILED : CONFIRM_FIRST }),
      failure: NOT_SAVED,
      after: () => client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'savedSearches' }),
    });
  };
  return (
    <form
      data-print="hide"
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWorking) void save();
      }}
    >
      <SelectField
        label="Email me what is new"
        className="w-64"
        options={frequencyOptions}
        value={frequency}
        onChange={({ target }) => setFrequency(target.value as AlertFrequency)}
      />
      <Button type="submit" data-save-search aria-disabled={isWorking}>
        {SAVE_SEARCH}
      </Button>
    </form>
  );
}

/** Whether the user can be mailed. Where that cannot be found out, the account page tells it. */
function isConfirmed(client: ApolloClient): Promise<boolean> {
  return client.query({ query: AddressOfAlertsDocument, fetchPolicy: 'network-only' }).then(
    ({ data }) => data?.me?.emailConfirmed !== false,
    () => true,
  );
}

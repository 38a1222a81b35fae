import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signInAddress } from '../accounts/sign-in-address.ts';
import { useMark } from '../accounts/sign-in-mark.ts';
import { reasonState } from '../accounts/sign-in-reason.ts';
import { openedState } from '../dialog/dialog-address.ts';
import { problemOf, problemsOf } from '../forms/problem.ts';
import type { AlertFrequency, SavedSearchFilter } from '../generated/graph.generated.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { notify } from '../ui/notify.ts';
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
  const { search, state } = useLocation();
  if (isSignedIn) return <SaveToAccount {...props} />;
  return (
    <p className="mt-4" data-print="hide">
      <ButtonLink
        size="compact"
        data-save-search
        to={{ search: signInAddress(search) }}
        state={{ ...state, ...openedState(), ...reasonState(reason) }}
      >
        {SAVE_SEARCH}
      </ButtonLink>
    </p>
  );
}

function SaveToAccount({ filter, listQuery }: SaveSearchProps) {
  const client = useApolloClient();
  const [frequency, setFrequency] = useState<AlertFrequency>('DAILY');
  const [isWorking, setWorking] = useState(false);
  // Where that cannot be found out, the account page tells it.
  const isConfirmed = () =>
    client.query({ query: AddressOfAlertsDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => data?.me?.emailConfirmed !== false,
      () => true,
    );
  const save = async () => {
    setWorking(true);
    const { sessionKeeperOf } = await import('../accounts/use-session.ts');
    sessionKeeperOf(client);
    const variables = { filter, frequency, listQuery: listQuery.replace(/^\?/, '') };
    const problem = await client.mutate({ mutation: SaveSearchDocument, variables }).then(
      ({ data }) =>
        data?.saveSearch.__typename === 'SavedSearchPayload' ? undefined : problemsOf(data?.saveSearch, NOT_SAVED)[0],
      (failure: unknown) => problemOf(failure, NOT_SAVED),
    );
    if (problem) notify({ title: NOT_SAVED, text: problem.message, tone: 'error' });
    else notify({ title: 'Search saved', text: (await isConfirmed()) ? MAILED : CONFIRM_FIRST });
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'savedSearches' });
    setWorking(false);
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

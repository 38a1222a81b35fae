import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAccountChange } from '../accounts/use-account-change.ts';
import { useSession } from '../accounts/use-session.ts';
import type { AlertFrequency } from '../generated/graph.generated.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import {
  EndSavedSearchDocument,
  type SavedSearchRowFragment,
  SetSavedSearchFrequencyDocument,
  useSavedSearchesQuery,
} from './saved-searches.generated.ts';
import { frequencyOptions } from './words.ts';

const areaNames = { JOBS: 'Jobs', DOCUMENTS: 'Compliance documents', EQUIPMENT: 'Equipment', NEWS: 'News' } as const;

/** The section of the account page about saved searches: how often each is mailed, and its end. */
export function OwnSavedSearches() {
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, loading, refetch } = useSavedSearchesQuery({ skip: !session, fetchPolicy: 'cache-and-network' });
  const searches = data?.savedSearches;
  return (
    <section aria-labelledby="saved-searches" aria-busy={loading}>
      <h3 ref={heading} id="saved-searches" tabIndex={-1} className="text-h3 outline-none">
        Saved searches
      </h3>
      {error && !searches && (
        <ErrorPanel
          title="Your saved searches could not be loaded"
          message={error.message}
          onRetry={() => refetch()}
          busy={loading}
        />
      )}
      {!searches && !error && <Skeleton className="mt-6 h-16 w-full" />}
      {searches?.length === 0 && (
        <p className="mt-2 text-sm">
          You have not saved a search yet. Use "Save this search" below the list of jobs, documents, equipment or news.
        </p>
      )}
      {searches && searches.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {searches.map((search) => (
            <SavedSearch
              key={search.id}
              search={search}
              refetch={() => refetch()}
              onEnded={() => heading.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SavedSearchProps {
  readonly search: SavedSearchRowFragment;
  readonly refetch: () => Promise<unknown>;
  readonly onEnded: () => void;
}

function SavedSearch({ search, refetch, onEnded }: SavedSearchProps) {
  const { change, isWorking } = useAccountChange();
  const { id, name, area, frequency, listPath, feedUrl } = search;
  const setFrequency = (chosen: AlertFrequency) => {
    const variables = { id, frequency: chosen };
    return change({
      send: (client) => client.mutate({ mutation: SetSavedSearchFrequencyDocument, variables }),
      failure: 'The change was not saved',
      after: refetch,
    });
  };
  const end = () =>
    change({
      send: (client) => client.mutate({ mutation: EndSavedSearchDocument, variables: { id } }),
      failure: 'The saved search was not ended',
      after: refetch,
    });
  return (
    <li className="border-b border-line py-4">
      <Link to={listPath} className="font-bold break-words">
        {name}
      </Link>
      <p className="text-sm">{areaNames[area]}</p>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <SelectField
          label="How often we email you"
          aria-label={`How often we email you about ${name}`}
          className="w-64"
          options={frequencyOptions}
          value={frequency}
          disabled={isWorking}
          onChange={({ target }) => void setFrequency(target.value as AlertFrequency)}
        />
        <a href={feedUrl} className="inline-flex min-h-11 items-center text-sm">
          Feed<span className="sr-only"> of {name}</span>
        </a>
        <Button
          size="compact"
          aria-disabled={isWorking}
          onClick={async () => {
            // The row disappears with the focused button.
            if (await end()) onEnded();
          }}
        >
          End<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

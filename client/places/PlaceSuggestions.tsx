import { useEffect } from 'react';
import { countOf } from '../lists/count-words.ts';
import type { ComboboxListProps } from '../ui/combobox/Combobox.tsx';
import { ComboboxOption } from '../ui/combobox/ComboboxOption.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { plainName } from './plain-name.ts';
import { type SuggestedPlaceFragment, useSuggestedPlacesQuery } from './suggested-places.generated.ts';

/** Fewer letters stand for too many places. */
const SHORTEST = 2;
const none: readonly SuggestedPlaceFragment[] = [];

type PlaceSuggestionsProps = ComboboxListProps<SuggestedPlaceFragment>;

/** The places whose names begin with the typed text, below the field. */
export function PlaceSuggestions({ id, typed, active, onOptions, onChoose }: PlaceSuggestionsProps) {
  const search = useSettled(typed.trim());
  const isShort = search.length < SHORTEST || typed.trim().length < SHORTEST;
  const { data, previousData } = useSuggestedPlacesQuery({ variables: { search }, skip: isShort });
  const found = (isShort ? undefined : (data ?? previousData)?.places) ?? none;
  useEffect(() => onOptions(found.length > 0 ? found : undefined), [found, onOptions]);
  return (
    <>
      <p role="status" className="sr-only">
        {found.length > 0 && `${countOf(found.length, 'place')} found`}
      </p>
      {found.length > 0 && (
        <div
          role="listbox"
          id={id}
          aria-label="Matching places"
          className="absolute top-full left-0 z-40 mt-1 w-full min-w-64 rounded bg-paper py-1 shadow-overlay sm:w-96 sm:max-w-[90vw]"
        >
          {found.map((place, index) => (
            <ComboboxOption
              key={place.id}
              list={id}
              index={index}
              active={active}
              onChoose={() => onChoose(place)}
              className="block min-h-11 px-4 py-2 text-sm"
            >
              {place.label}
              {otherName(place, search) && (
                <span className="block text-xs text-ink-2">Also called {otherName(place, search)}</span>
              )}
            </ComboboxOption>
          ))}
        </div>
      )}
    </>
  );
}

/** The alternative name that the user is typing, if the place's own name does not begin with it. */
function otherName({ name, otherNames }: SuggestedPlaceFragment, search: string): string | undefined {
  const wanted = plainName(search);
  return plainName(name).startsWith(wanted)
    ? undefined
    : otherNames.find((other) => plainName(other).startsWith(wanted));
}

import { useEffect } from 'react';
import { countOf } from '../lists/count-words.ts';
import { useSettled } from '../ui/use-settled.ts';
import { optionId } from './option-id.ts';
import { plainName } from './plain-name.ts';
import { type SuggestedPlaceFragment, useSuggestedPlacesQuery } from './suggested-places.generated.ts';

/** Fewer letters stand for too many places. */
const SHORTEST = 2;
const none: readonly SuggestedPlaceFragment[] = [];

export interface PlaceSuggestionsProps {
  id: string;
  typed: string;
  /** Which option the keyboard stands on; -1 for none. */
  active: number;
  /** Tells the field, which has the keyboard, what there is to choose. */
  onFound: (found: readonly SuggestedPlaceFragment[]) => void;
  onChoose: (name: string) => void;
}

/** The places whose names begin with what is typed, below the field. */
export function PlaceSuggestions({ id, typed, active, onFound, onChoose }: PlaceSuggestionsProps) {
  const search = useSettled(typed.trim());
  const isShort = search.length < SHORTEST || typed.trim().length < SHORTEST;
  const { data, previousData } = useSuggestedPlacesQuery({ variables: { search }, skip: isShort });
  const found = (isShort ? undefined : (data ?? previousData)?.places) ?? none;
  useEffect(() => onFound(found), [found, onFound]);
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
            <button
              key={place.id}
              type="button"
              role="option"
              id={optionId(id, index)}
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(place.name)}
              className={`block min-h-11 w-full px-4 py-2 text-left text-sm hover:bg-brand-tint ${index === active ? 'bg-brand-tint' : ''}`}
            >
              {place.label}
              {otherName(place, search) && (
                <span className="block text-xs text-ink-2">Also called {otherName(place, search)}</span>
              )}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** The other name that somebody is typing, where the place's own name does not begin so. */
function otherName({ name, otherNames }: SuggestedPlaceFragment, search: string): string | undefined {
  const wanted = plainName(search);
  return plainName(name).startsWith(wanted)
    ? undefined
    : otherNames.find((other) => plainName(other).startsWith(wanted));
}

import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { LONGEST_TEXT } from '../lists/list-definition.ts';
import { TextField } from '../ui/TextField.tsx';
import { LazyPlaceSuggestions, preloadPlaceSuggestions } from './LazyPlaceSuggestions.tsx';
import { optionId } from './option-id.ts';
import type { SuggestedPlaceFragment } from './suggested-places.generated.ts';

interface PlaceFieldProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'className'> {
  name: string;
  value: string;
  onChange: (text: string) => void;
  /** A place of the list was chosen. */
  onChoose?: (name: string) => void;
  onLeave?: () => void;
}

/**
 * A field for a place, with those below it whose names begin with what is typed. It is a field of plain text as well, for
 * postcodes and without scripts.
 */
export function PlaceField({ value, onChange, onChoose, onLeave, ...field }: PlaceFieldProps) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [found, setFound] = useState<readonly SuggestedPlaceFragment[]>([]);
  const options = isOpen ? found.length : 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
    setFound([]);
  };
  const choose = (name: string) => {
    close();
    onChange(name);
    onChoose?.(name);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const place = found[active];
    if (event.key === 'Escape' && options > 0) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && place) {
      event.preventDefault();
      choose(place.name);
    } else if (options > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setActive(nextOption(active, options, event.key === 'ArrowDown' ? 1 : -1));
    }
  };
  return (
    <div className="relative">
      <TextField
        {...field}
        role="combobox"
        maxLength={LONGEST_TEXT}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={options > 0}
        aria-controls={options > 0 ? list : undefined}
        aria-activedescendant={active === -1 ? undefined : optionId(list, active)}
        value={value}
        onFocus={preloadPlaceSuggestions}
        onChange={(event) => {
          setActive(-1);
          setOpen(true);
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      {isOpen && <LazyPlaceSuggestions id={list} typed={value} active={active} onFound={setFound} onChoose={choose} />}
    </div>
  );
}

/** From the field downwards or upwards through the options, and round to the field again. */
function nextOption(active: number, options: number, step: 1 | -1): number {
  const next = active + step;
  if (next < -1) return options - 1;
  return next >= options ? -1 : next;
}

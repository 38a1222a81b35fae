import type { ComponentProps } from 'react';
import { LONGEST_TEXT } from '../lists/list-definition.ts';
import { Combobox } from '../ui/combobox/Combobox.tsx';
import { lazyList } from '../ui/combobox/lazy-list.tsx';
import type { TextField } from '../ui/TextField.tsx';

const suggestions = lazyList(() => import('./PlaceSuggestions.tsx').then((module) => module.PlaceSuggestions));

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
export function PlaceField({ onChange, onChoose, ...field }: PlaceFieldProps) {
  return (
    <Combobox
      {...field}
      {...suggestions}
      maxLength={LONGEST_TEXT}
      onType={onChange}
      onChoose={({ name }) => {
        onChange(name);
        onChoose?.(name);
      }}
    />
  );
}

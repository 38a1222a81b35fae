import { useEffect, useMemo } from 'react';
import { countOf } from '../lists/count-words.ts';
import type { ComboboxListProps } from '../ui/combobox/Combobox.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { ALL, InstantMatches, type InstantOption } from './InstantMatches.tsx';
import { useInstantEquipmentQuery } from './instant-equipment.generated.ts';

/** The first matches for what is typed, below the field. */
export function InstantPanel({ id, typed, active, onOptions, onChoose }: ComboboxListProps<InstantOption>) {
  const found = useInstantMatches(typed);
  const options = useMemo(() => found && (found.nodes.length > 0 ? [...found.nodes, ALL] : []), [found]);
  useEffect(() => onOptions(options), [options, onOptions]);
  return (
    <>
      <p role="status" className="sr-only">
        {found && `${countOf(found.totalCount, 'product')} found`}
      </p>
      {found && <InstantMatches id={id} found={found} words={typed} active={active} onChoose={onChoose} />}
    </>
  );
}

/** The best matches for what is typed, a moment after the last key; undefined while there is nothing to show. */
function useInstantMatches(text: string) {
  const words = useSettled(text.trim());
  const { data, previousData } = useInstantEquipmentQuery({ variables: { q: words }, skip: words === '' });
  const found = (data ?? previousData)?.searchEquipment;
  return text.trim() === '' || words === '' ? undefined : found;
}

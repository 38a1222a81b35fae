import { useEffect, useState } from 'react';
import { useInstantEquipmentQuery } from './instant-equipment.generated.ts';

/** How long after the last key the matches follow, in milliseconds. */
const TYPING_PAUSE = 250;

/** The best matches for what is typed, a moment after the last key; undefined while there is nothing to show. */
export function useInstantMatches(text: string) {
  const words = useSettled(text.trim());
  const { data, previousData } = useInstantEquipmentQuery({ variables: { q: words }, skip: words === '' });
  const found = (data ?? previousData)?.searchEquipment;
  return text.trim() === '' || words === '' ? undefined : found;
}

/** A value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

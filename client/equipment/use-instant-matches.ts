import { useSettled } from '../ui/use-settled.ts';
import { useInstantEquipmentQuery } from './instant-equipment.generated.ts';

/** The best matches for what is typed, a moment after the last key; undefined while there is nothing to show. */
export function useInstantMatches(text: string) {
  const words = useSettled(text.trim());
  const { data, previousData } = useInstantEquipmentQuery({ variables: { q: words }, skip: words === '' });
  const found = (data ?? previousData)?.searchEquipment;
  return text.trim() === '' || words === '' ? undefined : found;
}

import { useEffect } from 'react';
import { countOf } from '../lists/count-words.ts';
import { InstantMatches } from './InstantMatches.tsx';
import type { InstantEquipmentQuery } from './instant-equipment.generated.ts';
import { useInstantMatches } from './use-instant-matches.ts';

export type FoundEquipment = InstantEquipmentQuery['searchEquipment'];

export interface InstantPanelProps {
  id: string;
  /** What is typed. */
  words: string;
  /** Which option the keyboard stands on; -1 for none. */
  active: number;
  /** Tells the field, which has the keyboard, what there is to choose. */
  onFound: (found: FoundEquipment | undefined) => void;
  onOpen: (id: string) => void;
  onShowAll: () => void;
}

/** The first matches for what is typed, below the field. */
export function InstantPanel({ id, words, active, onFound, onOpen, onShowAll }: InstantPanelProps) {
  const found = useInstantMatches(words);
  useEffect(() => onFound(found), [found, onFound]);
  return (
    <>
      <p role="status" className="sr-only">
        {found && `${countOf(found.totalCount, 'product')} found`}
      </p>
      {found && (
        <InstantMatches id={id} found={found} words={words} active={active} onOpen={onOpen} onShowAll={onShowAll} />
      )}
    </>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchHitRowFragment } from './search.generated.ts';

export const HITS = 'search-hits';

/** The hit that Enter opens, while the focus stays in the field. */
export interface ActiveHit {
  /** Its id in the document; undefined while there is none. */
  id: string | undefined;
  isOpenable: boolean;
  move: (by: 1 | -1) => void;
  open: () => void;
}

/** The id of a hit's row in the document. */
export function hitRowId(hit: Pick<SearchHitRowFragment, 'id'>): string {
  return `hit-${hit.id}`;
}

/**
 * The first hit, until the arrow keys choose another one. They go round from the last one to the first.
 *
 * @param isCurrent whether the hits are those of what is typed: Enter must not open what was found before.
 */
export function useActiveHit(hits: readonly SearchHitRowFragment[], isCurrent: boolean): ActiveHit {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string>();
  const index = Math.max(
    0,
    hits.findIndex(({ id }) => id === chosen),
  );
  const hit = isCurrent ? hits[index] : undefined;
  return {
    id: hit && hitRowId(hit),
    isOpenable: hit !== undefined,
    move: (by) => {
      const next = hits[(index + by + hits.length) % hits.length];
      if (!next || !isCurrent) return;
      setChosen(next.id);
      document.getElementById(hitRowId(next))?.scrollIntoView({ block: 'nearest' });
    },
    open: () => {
      if (hit) navigate(hit.path);
    },
  };
}

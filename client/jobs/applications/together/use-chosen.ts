import { useState } from 'react';
import type { ReceivedApplicationFragment } from '../job-applications.generated.ts';

export interface Chosen {
  /** The shown applications that can be chosen: a withdrawn one cannot be moved. */
  readonly movable: readonly ReceivedApplicationFragment[];
  /** Those of them that are chosen. */
  readonly chosen: readonly ReceivedApplicationFragment[];
  readonly has: (id: string) => boolean;
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
}

/** Which of the applications that are shown are chosen to be moved together. */
export function useChosen(shown: readonly ReceivedApplicationFragment[]): Chosen {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const movable = shown.filter(({ applicant }) => applicant !== null);
  return {
    movable,
    chosen: movable.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    choose: (which, isChosen) =>
      setIds((before) => {
        const after = new Set(before);
        for (const id of which) {
          if (isChosen) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
  };
}

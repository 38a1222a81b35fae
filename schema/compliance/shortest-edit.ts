import { type ChangeObject, diffArrays } from 'diff';

/** A token of the older list, of the newer one, or of both. */
export interface Step {
  readonly kind: 'same' | 'removed' | 'added';
  readonly token: string;
}

/** The remaining budget of comparisons, in steps of the search, so that several can share the budget of one request. */
export interface Effort {
  left: number;
}

/** Lists that differ in more tokens than this are taken as wholes: the search takes the square of that number. */
const MOST_DIFFERENCES = 400;

/**
 * The fewest removals and additions that make `after` of `before`, in the order of the texts, removals before additions.
 * Where that takes more than is left of the effort, all of `before` is removed and all of `after` added.
 */
export function shortestEdit(before: readonly string[], after: readonly string[], effort: Effort): Step[] {
  const maxEditLength = Math.min(MOST_DIFFERENCES, Math.floor(Math.sqrt(Math.max(0, effort.left))));
  const changes = diffArrays([...before], [...after], { maxEditLength });
  const differences = changes?.reduce((sum, change) => (kindOf(change) === 'same' ? sum : sum + change.count), 0);
  effort.left -= (differences ?? maxEditLength) ** 2 + before.length + after.length;
  return changes
    ? changes.flatMap((change) => change.value.map((token): Step => ({ kind: kindOf(change), token })))
    : [
        ...before.map((token): Step => ({ kind: 'removed', token })),
        ...after.map((token): Step => ({ kind: 'added', token })),
      ];
}

function kindOf({ removed, added }: ChangeObject<string[]>): Step['kind'] {
  if (removed) {
    return 'removed';
  }
  return added ? 'added' : 'same';
}

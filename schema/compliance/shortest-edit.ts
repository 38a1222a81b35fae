/** A token of the older list, of the newer one, or of both. */
export interface Step {
  readonly kind: 'same' | 'removed' | 'added';
  readonly token: string;
}

/** What a search may still do. Each step takes one, so that several searches can share what one request may cost. */
export interface Effort {
  left: number;
}

/** Lists that differ in more tokens than this are told apart as wholes: the search takes the square of that number. */
const MOST_DIFFERENCES = 400;

/**
 * The fewest removals and additions that make `after` of `before` (Myers, An O(ND) Difference Algorithm, 1986), in the
 * order of the texts, removals before additions. Where that takes more than is left of the effort, all between the first
 * and the last difference is removed and added.
 */
export function shortestEdit(before: readonly string[], after: readonly string[], effort: Effort): Step[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) {
    start += 1;
  }
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1;
  }
  const same = (tokens: readonly string[]) => tokens.map((token): Step => ({ kind: 'same', token }));
  return [
    ...same(before.slice(0, start)),
    ...inOrder(editBetween(before.slice(start, before.length - end), after.slice(start, after.length - end), effort)),
    ...same(before.slice(before.length - end)),
  ];
}

function editBetween(before: readonly string[], after: readonly string[], effort: Effort): Step[] {
  const reached = furthestReached(before, after, effort);
  if (!reached) {
    return [
      ...before.map((token): Step => ({ kind: 'removed', token })),
      ...after.map((token): Step => ({ kind: 'added', token })),
    ];
  }
  const steps: Step[] = [];
  let x = before.length;
  let y = after.length;
  // Back from the end, one difference at a time, along the way that was found.
  for (let count = reached.length - 1; count >= 0; count -= 1) {
    const diagonal = x - y;
    const previous = previousDiagonal(reached[count], diagonal, count);
    const fromX = count === 0 ? 0 : at(reached[count], previous);
    const fromY = count === 0 ? 0 : fromX - previous;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      steps.push({ kind: 'same', token: before[x] ?? '' });
    }
    if (count > 0) {
      steps.push(
        x > fromX ? { kind: 'removed', token: before[fromX] ?? '' } : { kind: 'added', token: after[fromY] ?? '' },
      );
      x = fromX;
      y = fromY;
    }
  }
  return steps.reverse();
}

/** How far one comes on each diagonal before the first, the second, ... difference; undefined where there are too many. */
function furthestReached(
  before: readonly string[],
  after: readonly string[],
  effort: Effort,
): Map<number, number>[] | undefined {
  let furthest = new Map([[1, 0]]);
  const history: Map<number, number>[] = [];
  for (let count = 0; count <= MOST_DIFFERENCES && effort.left > 0; count += 1) {
    history.push(furthest);
    const next = new Map<number, number>();
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      const previous = previousDiagonal(furthest, diagonal, count);
      let x = at(furthest, previous) + (previous < diagonal ? 1 : 0);
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) {
        x += 1;
        effort.left -= 1;
      }
      effort.left -= 1;
      next.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) {
        return history;
      }
    }
    furthest = next;
  }
  return undefined;
}

/** From which diagonal one comes furthest with one more difference. */
function previousDiagonal(furthest: ReadonlyMap<number, number> | undefined, diagonal: number, count: number): number {
  const fromAbove =
    diagonal === -count || (diagonal !== count && at(furthest, diagonal - 1) < at(furthest, diagonal + 1));
  return fromAbove ? diagonal + 1 : diagonal - 1;
}

function at(furthest: ReadonlyMap<number, number> | undefined, diagonal: number): number {
  return furthest?.get(diagonal) ?? 0;
}

/** Between two tokens that stay, what goes stands before what comes. */
function inOrder(steps: readonly Step[]): Step[] {
  const ordered: Step[] = [];
  let added: Step[] = [];
  for (const step of steps) {
    if (step.kind === 'added') {
      added.push(step);
    } else {
      if (step.kind === 'same') {
        ordered.push(...added);
        added = [];
      }
      ordered.push(step);
    }
  }
  return [...ordered, ...added];
}

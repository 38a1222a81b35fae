import { execFileSync } from 'node:child_process';

const DAY_MS = 86_400_000;

/** Whose turn it is among tests that take turns, and what that was read from. */
export interface Turn {
  /** A whole number of at least 0. */
  readonly number: number;
  readonly reason: string;
}

/**
 * The turn of what was committed last, so that every run on one commit leaves out the same tests, whenever and wherever it is;
 * that of the day (UTC) where the files are in no Git repository.
 */
export function currentTurn(root: string): Turn {
  const tree = committedTree(root);
  if (tree !== undefined) {
    return { number: Number.parseInt(tree.slice(0, 8), 16), reason: `in tree ${tree.slice(0, 8)}` };
  }
  const day = Math.floor(Date.now() / DAY_MS);
  return { number: day, reason: `on ${new Date(day * DAY_MS).toISOString().slice(0, 10)}` };
}

function committedTree(root: string): string | undefined {
  try {
    const output = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.toString().trim() || undefined;
  } catch {
    return undefined;
  }
}

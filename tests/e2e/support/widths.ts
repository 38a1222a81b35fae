import { createHash } from 'node:crypto';
import { currentTurn } from '../../support/turn.ts';

/**
 * If all browser tests are run (E2E_WIDTHS=by-turns), one that is tagged @either runs at one of its two widths, and about
 * half of those tagged @turns, which are the same for each of many pages: others for other commits. In `.ci/run`
 * (TEST_TURNS=by-commit) so does about half of all that is not tagged @always. The first process of a run reads the turn for
 * all.
 */
export function chooseTurn(): void {
  if (process.env['E2E_WIDTHS'] !== 'by-turns' || process.env['E2E_TURN'] !== undefined) {
    return;
  }
  const { number, reason } = currentTurn(process.cwd());
  process.env['E2E_TURN'] = String(number);
  const which = isByCommit() ? 'those not tagged @always' : 'those tagged @turns';
  console.log(`Tests tagged @either run at one of their two widths, and half of ${which}, whose turn it is ${reason}.`);
}

function isByCommit(): boolean {
  return process.env['TEST_TURNS'] === 'by-commit';
}

/** Whether a test is left out, as it is the turn of its other width or of another commit. */
export function isOthersTurn(title: string, width: string): boolean {
  const turn = process.env['E2E_TURN'];
  if (turn === undefined) {
    return false;
  }
  const [first = 0, second = 0] = createHash('sha256').update(title).digest();
  const isEven = (number: number) => (number + Number(turn)) % 2 === 0;
  const isOtherWidths = title.includes('@either') && width !== (isEven(first) ? '390' : '1280');
  const takesTurns = title.includes('@turns') || (isByCommit() && !title.includes('@always'));
  // Of two turns that run a test, one is at each width.
  const isOtherCommits = title.includes('@either') ? (second + Math.floor(Number(turn) / 2)) % 2 === 0 : isEven(second);
  return isOtherWidths || (takesTurns && isOtherCommits);
}

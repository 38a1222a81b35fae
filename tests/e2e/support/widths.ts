import { createHash } from 'node:crypto';
import { currentTurn } from '../../support/turn.ts';

/**
 * If all browser tests are run (E2E_WIDTHS=by-turns), one that is tagged @either runs at one of its two widths, and about
 * half of those tagged @turns, which are the same for each of many pages: others for other commits. In `.ci/run`
 * (TEST_TURNS=by-commit) about a quarter runs of all that is not tagged @always. The first process of a run reads the turn for
 * all.
 */
export function chooseTurn(): void {
  if (process.env['E2E_WIDTHS'] !== 'by-turns' || process.env['E2E_TURN'] !== undefined) {
    return;
  }
  const { number, reason } = currentTurn(process.cwd());
  process.env['E2E_TURN'] = String(number);
  const which = isByCommit() ? 'a quarter of those not tagged @always' : 'half of those tagged @turns';
  console.log(`Tests tagged @either run at one of their two widths, and ${which}, whose turn it is ${reason}.`);
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
  const isWidthsTurn = (first + Number(turn)) % 2 === 0;
  const isOtherWidths = title.includes('@either') && width !== (isWidthsTurn ? '390' : '1280');
  const takesTurns = title.includes('@turns') || (isByCommit() && !title.includes('@always'));
  const turns = isByCommit() ? 4 : 2;
  // Of two rounds that run a test, one is at each width.
  const round = title.includes('@either') ? Math.floor(Number(turn) / 2) : Number(turn);
  return isOtherWidths || (takesTurns && (second + round) % turns !== 0);
}

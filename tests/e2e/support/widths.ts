import { createHash } from 'node:crypto';
import { currentTurn } from '../../support/turn.ts';

/**
 * Where all browser tests are run (E2E_WIDTHS=by-turns), one that is tagged @either runs at one of its two widths, and
 * about half of those tagged @turns, which are the same for each of many pages: others for other commits. The first process
 * of a run reads the turn for all.
 */
export function chooseTurn(): void {
  if (process.env['E2E_WIDTHS'] !== 'by-turns' || process.env['E2E_TURN'] !== undefined) {
    return;
  }
  const { number, reason } = currentTurn(process.cwd());
  process.env['E2E_TURN'] = String(number);
  console.log(
    `Tests tagged @either run at one of their two widths, and half of those tagged @turns, whose turn it is ${reason}.`,
  );
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
  return isOtherWidths || (title.includes('@turns') && isEven(second));
}

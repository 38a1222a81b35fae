import { createHash } from 'node:crypto';

const DAY_MS = 86_400_000;

/**
 * Where all browser tests are run (E2E_WIDTHS=by-turns), one that is tagged @either runs at one of its two widths: half of
 * them at 390 today and at 1280 tomorrow, the others the other way round. One that is tagged @turns, as it is the same for
 * each of many pages, runs every other day. The first process of a run chooses the day, so that midnight leaves none out.
 */
export function chooseDay(): void {
  if (process.env['E2E_WIDTHS'] !== 'by-turns' || process.env['E2E_DAY'] !== undefined) {
    return;
  }
  const day = Math.floor(Date.now() / DAY_MS);
  process.env['E2E_DAY'] = String(day);
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  console.log(
    `Tests tagged @either run at one of their two widths, and half of those tagged @turns, as it is their turn on ${date}.`,
  );
}

/** Whether a test is left out, as it is the turn of its other width or of another day. */
export function isOthersTurn(title: string, width: string): boolean {
  const day = process.env['E2E_DAY'];
  if (day === undefined) {
    return false;
  }
  const [first = 0, second = 0] = createHash('sha256').update(title).digest();
  const isEven = (number: number) => (number + Number(day)) % 2 === 0;
  const isOtherWidths = title.includes('@either') && width !== (isEven(first) ? '390' : '1280');
  return isOtherWidths || (title.includes('@turns') && isEven(second));
}

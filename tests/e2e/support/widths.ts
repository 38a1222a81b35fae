import { createHash } from 'node:crypto';

const DAY_MS = 86_400_000;

/**
 * Where all browser tests are run (E2E_WIDTHS=by-turns), one that is tagged @either runs at one of its two widths: half of
 * them at 390 today and at 1280 tomorrow, the others the other way round. The first process of a run chooses the day, so
 * that midnight leaves none out at both widths.
 */
export function chooseDay(): void {
  if (process.env['E2E_WIDTHS'] !== 'by-turns' || process.env['E2E_DAY'] !== undefined) {
    return;
  }
  const day = Math.floor(Date.now() / DAY_MS);
  process.env['E2E_DAY'] = String(day);
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  console.log(
    `Tests tagged @either run at one of their two widths, as it is their turn on ${date}; the other one is skipped.`,
  );
}

/** Whether it is the turn of the other width of a test. */
export function isOtherWidthsTurn(title: string, width: string): boolean {
  const day = process.env['E2E_DAY'];
  if (day === undefined || !title.includes('@either')) {
    return false;
  }
  const [first = 0] = createHash('sha256').update(title).digest();
  return width !== ((first + Number(day)) % 2 === 0 ? '390' : '1280');
}

import type { Inline } from '../ui/parse-inline.ts';
import { parseMarkdown } from '../ui/parse-markdown.ts';

/** What one pay band is paid for a year of full-time work, in pounds. */
export interface PayBand {
  readonly name: string;
  readonly lowest: number;
  readonly highest: number;
}

/** The rows of the first table of a text that name a band and two amounts, in the order of the table. */
export function payBands(content: string): PayBand[] {
  const table = parseMarkdown(content).find((block) => block.kind === 'table');
  const rows = table?.kind === 'table' ? table.rows : [];
  return rows.flatMap(([name = [], lowest = [], highest = []]) => {
    const band = { name: textOf(name), lowest: amountOf(lowest), highest: amountOf(highest) };
    return band.lowest > 0 && band.highest >= band.lowest ? [band] : [];
  });
}

function amountOf(cell: readonly Inline[]): number {
  return Number(textOf(cell).replaceAll(/[£,]/g, ''));
}

function textOf(parts: readonly Inline[]): string {
  return parts.map((part) => ('children' in part ? textOf(part.children) : part.text)).join('');
}

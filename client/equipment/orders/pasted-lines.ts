import { parseTable } from '../../spreadsheets/parse-table.ts';
import { equipmentTypes, urgencies } from './order-choices.ts';
import { emptyItem, type FormItem, quantityOf } from './order-item.ts';

/** What became of a line that was pasted. */
export interface PastedLine {
  /** Counted from 1, empty lines too. */
  readonly number: number;
  /** The item; absent where the line does not fit. */
  readonly item?: FormItem;
  /** What does not fit in it, each as a sentence. */
  readonly problems: readonly string[];
}

/** More than any list of 50 items takes. */
const LONGEST = 200_000;

/** Reads lines of a spreadsheet: kind of equipment, description, quantity, urgency, specifications, by tabs or commas. */
export function readPastedLines(text: string): PastedLine[] {
  return parseTable(text.slice(0, LONGEST)).flatMap(({ row, cells }) => {
    const isHeading = row === 1 && /^(equipment|type)/i.test(cells[0] ?? '') && /^description/i.test(cells[1] ?? '');
    return isHeading ? [] : [readLine(cells, row)];
  });
}

function readLine(cells: readonly string[], number: number): PastedLine {
  const [kind = '', description = '', quantity = '', urgency = '', specifications = ''] = cells;
  const problems: string[] = [];
  const equipment = equipmentTypes.find(({ label, value }) => isSame(label, kind) || isSame(value, kind))?.value;
  if (equipment === undefined) {
    problems.push(kind === '' ? 'There is no equipment type.' : `'${kind}' is none of the equipment types.`);
  }
  if (description === '') problems.push('There is no description.');
  const isLeftOut = problems.length > 0;
  const isNumber = /^\d[\d,\s]*(?:\.0+)?$/.test(quantity);
  if (quantity !== '' && !isNumber) {
    problems.push(`The quantity '${quantity}' is not a number. It becomes 1.`);
  }
  const soon = urgencies.find(({ label, value }) => isSame(label, urgency) || isSame(value, urgency))?.value;
  if (urgency !== '' && soon === undefined) {
    problems.push(`'${urgency}' is none of the urgencies. It becomes standard.`);
  }
  if (isLeftOut || equipment === undefined) return { number, problems };
  const item = {
    ...emptyItem(),
    equipment,
    description,
    quantity: isNumber ? String(quantityOf(quantity)) : '1',
    urgency: soon ?? 'STANDARD',
    specifications,
  };
  return { number, item, problems };
}

function isSame(one: string, other: string): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return other !== '' && letters(one) === letters(other);
}

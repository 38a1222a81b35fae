import type { JobInput } from '../../../generated/graph.generated.ts';
import { parseTable, type TableRow } from '../../../spreadsheets/parse-table.ts';
import { checkJob } from '../job-checks.ts';
import { emptyDraft, inputOf, type JobDraft } from '../job-draft.ts';
import { headingOf, type SheetColumn, sheetColumns } from './sheet-columns.ts';

/** So many jobs are posted at once at most. */
const MOST_ROWS = 100;

/** What is wrong with a cell, or with the whole table if there is no row. */
export interface SheetProblem {
  readonly row?: number;
  readonly column?: string;
  readonly message: string;
  /** Whether it is unknown what the server did: the jobs may have been posted. */
  readonly isUnanswered?: boolean;
}

/** The content of a table: its jobs, and its problems. */
export interface ReadSheet {
  /** The row number of each job, beside the jobs. */
  readonly rows: readonly number[];
  readonly inputs: readonly JobInput[];
  readonly problems: readonly SheetProblem[];
}

/** Reads a table whose first row names the columns, in any order. */
export function readSheet(text: string): ReadSheet {
  const [head, ...rows] = parseTable(text);
  const columns = head?.cells.map(columnOf) ?? [];
  const problems = problemsOfHead(head, columns, rows.length);
  if (problems.length > 0) return { rows: [], inputs: [], problems };
  const read = rows.map((one) => readRow(one, columns));
  return {
    rows: rows.map(({ row }) => row),
    inputs: read.map(({ draft }) => inputOf(draft)),
    problems: read.flatMap((one) => one.problems),
  };
}

function columnOf(heading: string): SheetColumn | undefined {
  const name = heading.toLowerCase();
  return sheetColumns.find((column) => column.heading.toLowerCase() === name);
}

function problemsOfHead(
  head: TableRow | undefined,
  columns: readonly (SheetColumn | undefined)[],
  rows: number,
): SheetProblem[] {
  if (!head) return [{ message: 'Paste the rows of your spreadsheet, or choose a file' }];
  const { row } = head;
  const missing = sheetColumns.filter((column) => column.isNeeded && !columns.includes(column));
  const unknown = head.cells.filter((cell, index) => cell !== '' && !columns[index]);
  const twice = sheetColumns.filter((column) => columns.filter((one) => one === column).length > 1);
  const problems = [
    ...missing.map(({ heading }) => ({ row, column: heading, message: 'This column is missing' })),
    ...unknown.map((heading) => ({ row, column: heading, message: 'There is no such column in the template' })),
    ...twice.map(({ heading }) => ({ row, column: heading, message: 'This column is there more than once' })),
  ];
  if (problems.length > 0) return problems;
  if (rows === 0) return [{ message: 'There is no row below the headings' }];
  return rows > MOST_ROWS ? [{ message: `There are ${rows} rows. Post ${MOST_ROWS} or fewer at once` }] : [];
}

function readRow(
  { row, cells }: TableRow,
  columns: readonly (SheetColumn | undefined)[],
): { draft: JobDraft; problems: SheetProblem[] } {
  const problems: SheetProblem[] = [];
  let draft: JobDraft = emptyDraft;
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (!column || cell === '') continue;
    const value = column.words ? wordOf(column.words, cell.toLowerCase()) : cellValue(column, cell);
    if (value === undefined) {
      problems.push({ row, column: column.heading, message: `'${cell.slice(0, 60)}' cannot be used here` });
    }
    // A cell that is refused already is not missing besides.
    draft = { ...draft, [column.field]: value ?? cell };
  }
  if (draft.applyUrl !== '') draft = { ...draft, applyOn: 'elsewhere' };
  const wrong = checkJob(draft, draft.band === '');
  return {
    draft,
    problems: [...problems, ...wrong.map(({ field, message }) => ({ row, column: headingOf(field), message }))],
  };
}

/** Of the words alone: 'constructor' is a name of every object. */
function wordOf(words: Readonly<Record<string, string>>, cell: string): string | undefined {
  return Object.hasOwn(words, cell) ? words[cell] : undefined;
}

/** A cell as the form has it; days may be written as in the United Kingdom. */
function cellValue({ field }: SheetColumn, cell: string): string | undefined {
  if (field !== 'closesAt') return cell;
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  const date = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : cell;
  const read = new Date(date);
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
  return isDay ? date : undefined;
}

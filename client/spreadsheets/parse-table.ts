import Papa from 'papaparse';

/** A row of a table, with its number as a spreadsheet shows it: the first is 1, and empty rows count. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a table as spreadsheets copy and save it: cells between tabs, commas or semicolons, in quotes where they hold
 * these or more than one line. Rows whose cells are all empty are left out.
 */
export function parseTable(text: string): TableRow[] {
  // A spreadsheet copies with tabs, so that commas stand in the cells: they are not to be guessed from.
  const delimiter = text.includes('\t') ? '\t' : '';
  const { data } = Papa.parse<string[]>(text, { delimiter, delimitersToGuess: [',', ';'] });
  return data
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** A row of a table, with the line of the file that it begins on. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a table as spreadsheets copy and save it: cells between tabs, commas or semicolons, in quotes where they hold
 * these or more than one line. Rows without a letter are left out.
 */
export function parseTable(text: string): TableRow[] {
  const plain = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(plain);
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: begun, cells });
    cells = [];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at] ?? '';
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) endCell();
    else if (letter === '\n') {
      endRow();
      begun = line;
    } else if (letter !== '\r') cell += letter;
  }
  endRow();
  return rows;
}

/** What stands between the cells of the first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  if (first.includes('\t')) return '\t';
  return first.includes(';') && !first.includes(',') ? ';' : ',';
}

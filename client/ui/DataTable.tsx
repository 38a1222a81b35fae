import type { ReactNode } from 'react';

/** One column of a table of rows of the type Row. */
export interface Column<Row> {
  header: string;
  /** What stands before the value on small screens, where it is shorter than the header. */
  shortHeader?: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** For a column of links, whose header would only repeat them. */
  headerIsHidden?: boolean;
}

interface DataTableProps<Row> {
  /** The id of the heading that names the table. */
  labelledBy: string;
  caption?: string;
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

// Rows that are stacked by CSS lose their table roles in some browsers, so each part states its own.
const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  rowHeader: 'rowheader',
  cell: 'cell',
  header: 'columnheader',
};

/** A table on wide screens; on small ones each row becomes a block with the headers beside the values. */
export function DataTable<Row>({
  labelledBy,
  caption,
  columns: [first, ...others],
  rows,
  rowKey,
}: DataTableProps<Row>) {
  return (
    <table role={roles.table} aria-labelledby={labelledBy} className="w-full caption-bottom text-left text-sm">
      {caption && <caption className="pt-6 text-left text-xs text-ink-2">{caption}</caption>}
      <thead role={roles.group} className="max-md:sr-only">
        <tr role={roles.row} className="border-b-2 border-ink text-xs">
          {[first, ...others].map(({ header, isNumber, headerIsHidden }) => (
            <th
              key={header}
              role={roles.header}
              scope="col"
              className={`py-2 pr-6 font-bold last:pr-0 ${isNumber ? 'text-right' : ''}`}
            >
              {headerIsHidden ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={roles.group}>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role={roles.row}
            className="border-line max-md:block max-md:border-t max-md:py-4 md:border-b"
          >
            <th
              role={roles.rowHeader}
              scope="row"
              className="font-bold max-md:mb-1 max-md:block max-md:text-base md:py-3 md:pr-6"
            >
              {first.cell(row)}
            </th>
            {others.map(({ header, shortHeader, cell, isNumber, headerIsHidden }) => (
              <td
                key={header}
                role={roles.cell}
                className={`max-md:flex max-md:py-0.5 md:py-3 md:pr-6 md:last:pr-0 ${isNumber ? 'num' : ''} ${isNumber || headerIsHidden ? 'md:text-right' : ''}`}
              >
                <span aria-hidden className="w-30 shrink-0 text-ink-2 md:hidden">
                  {shortHeader ?? header}
                </span>
                <span>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

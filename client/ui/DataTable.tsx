import type { ReactNode } from 'react';

/** One column of a table of rows of the type Row. */
export interface Column<Row> {
  header: string;
  /** What stands before the value on small screens, if it is shorter than the header. */
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

/**
 * A table on wide screens; on small ones each row becomes a block with the headers beside the values. Browsers take the
 * roles from the elements, whatever their style, and no part of a table may name its own (ARIA in HTML).
 */
export function DataTable<Row>({
  labelledBy,
  caption,
  columns: [first, ...others],
  rows,
  rowKey,
}: DataTableProps<Row>) {
  return (
    <table aria-labelledby={labelledBy} className="w-full caption-bottom text-left text-sm">
      {caption && <caption className="pt-6 text-left text-xs text-ink-2">{caption}</caption>}
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-ink text-xs">
          {[first, ...others].map(({ header, isNumber, headerIsHidden }) => (
            <th key={header} scope="col" className={`py-2 pr-6 font-bold last:pr-0 ${isNumber ? 'text-right' : ''}`}>
              {headerIsHidden ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-line max-md:block max-md:border-t max-md:py-4 md:border-b">
            <th scope="row" className="font-bold max-md:mb-1 max-md:block max-md:text-base md:py-3 md:pr-6">
              {first.cell(row)}
            </th>
            {others.map(({ header, shortHeader, cell, isNumber, headerIsHidden }) => (
              <td
                key={header}
                className={`max-md:flex max-md:py-0.5 md:py-3 md:pr-6 md:last:pr-0 ${isNumber ? 'num' : ''} ${isNumber || headerIsHidden ? 'md:text-right' : ''}`}
              >
                <span aria-hidden className="w-30 shrink-0 pr-3 text-ink-2 md:hidden">
                  {shortHeader ?? header}
                </span>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

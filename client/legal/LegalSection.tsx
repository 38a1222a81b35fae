import { DataTable } from '../ui/DataTable.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import type { LegalSectionFieldsFragment } from './legal-page.generated.ts';

/** One section of a legal text: its words, then its table if it has one. */
export function LegalSection({ section: { id, heading, body, table } }: { section: LegalSectionFieldsFragment }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-3 text-h2">
        {heading}
      </h2>
      <Markdown source={body} />
      {table && (
        <div className="mt-6">
          <LegalTable table={table} labelledBy={id} />
        </div>
      )}
    </section>
  );
}

type Table = NonNullable<LegalSectionFieldsFragment['table']>;

function LegalTable({ table: { caption, columns, rows }, labelledBy }: { table: Table; labelledBy: string }) {
  const [first, ...others] = columns.map((header, index) => ({
    header,
    cell: ({ cells }: Table['rows'][number]) => cells[index],
  }));
  if (!first) return null;
  return (
    <DataTable
      labelledBy={labelledBy}
      caption={caption}
      columns={[first, ...others]}
      rows={rows}
      rowKey={({ cells }) => cells[0] ?? ''}
    />
  );
}

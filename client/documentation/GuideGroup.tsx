import { type Column, DataTable } from '../ui/DataTable.tsx';
import { formatDate } from '../ui/dates.ts';
import { formatNumber } from '../ui/numbers.ts';
import { DownloadGuide } from './DownloadGuide.tsx';
import type { GuideRowFragment, GuideTableFragment } from './documentation-page.generated.ts';
import { DOWNLOAD, NO_GUIDES } from './words.ts';

const columns: readonly [Column<GuideRowFragment>, ...Column<GuideRowFragment>[]] = [
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Type', cell: ({ type }) => type },
  { header: 'Size', cell: ({ size }) => sizeInWords(size), isNumber: true },
  {
    header: 'Updated',
    cell: ({ updatedOn }) => (
      <time dateTime={updatedOn} className="whitespace-nowrap">
        {formatDate(updatedOn)}
      </time>
    ),
  },
  { header: 'Downloads', cell: ({ downloads }) => formatNumber(downloads), isNumber: true },
  { header: DOWNLOAD, cell: (guide) => <DownloadGuide guide={guide} />, headerIsHidden: true },
];

/** The guides of a group as a table. */
export function GuideGroup({ group: { id, title, description, guides } }: { group: GuideTableFragment }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-3 text-h2">
        {title}
      </h2>
      <p className="mb-4">{description}</p>
      {guides.length > 0 ? (
        <DataTable labelledBy={id} columns={columns} rows={guides} rowKey={({ slug }) => slug} />
      ) : (
        <p>{NO_GUIDES}</p>
      )}
    </section>
  );
}

/** A size in bytes as kilobytes with one decimal: "1.2kB". */
function sizeInWords(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })}kB`;
}

import { type Column, DataTable } from '../ui/DataTable.tsx';
import { formatNumber } from '../ui/numbers.ts';
import { DownloadResource } from './DownloadResource.tsx';
import type { TrainingResourceRowFragment } from './training-page.generated.ts';
import { DOWNLOAD } from './words.ts';

const columns: readonly [Column<TrainingResourceRowFragment>, ...Column<TrainingResourceRowFragment>[]] = [
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Type', cell: ({ type }) => type },
  { header: 'Size', cell: ({ size }) => sizeInWords(size), isNumber: true },
  { header: 'Downloads', cell: ({ downloads }) => formatNumber(downloads), isNumber: true },
  { header: DOWNLOAD, cell: (resource) => <DownloadResource resource={resource} />, headerIsHidden: true },
];

/** The texts to download, as a table. */
export function TrainingResources({ resources }: { resources: readonly TrainingResourceRowFragment[] }) {
  return <DataTable labelledBy="resources" columns={columns} rows={resources} rowKey={({ slug }) => slug} />;
}

/** A size in bytes as kilobytes with one decimal: "1.2kB". */
function sizeInWords(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })}kB`;
}

import { type Column, DataTable } from '../ui/DataTable.tsx';
import { formatDate } from '../ui/dates.ts';
import { Markdown } from '../ui/Markdown.tsx';
import type { ApiReferencePageQuery } from './api-reference-page.generated.ts';

type Deprecation = ApiReferencePageQuery['apiReference']['deprecations'][number];

const columns: readonly [Column<Deprecation>, ...Column<Deprecation>[]] = [
  { header: 'What', cell: ({ element }) => <code className="font-mono wrap-anywhere">{element}</code> },
  { header: 'Instead', cell: ({ instead }) => <Markdown source={instead} /> },
  { header: 'Since', cell: ({ since }) => formatDate(since) },
  {
    header: 'May be gone from',
    shortHeader: 'Gone from',
    cell: ({ sunset }) => (sunset === null ? 'Not decided' : formatDate(sunset)),
  },
];

/** What of the graph and of REST is deprecated, and until when it answers. */
export function DeprecationTable({ deprecations }: { deprecations: readonly Deprecation[] }) {
  return <DataTable labelledBy="deprecated" columns={columns} rows={deprecations} rowKey={({ element }) => element} />;
}

import { Link } from 'react-router-dom';
import { ContentLink } from '../ui/ContentLink.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import type { MarketplaceEntryFragment } from './marketplace.generated.ts';
import { SAFETY_NOTICES } from './safety-notices/words.ts';
import { ILLUSTRATIVE, SUPPLIER_HOURS, VISIT_SITE } from './words.ts';

type Shop = MarketplaceEntryFragment['items'][number];

const columns: [Column<Shop>, ...Column<Shop>[]] = [
  { header: 'Supplier', cell: ({ label }) => label },
  { header: 'Location', cell: ({ text }) => text },
  { header: 'Opening hours', shortHeader: 'Hours', cell: () => SUPPLIER_HOURS },
  { header: 'Rating, out of 5', shortHeader: 'Rating', cell: ({ value }) => value, isNumber: true },
  {
    header: 'Website',
    headerIsHidden: true,
    cell: ({ label, url }) => (
      <ContentLink href={url}>
        {VISIT_SITE}
        <span className="sr-only"> of {label}</span>
      </ContentLink>
    ),
  },
];

/** Below the list: the way to the safety notices, and shops outside the portal, apart from the suppliers of the products above. */
export function BelowMarketplace({ entry }: { entry: MarketplaceEntryFragment | undefined }) {
  return (
    <>
      <p className="page-wrap pb-10 text-sm">
        <Link to="/equipment/safety-notices" className="py-2.5 font-medium">
          {SAFETY_NOTICES}
        </Link>{' '}
        about medical equipment pause the sale of what they concern.
      </p>
      <LiveSuppliers entry={entry} />
    </>
  );
}

function LiveSuppliers({ entry }: { entry: MarketplaceEntryFragment | undefined }) {
  if (!entry || entry.items.length === 0) return null;
  return (
    <section className="page-wrap pb-10 lg:pb-16">
      <h2 id="live-retail-suppliers" className="text-h2">
        {entry.title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">{entry.body}</p>
      <DataTable
        labelledBy="live-retail-suppliers"
        {...(entry.illustrative && { caption: ILLUSTRATIVE })}
        columns={columns}
        rows={entry.items}
        rowKey={({ label }) => label}
      />
    </section>
  );
}

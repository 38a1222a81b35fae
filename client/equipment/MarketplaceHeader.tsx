import { Link, useLocation } from 'react-router-dom';
import { openedState } from '../dialog/dialog-address.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClasses } from '../ui/button-classes.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { linkTarget } from '../ui/link-target.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { formAddress } from '../vendors/vendor-address.ts';
import { EQUIPMENT_FILTERS } from './EquipmentFilters.tsx';
import type { EquipmentSearch } from './equipment-search.ts';
import { InstantSearch } from './InstantSearch.tsx';
import { MarketplaceFigures } from './MarketplaceFigures.tsx';
import type { MarketplaceEntryFragment } from './marketplace.generated.ts';
import { BulkOrderLink } from './orders/BulkOrderLink.tsx';
import { SELL_FORM } from './postings/equipment-posting-address.ts';
import { preloadEquipmentForm } from './postings/LazyEquipmentForm.tsx';
import { LIST_YOUR_EQUIPMENT, MARKETPLACE } from './words.ts';

interface MarketplaceHeaderProps {
  search: EquipmentSearch;
  onShowAll: (words: string) => void;
  introduction: MarketplaceEntryFragment | undefined;
  statistics: MarketplaceEntryFragment | undefined;
  supplyChain: MarketplaceEntryFragment | undefined;
  isLoading: boolean;
}

/** What the marketplace is, its figures, and the search for a product. */
export function MarketplaceHeader(props: MarketplaceHeaderProps) {
  const { search, onShowAll, introduction, statistics, supplyChain, isLoading } = props;
  const lead = introduction?.body ?? (isLoading && <Skeleton className="h-15 w-full bg-transparent" />);
  const { search: query } = useLocation();
  const [official] = supplyChain?.items ?? [];
  return (
    <PageHeader area="equipment" title={introduction?.title ?? MARKETPLACE} lead={lead || undefined}>
      {(statistics || isLoading) && <MarketplaceFigures entry={statistics} />}
      <div data-print="hide" className="mt-8 flex flex-wrap items-end gap-x-8 gap-y-2">
        <InstantSearch search={search} onShowAll={onShowAll} />
        <span className="hidden noscript:block">
          <Button type="submit" form={EQUIPMENT_FILTERS}>
            Search
          </Button>
        </span>
        <BulkOrderLink />
        <Link
          to={{ search: formAddress(query, SELL_FORM) }}
          state={openedState()}
          data-listing-entry
          className={buttonClasses('secondary', 'normal')}
          onPointerEnter={preloadEquipmentForm}
          onFocus={preloadEquipmentForm}
        >
          {LIST_YOUR_EQUIPMENT}
        </Link>
        {official?.url && linkTarget(official.url) === 'other-site' && (
          <ExternalLink href={official.url} className="inline-flex min-h-12 items-center text-sm font-medium">
            {official.label}
          </ExternalLink>
        )}
      </div>
    </PageHeader>
  );
}

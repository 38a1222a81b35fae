import { useRef } from 'react';
import { useListSearch } from '../lists/use-list-search.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { latePart } from '../ui/late-part.tsx';
import { EquipmentSection } from './EquipmentSection.tsx';
import { equipmentList } from './equipment-search.ts';
import { MarketplaceHeader } from './MarketplaceHeader.tsx';
import { useMarketplaceQuery } from './marketplace.generated.ts';

const BelowMarketplace = latePart(() => import('./BelowMarketplace.tsx').then((module) => module.BelowMarketplace));

/** The equipment marketplace with its list of products. */
export function Marketplace() {
  const { data, error, loading, refetch } = useMarketplaceQuery();
  const list = useListSearch(equipmentList);
  const heading = useRef<HTMLHeadingElement>(null);
  const entry = (key: string) => data?.contentList.nodes.find((candidate) => candidate.key === `equipment.${key}`);
  const showAll = (words: string) => {
    list.change({ q: words });
    heading.current?.focus();
  };
  return (
    <>
      <MarketplaceHeader
        search={list.wanted}
        onShowAll={showAll}
        introduction={entry('introduction')}
        statistics={entry('statistics')}
        supplyChain={entry('nhs-supply-chain')}
        isLoading={loading}
      />
      <EquipmentSection list={list} heading={heading} checks={entry('checks')} note={entry('before-you-buy')} />
      <BelowMarketplace entry={entry('live-suppliers')} />
      {error && !data && (
        <div className="page-wrap pb-10">
          <ErrorPanel
            title="The rest of the page could not be loaded"
            message={error.message}
            busy={loading}
            headingLevel="h2"
            onRetry={() => refetch()}
          />
        </div>
      )}
    </>
  );
}

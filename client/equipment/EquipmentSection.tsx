import type { RefObject } from 'react';
import { LateSaveSearch } from '../alerts/LateSaveSearch.tsx';
import { feedQuery } from '../feeds/feed-address.ts';
import { totalOf } from '../lists/count-words.ts';
import { Results } from '../lists/Results.tsx';
import { SortSelect } from '../lists/SortSelect.tsx';
import { understoodFilters } from '../lists/understood-filters.ts';
import { useListResults } from '../lists/use-list-results.ts';
import type { ListSearch } from '../lists/use-list-search.ts';
import { usePageTurn } from '../lists/use-page-turn.ts';
import { EquipmentCardSkeletons } from './EquipmentCardSkeletons.tsx';
import { EquipmentCards } from './EquipmentCards.tsx';
import { EQUIPMENT_FILTERS, EquipmentFilters } from './EquipmentFilters.tsx';
import { useEquipmentPageQuery } from './equipment-page.generated.ts';
import { type EquipmentSearch, equipmentList, equipmentSearchVariables } from './equipment-search.ts';
import type { MarketplaceEntryFragment } from './marketplace.generated.ts';
import { equipmentWords } from './words.ts';

interface EquipmentSectionProps {
  list: ListSearch<EquipmentSearch>;
  heading: RefObject<HTMLHeadingElement | null>;
  checks: MarketplaceEntryFragment | undefined;
  note: MarketplaceEntryFragment | undefined;
}

/** Filters, order and list of the products. */
export function EquipmentSection({ list, heading, checks, note }: EquipmentSectionProps) {
  const { search, wanted, change, submit } = list;
  const query = useEquipmentPageQuery({
    variables: equipmentSearchVariables(search),
    notifyOnNetworkStatusChange: true,
  });
  const results = useListResults(query, {
    pageOf: ({ equipment }) => equipment,
    startAnew: () => change({}, { replace: true }),
    refusable: ['search'],
  });
  usePageTurn(search, heading);
  const { page, lastPage } = results;
  const total = page && totalOf(page, 'product');
  return (
    <section
      aria-labelledby={equipmentWords.many}
      className="page-wrap filter-grid pt-6 pb-10 lg:grid-cols-12 lg:gap-x-8 lg:pt-10 lg:pb-16"
    >
      <EquipmentFilters
        search={wanted}
        facets={lastPage?.facets}
        checks={checks}
        change={change}
        onSubmit={(form) => {
          // The order that goes without saying is another one once there are words to match.
          if (form.get('q') !== wanted.q && wanted.sort === '') form.delete('sort');
          submit(form);
          heading.current?.focus();
        }}
        showLabel={total ? `Show ${total}` : 'Show products'}
      />
      <SortSelect
        form={EQUIPMENT_FILTERS}
        sorts={equipmentList.sortsFor(wanted)}
        current={equipmentList.sortOf(wanted)}
        onChange={(sort) => change({ sort })}
        className="max-lg:col-start-2 max-lg:row-start-2 lg:col-span-3 lg:col-start-10 lg:row-start-1 lg:-mt-1"
      />
      <div className="max-lg:col-span-2 max-lg:row-start-3 max-lg:pt-6 lg:col-span-9 lg:col-start-4 lg:row-start-1">
        <Results
          words={equipmentWords}
          results={results}
          total={total && `Showing ${total.charAt(0).toLowerCase()}${total.slice(1)}`}
          filters={understoodFilters(equipmentList, search, page)}
          correction={equipmentList.correctionOf(search, results.page?.correction)}
          clearAll={equipmentList.of(equipmentList.withoutFilters(search))}
          heading={heading}
          headingClassName="lg:pr-60"
          skeletons={<EquipmentCardSkeletons />}
        >
          {(equipment) => <EquipmentCards equipment={equipment} search={search} note={note} />}
        </Results>
        {page && (
          <LateSaveSearch
            filter={{ equipment: equipmentSearchVariables(search).filter ?? {} }}
            listQuery={feedQuery(equipmentList, search)}
          />
        )}
      </div>
    </section>
  );
}

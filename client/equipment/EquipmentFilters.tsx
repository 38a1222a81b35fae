import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { FilterForm } from '../lists/FilterForm.tsx';
import type { ListSearch } from '../lists/use-list-search.ts';
import { choiceFilters } from './equipment-choices.ts';
import type { EquipmentPageQuery } from './equipment-page.generated.ts';
import { type EquipmentSearch, equipmentList } from './equipment-search.ts';
import type { MarketplaceEntryFragment } from './marketplace.generated.ts';
import { equipmentWords } from './words.ts';

/** The id of the form, to which the search field and the order belong although they stand elsewhere. */
export const EQUIPMENT_FILTERS = 'equipment-filters';

interface EquipmentFiltersProps extends Pick<ListSearch<EquipmentSearch>, 'change'> {
  search: EquipmentSearch;
  /** Undefined until the first answer: the choices are there, their numbers are not. */
  facets: EquipmentPageQuery['equipment']['facets'] | undefined;
  /** What the portal says about the checks of a listing. */
  checks: MarketplaceEntryFragment | undefined;
  showLabel: string;
  onSubmit: (form: FormData) => void;
}

/** The filters of the products. */
export function EquipmentFilters({ search, facets, checks, showLabel, change, onSubmit }: EquipmentFiltersProps) {
  return (
    <FilterForm
      id={EQUIPMENT_FILTERS}
      label="Filter equipment"
      path={equipmentList.path}
      inUse={equipmentList.activeFilters(search).length}
      showLabel={showLabel}
      onSubmit={onSubmit}
    >
      {choiceFilters.map((filter) => {
        const { name } = filter;
        return (
          <ChoiceFilter
            key={name}
            words={equipmentWords}
            filter={filter}
            chosen={search[name]}
            counts={facets?.[name === 'price' ? 'priceBand' : name]}
            onChange={(chosen) => change({ [name]: chosen })}
          />
        );
      })}
      {checks && (
        <div className="mt-3 border-t border-line pt-4 max-lg:hidden">
          <h2 className="text-sm font-bold">{checks.title}</h2>
          <p className="mt-1 text-xs text-ink-2">{checks.body}</p>
        </div>
      )}
    </FilterForm>
  );
}

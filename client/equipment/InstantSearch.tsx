import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LONGEST_TEXT } from '../lists/list-definition.ts';
import { openedHereState } from '../navigation/opened-here.ts';
import { Combobox } from '../ui/combobox/Combobox.tsx';
import { lazyList } from '../ui/combobox/lazy-list.tsx';
import { EQUIPMENT_FILTERS } from './EquipmentFilters.tsx';
import { type EquipmentSearch, equipmentList } from './equipment-search.ts';
import { preloadEquipmentSheet } from './LazyEquipmentSheet.tsx';

const panel = lazyList(() => import('./InstantPanel.tsx').then((module) => module.InstantPanel));

interface InstantSearchProps {
  search: EquipmentSearch;
  /** Shows all matches in the list. */
  onShowAll: (words: string) => void;
}

/**
 * The search field of the marketplace, with the first matches below it while one types. It belongs to the form of the
 * filters: Enter without a choice shows all matches in the list, also without scripts.
 */
export function InstantSearch({ search, onShowAll }: InstantSearchProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(search.q);
  const [seen, setSeen] = useState(search.q);
  // What the address says anew overwrites the field.
  if (search.q !== seen) {
    setSeen(search.q);
    setText(search.q);
  }
  return (
    <div className="w-full sm:max-w-114">
      <Combobox
        label="Search equipment"
        name="q"
        inputMode="search"
        form={EQUIPMENT_FILTERS}
        icon={Search}
        maxLength={LONGEST_TEXT}
        enterKeyHint="search"
        value={text}
        onType={setText}
        List={panel.List}
        preload={() => {
          preloadEquipmentSheet();
          panel.preload();
        }}
        onChoose={(option) => {
          if (option === 'all') onShowAll(text.trim());
          else navigate(equipmentList.of(search, option.id), { state: openedHereState() });
        }}
      />
    </div>
  );
}

import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LONGEST_TEXT } from '../lists/list-definition.ts';
import { openedHereState } from '../lists/opened-here.ts';
import { TextField } from '../ui/TextField.tsx';
import { EQUIPMENT_FILTERS } from './EquipmentFilters.tsx';
import { type EquipmentSearch, equipmentList } from './equipment-search.ts';
import type { FoundEquipment } from './InstantPanel.tsx';
import { preloadEquipmentSheet } from './LazyEquipmentSheet.tsx';
import { LazyInstantPanel, preloadInstantPanel } from './LazyInstantPanel.tsx';
import { optionId } from './option-id.ts';

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
  const list = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(search.q);
  const [seen, setSeen] = useState(search.q);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // What the address says anew overwrites the field.
  if (search.q !== seen) {
    setSeen(search.q);
    setText(search.q);
  }
  const [found, setFound] = useState<FoundEquipment>();
  const options = found && found.nodes.length > 0 ? found.nodes.length + 1 : 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
    setFound(undefined);
  };
  const open = (id: string) => {
    close();
    navigate(equipmentList.of(search, id), { state: openedHereState() });
  };
  const showAll = () => {
    close();
    onShowAll(text.trim());
  };
  const choose = () => {
    const match = found?.nodes[active];
    if (match) open(match.id);
    else showAll();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active !== -1) {
      event.preventDefault();
      choose();
    } else if (event.key === 'Enter') {
      close();
    } else if (options > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setActive(nextOption(active, options, event.key === 'ArrowDown' ? 1 : -1));
    }
  };
  return (
    <div className="relative w-full sm:max-w-114">
      <TextField
        label="Search equipment"
        name="q"
        type="text"
        inputMode="search"
        role="combobox"
        form={EQUIPMENT_FILTERS}
        icon={Search}
        maxLength={LONGEST_TEXT}
        autoComplete="off"
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={options > 0}
        aria-controls={options > 0 ? list : undefined}
        aria-activedescendant={active === -1 ? undefined : optionId(list, active)}
        value={text}
        onFocus={() => {
          preloadEquipmentSheet();
          preloadInstantPanel();
        }}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && (
        <LazyInstantPanel id={list} words={text} active={active} onFound={setFound} onOpen={open} onShowAll={showAll} />
      )}
    </div>
  );
}

/** From the field downwards or upwards through the options, and round to the field again. */
function nextOption(active: number, options: number, step: 1 | -1): number {
  const next = active + step;
  if (next < -1) return options - 1;
  return next >= options ? -1 : next;
}

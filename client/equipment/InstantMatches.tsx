import { ComboboxOption } from '../ui/combobox/ComboboxOption.tsx';
import { EquipmentPicture } from './EquipmentPicture.tsx';
import type { InstantEquipmentQuery } from './instant-equipment.generated.ts';
import { MarkedText } from './MarkedText.tsx';

type Found = InstantEquipmentQuery['searchEquipment'];

/** The last option: all matches, in the list. */
export const ALL = 'all' as const;
/** What can be chosen below the search field. */
export type InstantOption = Found['nodes'][number] | typeof ALL;

interface InstantMatchesProps {
  id: string;
  found: Found;
  words: string;
  /** Which option the keyboard stands on; -1 for none. */
  active: number;
  onChoose: (option: InstantOption) => void;
}

/** The first matches below the search field, and how many more there are. */
export function InstantMatches({ id, found, words, active, onChoose }: InstantMatchesProps) {
  const { nodes } = found;
  if (nodes.length === 0) {
    return (
      <div className={panel}>
        <p className="px-5 py-4 text-sm text-ink-2">No equipment matches what you typed</p>
      </div>
    );
  }
  return (
    <div className={panel}>
      <div role="listbox" id={id} aria-label="Matching products" className="pt-2">
        {nodes.map((match, index) => (
          <ComboboxOption
            key={match.id}
            list={id}
            index={index}
            active={active}
            onChoose={() => onChoose(match)}
            className={`${row} min-h-17.5`}
          >
            <EquipmentPicture item={match} className="w-18 shrink-0" />
            <span className="grow sm:flex sm:items-center sm:gap-4">
              <span className="block grow">
                <span className="block text-sm">
                  <MarkedText text={match.name} words={words} />
                </span>
                <span className="block text-xs text-ink-2">
                  <MarkedText text={secondLine(match, words)} words={words} />
                </span>
              </span>
              <span className="num block text-sm font-bold">{match.priceLabel}</span>
            </span>
          </ComboboxOption>
        ))}
        <ComboboxOption
          list={id}
          index={nodes.length}
          active={active}
          onChoose={() => onChoose(ALL)}
          className={`${row} mt-2 min-h-12 border-t border-line`}
        >
          <span className="text-xs text-link underline underline-offset-[0.15em]">{showAllLabel(found)}</span>
          <span aria-hidden className="ml-auto text-xs text-ink-2 max-sm:hidden">
            Enter opens, Esc closes
          </span>
        </ComboboxOption>
      </div>
    </div>
  );
}

const row = 'flex items-center gap-4 px-5 py-2';
const panel = 'absolute top-full left-0 z-30 mt-2 w-full rounded bg-paper shadow-overlay sm:w-138.5 sm:max-w-[90vw]';

function showAllLabel({ nodes, totalCount, totalIsCapped }: Found): string {
  if (totalIsCapped) return `More than ${numbers.format(totalCount)} match: show them in the list`;
  const more = totalCount - nodes.length;
  return more > 0
    ? `+${numbers.format(more)} more: show all ${numbers.format(totalCount)} in the list`
    : 'Show in the list';
}

const numbers = new Intl.NumberFormat('en-GB');

/** What stands below the name: category and supplier, unless only a specification holds what was typed. */
function secondLine({ name, categoryLabel, supplier, specifications }: Found['nodes'][number], words: string): string {
  const line = `${categoryLabel}, ${supplier.name}`;
  const holds = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase());
  return holds(name) || holds(line) ? line : (specifications.find(holds) ?? line);
}

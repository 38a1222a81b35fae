import { Pages } from '../lists/Pages.tsx';
import { EquipmentCard } from './EquipmentCard.tsx';
import type { EquipmentPageQuery } from './equipment-page.generated.ts';
import { type EquipmentSearch, equipmentList } from './equipment-search.ts';
import type { MarketplaceEntryFragment } from './marketplace.generated.ts';
import { BulkOrderLink } from './orders/BulkOrderLink.tsx';
import { NEED_MORE } from './orders/words.ts';
import { equipmentWords } from './words.ts';

/** The columns of the cards; the skeleton has the same. */
export const cardsGrid = 'grid gap-y-5 pt-6 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-10 xl:grid-cols-3';

interface EquipmentCardsProps {
  equipment: EquipmentPageQuery['equipment'];
  search: EquipmentSearch;
  /** What to know before buying; it fills what the last row leaves free. */
  note: MarketplaceEntryFragment | undefined;
}

/** The cards of one page of the list, and the way to the next page. */
export function EquipmentCards({ equipment, search, note }: EquipmentCardsProps) {
  return (
    <>
      <div className={cardsGrid}>
        <ul className="contents">
          {equipment.nodes.map((item) => (
            <EquipmentCard key={item.id} item={item} search={search} />
          ))}
        </ul>
        <BulkOrderNote note={note} cards={equipment.nodes.length} />
      </div>
      <Pages list={equipmentList} words={equipmentWords} search={search} page={equipment} />
    </>
  );
}

/** As wide as what the last row of three leaves free, else a row of its own. */
function BulkOrderNote({ note, cards }: { note: MarketplaceEntryFragment | undefined; cards: number }) {
  const span = ['xl:col-span-3', 'xl:col-span-2', ''][cards % 3];
  return (
    <div className={`self-start border-line-strong max-sm:pt-2 sm:border-y sm:py-8 ${span}`}>
      <h3 className="text-h3">{NEED_MORE.title}</h3>
      <p className="mt-2 max-w-read text-sm text-ink-2">{NEED_MORE.text}</p>
      <div className="mt-4" data-print="hide">
        <BulkOrderLink />
      </div>
      {note && (
        <>
          <h3 className="mt-8 text-h3">{note.title}</h3>
          <p className="mt-2 max-w-read text-sm text-ink-2">{note.body}</p>
        </>
      )}
    </div>
  );
}

import { useLocation } from 'react-router-dom';
import { latePart } from '../ui/late-part.tsx';
import { BuyAction } from './BuyAction.tsx';
import type { OpenEquipmentFragment } from './open-equipment.generated.ts';

const PausedSale = latePart(() => import('./safety-notices/PausedSale.tsx').then((module) => module.PausedSale));

/** What a product costs and the way to buy it, or why there is none; for one that was withdrawn, that it was. */
export function EquipmentActions({ item }: { item: OpenEquipmentFragment }) {
  const { search } = useLocation();
  if (!item.isOffered) {
    return (
      <div className="mt-4 border-l-[6px] border-amber bg-amber-tint px-6 py-4">
        <p className="text-base font-bold">This product is no longer offered</p>
        <p className="text-sm">Ask the supplier what has taken its place.</p>
      </div>
    );
  }
  return (
    <>
      <p className="num mt-3">
        <span className="text-h2 font-bold">{item.priceLabel}</span> <span className="text-sm text-ink-2">ex VAT</span>
      </p>
      {item.safetyNotices.length > 0 ? (
        <PausedSale notices={item.safetyNotices} />
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <BuyAction item={item} supplier={{ search, hash: '#supplier' }} isPrimary />
        </div>
      )}
    </>
  );
}

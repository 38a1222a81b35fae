import { Link } from 'react-router-dom';
import { openedHereState } from '../navigation/opened-here.ts';
import { latePart } from '../ui/late-part.tsx';
import { AvailabilityTag } from './AvailabilityTag.tsx';
import { BuyAction } from './BuyAction.tsx';
import { EquipmentPicture } from './EquipmentPicture.tsx';
import { conditionAndWarranty } from './equipment-facts.ts';
import type { EquipmentCardFragment } from './equipment-page.generated.ts';
import { type EquipmentSearch, equipmentList, supplierAddress } from './equipment-search.ts';
import { preloadEquipmentSheet } from './LazyEquipmentSheet.tsx';
import { preloadSupplierDialog } from './LazySupplierDialog.tsx';

const PausedNote = latePart(() => import('./safety-notices/PausedNote.tsx').then((module) => module.PausedNote));

/** How many specifications a card shows. */
const SPECIFICATIONS = 3;

/** The picture beside the words on small screens, above them on wide ones; the skeleton has the same. */
export const cardGrid =
  'max-sm:grid max-sm:grid-cols-[7.5rem_1fr] max-sm:gap-x-4 max-sm:border-b max-sm:border-line max-sm:pb-5 sm:flex sm:flex-col';

/** One product: what it is, what it costs, and the ways to it and to its supplier. */
export function EquipmentCard({ item, search }: { item: EquipmentCardFragment; search: EquipmentSearch }) {
  const supplier = supplierAddress(search, item.id);
  const specifications = item.specifications.slice(0, SPECIFICATIONS);
  return (
    <li className={cardGrid}>
      <EquipmentPicture item={item} className="max-sm:row-span-2 max-sm:self-start" />
      <div className="sm:mt-3.5">
        <AvailabilityTag item={item} />
        <h3 className="mt-1 text-base">
          <Link
            to={equipmentList.of(search, item.id)}
            state={openedHereState()}
            onPointerEnter={preloadEquipmentSheet}
            onFocus={preloadEquipmentSheet}
          >
            {item.name}
          </Link>
        </h3>
        <p className="num mt-1">
          <span className="text-lg font-bold">{item.priceLabel}</span>{' '}
          <span className="text-xs text-ink-2">ex VAT</span>
        </p>
        <p className="text-xs text-ink-2">{item.supplier.name}</p>
        <p className="text-xs text-ink-2">{conditionAndWarranty(item)}</p>
      </div>
      {specifications.length > 0 && (
        <ul className="mt-3 text-xs max-sm:col-span-2 sm:border-t sm:border-line">
          {specifications.map((specification) => (
            <li
              key={specification}
              className="max-sm:inline max-sm:not-last:after:content-['._'] sm:border-b sm:border-line sm:py-1.25"
            >
              {specification}
            </li>
          ))}
        </ul>
      )}
      <div data-print="hide" className="mt-3 flex flex-wrap items-center gap-3 max-sm:col-span-2 sm:mt-auto sm:pt-4">
        {item.safetyNotices[0] ? (
          <PausedNote notices={item.safetyNotices} />
        ) : (
          <BuyAction item={item} supplier={supplier} className="max-sm:grow sm:px-3" />
        )}
        <Link
          to={supplier}
          state={openedHereState()}
          onPointerEnter={preloadSupplierDialog}
          onFocus={preloadSupplierDialog}
          className="inline-flex min-h-11 items-center text-sm font-medium"
        >
          Contact supplier
          <span className="sr-only">
            {' '}
            {item.supplier.name} about {item.name}
          </span>
        </Link>
      </div>
    </li>
  );
}

import { Skeleton } from '../ui/Skeleton.tsx';
import { cardGrid } from './EquipmentCard.tsx';
import { cardsGrid } from './EquipmentCards.tsx';

/** Names differ in length, so the grey ones do. */
const NAME_WIDTHS = ['w-4/5', 'w-3/4', 'w-2/3', 'w-5/6', 'w-3/5', 'w-1/2'];

const SPECIFICATION_WIDTHS = ['w-4/5', 'w-3/5', 'w-2/3'];

/** Cards of the list's own geometry while the products are on their way. */
export function EquipmentCardSkeletons() {
  return (
    <div aria-hidden className={cardsGrid}>
      {NAME_WIDTHS.map((width) => (
        <div key={width} className={cardGrid}>
          <Skeleton className="aspect-[261/202] w-full rounded" />
          <div className="flex flex-col sm:mt-3.5">
            <Skeleton className="h-6 w-24" />
            <Skeleton className={`mt-2 mb-1 h-5 ${width}`} />
            <Skeleton className="my-1 h-5 w-1/2" />
            <Skeleton className="mt-2 mb-1 h-5.5 w-28" />
            <Skeleton className="my-1 h-3.5 w-3/5" />
            <Skeleton className="my-1 h-3.5 w-1/2" />
          </div>
          <div className="mt-3 max-sm:col-span-2 sm:border-t sm:border-line">
            {SPECIFICATION_WIDTHS.map((specification) => (
              <div key={specification} className="py-1.25 max-sm:last:hidden sm:border-b sm:border-line">
                <Skeleton className={`my-1 h-3.5 ${specification}`} />
              </div>
            ))}
          </div>
          <Skeleton className="mt-4 h-11 w-26 max-sm:col-span-2" />
        </div>
      ))}
    </div>
  );
}

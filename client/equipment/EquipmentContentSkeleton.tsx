import { Skeleton } from '../ui/Skeleton.tsx';
import { useDelayed } from '../ui/use-delayed.ts';

/** What takes longer than this, in milliseconds, is announced by a skeleton. */
const PATIENCE = 200;

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-40', 'w-56', 'w-36', 'w-48'];

/** A picture and lines of text while a product is on its way; the lines alone for its supplier. */
export function EquipmentContentSkeleton({ hasPicture = true }: { hasPicture?: boolean }) {
  const isShown = useDelayed(true, PATIENCE);
  if (!isShown) return <div className={hasPicture ? 'min-h-120' : 'min-h-70'} />;
  return (
    <div className="max-w-read" aria-hidden>
      {hasPicture && <Skeleton className="mb-8 aspect-[261/202] w-90 rounded" />}
      {LINE_WIDTHS.map((width) => (
        <Skeleton key={width} className={`my-3 h-4 ${width}`} />
      ))}
    </div>
  );
}

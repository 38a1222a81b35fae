import { IllustrativeMark } from '../ui/IllustrativeMark.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { MarketplaceEntryFragment } from './marketplace.generated.ts';
import { ILLUSTRATIVE } from './words.ts';

const PLACEHOLDERS = ['items', 'suppliers', 'orders', 'rating'];

/** The marketplace's figures in one ruled strip, or the room for them. */
export function MarketplaceFigures({ entry }: { entry: MarketplaceEntryFragment | undefined }) {
  return (
    <div className="mt-6 lg:mt-8">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:gap-x-8 lg:grid-cols-4">
        {entry
          ? entry.items.map(({ label, value }, index) => (
              <div key={label} className="flex flex-col-reverse justify-end border-t border-line-strong pt-3">
                <dt className="text-xs text-ink-2">{label}</dt>
                <dd className="num text-h3 font-bold">
                  <span>{value}</span>
                  {entry.illustrative && index === 0 && <IllustrativeMark />}
                </dd>
              </div>
            ))
          : PLACEHOLDERS.map((name) => (
              <div key={name} aria-hidden className="border-t border-line-strong pt-3">
                <Skeleton className="h-8 w-20" />
                <Skeleton className="mt-1 h-4.5 w-32" />
              </div>
            ))}
      </dl>
      {entry?.illustrative && <p className="mt-3 text-xs text-ink-2">{ILLUSTRATIVE}</p>}
    </div>
  );
}

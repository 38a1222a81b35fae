import type { HomeEntryFragment } from './home-page.generated.ts';
import { useRotation } from './motion/use-rotation.ts';
import { ILLUSTRATIVE } from './words.ts';

/** How long a figure is the current one, in milliseconds. */
const STATS_ROTATION = 3_000;

/** Four figures, all of them there all the time: what rotates is the rule above the current one. */
export function StatCards({ entry }: { entry: HomeEntryFragment }) {
  const { index, holds } = useRotation(entry.items.length, STATS_ROTATION);
  return (
    <section aria-label={entry.title} className="page-wrap relative pt-8 pb-10 lg:pt-10" {...holds}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-8 lg:grid-cols-4">
        {entry.items.map(({ label, value }, at) => (
          <div
            key={label}
            data-current={at === index}
            className={`flex flex-col-reverse justify-end ${at === index ? 'border-t-4 border-brand pt-3.25' : 'border-t border-line-strong pt-4'}`}
          >
            <dt className="text-xs text-ink-2 sm:text-sm">{label}</dt>
            <dd className="num text-h2 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {entry.illustrative && <p className="mt-6 text-xs text-ink-2">{ILLUSTRATIVE}</p>}
    </section>
  );
}

import { useHydrated } from '../../ui/use-hydrated.ts';
import type { HomeEntryFragment } from '../home-page.generated.ts';
import { MotionButton } from '../motion/MotionButton.tsx';
import { useRotation } from '../motion/use-rotation.ts';
import { ILLUSTRATIVE_QUOTES } from '../words.ts';

/** How long a quote stays, in milliseconds. */
const TESTIMONIALS_ROTATION = 5_000;

/** One quote at a time. All of them take the room of the longest, so that nothing below them moves. */
export function Testimonials({ entry }: { entry: HomeEntryFragment }) {
  const { items } = entry;
  const { index, choose, holds } = useRotation(items.length, TESTIMONIALS_ROTATION);
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="testimonials" {...holds}>
      <div className="page-wrap py-10 lg:py-16">
        <h2 id="testimonials" className="sr-only">
          {entry.title}
        </h2>
        <ul className="grid">
          {items.map(({ label, value, text }, at) => (
            <li key={label} className={`col-start-1 row-start-1 ${at === index ? '' : 'invisible'}`}>
              <figure>
                <blockquote className="max-w-[54rem] text-h3 font-regular text-pretty sm:text-h2">"{text}"</blockquote>
                <figcaption className="mt-4">
                  <p className="text-base font-bold">{label}</p>
                  <p className="text-sm text-ink-2">{value}</p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <div className={`mt-4 -ml-3 flex items-center ${isHydrated ? '' : 'invisible'}`} data-print="hide">
          {items.map(({ label }, at) => (
            <button
              key={label}
              type="button"
              aria-label={`Show testimonial ${at + 1} of ${items.length}`}
              aria-current={at === index}
              onClick={() => choose(at)}
              className="flex size-11 items-center justify-center rounded"
            >
              <span className={`size-4 border-ink [border-radius:50%] ${at === index ? 'border-8' : 'border-2'}`} />
            </button>
          ))}
          <MotionButton className="ml-3 text-link hover:text-link-hover" />
        </div>
        {entry.illustrative && <p className="mt-2 text-xs text-ink-2">{ILLUSTRATIVE_QUOTES}</p>}
      </div>
    </section>
  );
}

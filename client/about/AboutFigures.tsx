import { KeyFigures } from '../ui/KeyFigures.tsx';
import type { AboutEntryFragment } from './about-page.generated.ts';
import { ILLUSTRATIVE } from './words.ts';

/** The display figures of the portal, which nothing measures. */
export function AboutFigures({ entry }: { entry: AboutEntryFragment | undefined }) {
  if (!entry) return null;
  return (
    <section aria-labelledby="statistics" className="page-wrap pt-10 lg:pt-16">
      <h2 id="statistics" className="mb-6 text-h2">
        {entry.title}
      </h2>
      <KeyFigures
        figures={entry.items.map(({ label, value }) => ({ label, value: value ?? '' }))}
        note={entry.illustrative ? ILLUSTRATIVE : undefined}
      />
    </section>
  );
}

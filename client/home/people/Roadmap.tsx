import type { HomeEntryFragment } from '../home-page.generated.ts';
import { ILLUSTRATIVE } from '../words.ts';
import { RoadmapLines, Stop } from './RoadmapLines.tsx';

/** The steps as stations of three lines that rise from one to the next; on small screens the lines run down the edge. */
export function Roadmap({ entry }: { entry: HomeEntryFragment }) {
  return (
    <section aria-labelledby="roadmap" className="bg-canvas">
      <div className="page-wrap py-10 lg:py-16">
        <h2 id="roadmap" className="text-h2">
          {entry.title}
        </h2>
        <RoadmapLines />
        <ol className="mt-6 grid gap-x-8 lg:mt-3 lg:grid-cols-3">
          {entry.items.map(({ label, value, text }, at) => (
            <li key={label} className="relative pb-6 max-lg:pl-14 lg:pb-0">
              <Stop isCurrent={at === 0} isLast={at === entry.items.length - 1} />
              <p className="text-sm text-ink-2">{value}</p>
              <h3 className="text-h3">{label}</h3>
              <p className="mt-1 text-sm text-ink-2 lg:max-w-80">{text}</p>
            </li>
          ))}
        </ol>
        {entry.illustrative && <p className="mt-4 text-xs text-ink-2 lg:mt-6">{ILLUSTRATIVE}</p>}
      </div>
    </section>
  );
}

import type { HomePageQuery } from '../home-page.generated.ts';
import { CheckFeature } from './CheckFeature.tsx';
import { CoverFeature } from './CoverFeature.tsx';
import { SearchFeature } from './SearchFeature.tsx';

/** What the portal can do, each part with a demonstration that works. */
export function Features({ data }: { data: HomePageQuery }) {
  return (
    <section aria-labelledby="tools" className="bg-canvas">
      <div className="page-wrap py-10 lg:py-16">
        <h2 id="tools" className="text-h2">
          Three tools that save a phone call
        </h2>
        <SearchFeature />
        <CoverFeature data={data} />
        <CheckFeature data={data} />
      </div>
    </section>
  );
}

import type { RouteHandle } from '../navigation/route-handle.ts';
import { latePart } from '../ui/late-part.tsx';
import { LineSweep } from './areas/LineSweep.tsx';
import { presentAreas } from './areas/present-areas.ts';
import { HomeHero } from './hero/HomeHero.tsx';
import { homeEntry } from './home-entry.ts';
import { HomePageDocument, useHomePageQuery } from './home-page.generated.ts';
import { StatCards } from './StatCards.tsx';
import { HEADLINE, LEAD } from './words.ts';

const AreaSections = latePart(() => import('./areas/AreaSections.tsx').then((module) => module.AreaSections));
const Features = latePart(() => import('./features/Features.tsx').then((module) => module.Features));
const TakingPart = latePart(() => import('./people/TakingPart.tsx').then((module) => module.TakingPart));

export const handle: RouteHandle = {
  title: '',
  area: '',
  description: 'Recruitment, compliance and equipment for UK health services.',
  queries: () => [{ document: HomePageDocument }],
};

/** The home page: the portal, the news of each part, its tools, and its audiences. */
export function Component() {
  const { data } = useHomePageQuery();
  const hero = data && homeEntry(data, 'hero');
  const statistics = data && homeEntry(data, 'statistics');
  return (
    <>
      <HomeHero headline={hero?.title || HEADLINE} lead={hero?.body || LEAD} />
      <div className="relative">
        {statistics && <StatCards entry={statistics} />}
        {data && <LineSweep present={presentAreas(data)} />}
      </div>
      {data && <AreaSections data={data} />}
      {data && <Features data={data} />}
      {data && <TakingPart data={data} />}
    </>
  );
}

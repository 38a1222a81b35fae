import type { RouteHandle } from '../navigation/route-handle.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomePageDocument, useHomePageQuery } from './home-page.generated.ts';
import { JobFigures } from './JobFigures.tsx';
import { WaysIn } from './WaysIn.tsx';
import { HEADLINE, LEAD } from './words.ts';

export const handle: RouteHandle = {
  title: '',
  area: '',
  description: 'Recruitment, compliance and equipment for UK health services.',
  queries: () => [{ document: HomePageDocument }],
};

/** The front page: what the portal is, what it counts, and the ways in. */
export function Component() {
  const { data } = useHomePageQuery();
  return (
    <>
      <HomeHero headline={data?.hero?.title ?? HEADLINE} lead={data?.hero?.body ?? LEAD} />
      {data && <JobFigures stats={data.jobStats} />}
      <WaysIn entry={data?.waysIn ?? null} />
    </>
  );
}

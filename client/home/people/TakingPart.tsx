import { homeEntries, homeEntry } from '../home-entry.ts';
import type { HomePageQuery } from '../home-page.generated.ts';
import { Audiences } from './Audiences.tsx';
import { Ecosystem } from './Ecosystem.tsx';
import { FinalCall } from './FinalCall.tsx';
import { Roadmap } from './Roadmap.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The audiences of the portal, how to take part, its plans, and the call to action. */
export function TakingPart({ data }: { data: HomePageQuery }) {
  const audiences = homeEntries(data, 'audience-');
  const roadmap = homeEntry(data, 'roadmap');
  const testimonials = homeEntry(data, 'testimonials');
  return (
    <>
      {audiences.length > 0 && <Audiences entries={audiences} />}
      <Ecosystem />
      {roadmap && <Roadmap entry={roadmap} />}
      {testimonials && <Testimonials entry={testimonials} />}
      <FinalCall />
    </>
  );
}

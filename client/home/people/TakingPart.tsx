import { homeEntries, homeEntry } from '../home-entry.ts';
import type { HomePageQuery } from '../home-page.generated.ts';
import { Audiences } from './Audiences.tsx';
import { Ecosystem } from './Ecosystem.tsx';
import { FinalCall } from './FinalCall.tsx';
import { Roadmap } from './Roadmap.tsx';
import { Testimonials } from './Testimonials.tsx';

/** For whom the portal is, how to take part in it, where it is going, and the way in. */
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

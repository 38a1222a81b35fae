import { Visits } from '../analytics/Visits.tsx';
import { Assistant } from '../assistant/Assistant.tsx';
import { Consent } from '../consent/Consent.tsx';
import { NotedViews } from '../personal/NotedViews.tsx';
import { SampleNotice } from './SampleNotice.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

/** What lies over the page or above it, and comes after it. */
export function Overlays() {
  return (
    <>
      <ScrollToTop />
      <SampleNotice />
      <Consent />
      <Assistant />
      <Visits />
      <NotedViews />
    </>
  );
}

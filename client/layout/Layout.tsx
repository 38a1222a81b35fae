import { type ReactNode, use } from 'react';
import { useLayoutQuery } from '../navigation/layout.generated.ts';
import { useRouteHandle } from '../navigation/use-route-handle.ts';
import { WithoutScripts } from '../navigation/without-scripts.ts';
import { latePart } from '../ui/late-part.tsx';
import { Header } from './Header.tsx';

// Without its script it can be read, and its links lead on.
const TopBanner = latePart(() => import('./TopBanner.tsx').then((module) => module.TopBanner));
// It opens without a script.
const SampleDataLine = latePart(() => import('./SampleDataLine.tsx').then((module) => module.SampleDataLine));
const OfflineBar = latePart(() => import('../offline/OfflineBar.tsx').then((module) => module.OfflineBar));
const NoticeRegions = latePart(() => import('../ui/NoticeRegions.tsx').then((module) => module.NoticeRegions));
const Footer = latePart(() => import('./Footer.tsx').then((module) => module.Footer));
const Overlays = latePart(() => import('./Overlays.tsx').then((module) => module.Overlays));

/** The layout of every page. It works without its data: a failed query leaves gaps, not an error. */
export function Layout({ children }: { children: ReactNode }) {
  const { data } = useLayoutQuery();
  const handle = useRouteHandle();
  const Panel = use(WithoutScripts);
  return (
    <>
      <TopBanner data={data} />
      <Header />
      <noscript>{Panel && <Panel />}</noscript>
      <div role="status">
        <OfflineBar />
      </div>
      {data?.site.sampleData && <SampleDataLine area={handle.area} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer data={data} />
      <Overlays />
      <NoticeRegions />
    </>
  );
}

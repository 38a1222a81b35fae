import { type ReactNode, use } from 'react';
import { latePart } from '../navigation/late-part.tsx';
import { useRouteHandle } from '../navigation/use-route-handle.ts';
import { WithoutScripts } from '../navigation/without-scripts.ts';
import { Header } from './Header.tsx';
import { useLayoutQuery } from './layout.generated.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBanner } from './TopBanner.tsx';

// It opens without a script.
const SampleDataLine = latePart(() => import('./SampleDataLine.tsx').then((module) => module.SampleDataLine));
const NoticeRegions = latePart(() => import('../ui/NoticeRegions.tsx').then((module) => module.NoticeRegions));
const Footer = latePart(() => import('./Footer.tsx').then((module) => module.Footer));
const SampleNotice = latePart(() => import('./SampleNotice.tsx').then((module) => module.SampleNotice));
const ScrollToTop = latePart(() => import('./ScrollToTop.tsx').then((module) => module.ScrollToTop));

/** What stands around every page. It is complete without its data: a failed query leaves gaps, not an error. */
export function Layout({ children }: { children: ReactNode }) {
  const { data } = useLayoutQuery();
  const handle = useRouteHandle();
  const Panel = use(WithoutScripts);
  return (
    <>
      <SkipLink />
      <TopBanner stats={data?.jobStats} links={data?.bannerLinks?.items ?? []} />
      <Header />
      <noscript>{Panel && <Panel />}</noscript>
      <OfflineBar />
      {data?.site.sampleData && <SampleDataLine area={handle.area} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer entries={data?.footer.nodes ?? []} />
      <ScrollToTop />
      <SampleNotice />
      <NoticeRegions />
    </>
  );
}

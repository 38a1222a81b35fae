import { type ReactNode, use } from 'react';
import { useRouteHandle } from '../navigation/use-route-handle.ts';
import { WithoutScripts } from '../navigation/without-scripts.ts';
import { NoticeRegions } from '../ui/NoticeRegions.tsx';
import { Slice } from '../ui/Slice.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useLayoutQuery } from './layout.generated.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { SampleDataLine } from './SampleDataLine.tsx';
import { SampleNotice } from './SampleNotice.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBanner } from './TopBanner.tsx';

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
      <Slice>
        <Footer entries={data?.footer.nodes ?? []} />
      </Slice>
      <ScrollToTop />
      <SampleNotice />
      <NoticeRegions />
    </>
  );
}

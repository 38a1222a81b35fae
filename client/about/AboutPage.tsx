import type { RouteHandle } from '../navigation/route-handle.ts';
import { INDEPENDENCE } from '../ui/late-words.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { UnloadedSections } from '../ui/UnloadedSections.tsx';
import { AboutFigures } from './AboutFigures.tsx';
import { AboutText } from './AboutText.tsx';
import { aboutEntry } from './about-entry.ts';
import { AboutPageDocument, useAboutPageQuery } from './about-page.generated.ts';
import { ABOUT, ABOUT_NOT_LOADED } from './words.ts';

export const handle: RouteHandle = {
  title: ABOUT,
  area: '',
  description: 'What the portal is for, what it holds, how it is to come into use, and who to turn to.',
  queries: () => [{ document: AboutPageDocument }],
};

/** /about */
export function Component() {
  const query = useAboutPageQuery();
  const { data } = query;
  const entries = data?.contentList.nodes ?? [];
  const introduction = aboutEntry(entries, 'introduction');
  return (
    <>
      <PageHeader title={introduction?.title ?? ABOUT} lead={introduction?.body ?? INDEPENDENCE} />
      <AboutFigures entry={aboutEntry(entries, 'statistics')} />
      {data && <AboutText data={data} />}
      {!data && (
        <div className="page-wrap grid-cols-12 gap-x-8 py-10 lg:grid lg:py-16">
          <UnloadedSections title={ABOUT_NOT_LOADED} query={query} contents="after" />
        </div>
      )}
    </>
  );
}

import { PageContents } from '../ui/PageContents.tsx';
import { GuideSection } from './GuideSection.tsx';
import type { GuideSectionContent } from './guide-sections.ts';

/** What the portal tells people who look for a post, from the application to their training. */
export function StaffGuide({ sections }: { sections: readonly GuideSectionContent[] }) {
  if (sections.length === 0) return null;
  return (
    <div data-print="hide" className="page-wrap grid-cols-12 gap-x-8 py-10 lg:grid lg:py-16">
      <div className="col-span-3">
        <PageContents sections={sections.map(({ id, entry }) => ({ id, title: entry.title }))} />
      </div>
      <div className="col-span-9 flex flex-col gap-12 lg:gap-16">
        {sections.map((section) => (
          <GuideSection key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}

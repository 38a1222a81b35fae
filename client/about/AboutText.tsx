import { PageContents } from '../ui/PageContents.tsx';
import { AboutSection } from './AboutSection.tsx';
import { aboutEntry, aboutSections } from './about-entry.ts';
import type { AboutPageQuery } from './about-page.generated.ts';
import { CountedFacts } from './CountedFacts.tsx';

/** The text of the page, beside its contents and the counted figures. */
export function AboutText({ data }: { data: AboutPageQuery }) {
  const { contentList, certifications, contact } = data;
  const sections = aboutSections.flatMap((name) => {
    const entry = name === 'certifications' ? certifications : aboutEntry(contentList.nodes, name);
    return entry ? [{ name, entry }] : [];
  });
  return (
    <div className="page-wrap grid-cols-12 gap-x-8 py-10 lg:grid lg:py-16">
      <div className="col-span-4 col-start-9">
        <div className="lg:sticky lg:top-24">
          {sections.length > 0 && (
            <PageContents sections={sections.map(({ name, entry }) => ({ id: name, title: entry.title }))} />
          )}
          <CountedFacts data={data} />
        </div>
      </div>
      <div className="col-span-7 col-start-1 row-start-1 flex flex-col gap-10 max-lg:mt-10 lg:gap-12">
        {sections.map(({ name, entry }) => (
          <AboutSection key={name} name={name} entry={entry} contact={contact ?? undefined} />
        ))}
      </div>
    </div>
  );
}

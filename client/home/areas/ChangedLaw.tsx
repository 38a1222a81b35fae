import { LawChangeBox } from '../../compliance/LawChangeBox.tsx';
import type { HomePageQuery } from '../home-page.generated.ts';
import { AreaSection, type AreaSectionProps } from './AreaSection.tsx';

/** The newest document whose law has changed, with what held before beside what holds now. */
export function ChangedLaw({ data, ...place }: AreaSectionProps & { data: HomePageQuery }) {
  const document = data.documents.nodes.find(({ lawChange }) => lawChange);
  if (!document?.lawChange) return null;
  return (
    <AreaSection
      {...place}
      title="Law changed"
      text={`${document.title}, version ${document.version}, states the law as it is now.`}
      more={{ to: `/compliance?doc=${document.slug}`, label: `Read ${document.title}` }}
    >
      <LawChangeBox change={document.lawChange} addedOn={document.lastUpdated} heading="h3" />
    </AreaSection>
  );
}

import type { RouteHandle } from '../navigation/route-handle.ts';
import { PageContents } from '../ui/PageContents.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { UnloadedSections } from '../ui/UnloadedSections.tsx';
import { DocumentationLinks } from './DocumentationLinks.tsx';
import { DocumentationPageDocument, useDocumentationPageQuery } from './documentation-page.generated.ts';
import { GuideGroup } from './GuideGroup.tsx';
import { QuickStarts } from './QuickStarts.tsx';
import { DOCUMENTATION, DOCUMENTATION_LEAD, DOCUMENTATION_NOT_LOADED, QUICK_STARTS } from './words.ts';

export const handle: RouteHandle = {
  title: DOCUMENTATION,
  area: '',
  description: 'Quick starts for GraphQL and REST, and guides to the portal for readers, developers and operators.',
  queries: () => [{ document: DocumentationPageDocument }],
};

/** /documentation */
export function Component() {
  const query = useDocumentationPageQuery();
  const { data } = query;
  const { version, quickStarts = [], groups = [] } = data?.documentation ?? {};
  return (
    <>
      <PageHeader
        title={DOCUMENTATION}
        lead={DOCUMENTATION_LEAD}
        aside={
          version && (
            <p className="num text-lg text-ink-2">
              <span className="sr-only">Version </span>
              {version}
            </p>
          )
        }
      >
        <DocumentationLinks />
      </PageHeader>
      <div className="page-wrap grid-cols-12 gap-x-8 py-10 lg:grid lg:py-16">
        {data && (
          <>
            <div className="col-span-3">
              <PageContents
                sections={[
                  { id: 'quick-starts', title: QUICK_STARTS },
                  ...groups.map(({ id, title }) => ({ id, title })),
                ]}
              />
            </div>
            <div className="col-span-9 flex min-w-0 flex-col gap-12 lg:gap-16">
              <QuickStarts quickStarts={quickStarts} />
              {groups.map((group) => (
                <GuideGroup key={group.id} group={group} />
              ))}
            </div>
          </>
        )}
        {!data && <UnloadedSections title={DOCUMENTATION_NOT_LOADED} query={query} />}
      </div>
    </>
  );
}
